import Basics
import Domain
import Foundation
import Markdown
import Pages
import Presentation

/// Reads the shortcodes of the newsroom's own texts, checks what they are given, and says what they stand for.
final class ShortcodeReader {
    private let site: ShortcodeSite
    private let shortcodes: [String: any Shortcode]
    /// What pages with the shortcodes of each text may load from elsewhere.
    private var found: [String: [PolicyAllowance]] = [:]
    /// How many mistakes of the text that is read were told, by their severity, and the line of the next.
    private var told: [Diagnostic.Severity: (count: Int, line: Int)] = [:]

    /// In so many others a shortcode with a text of its own may stand: what stands in them is read with each.
    private static let deepest = 8
    /// Nobody reads more mistakes of one text.
    private static let mostTold = 100

    /// - Parameters:
    ///   - site: what they can show.
    ///   - own: the site's own, which take the place of others of the same name.
    init(_ site: ShortcodeSite, own: [any Shortcode]) {
        self.site = site
        let all: [any Shortcode] =
            [
                VideoShortcode(), AudioShortcode(), PostShortcode(), MapShortcode(),
                GalleryShortcode(), BoxShortcode(), RelatedShortcode(), FileShortcode(),
                ContactShortcode(),
            ] + own
        shortcodes = Dictionary(all.map { ($0.name, $0) }) { $1 }
    }

    /// Whether any text has shortcodes.
    var isUsed: Bool { !found.isEmpty }

    var allowances: [PolicyAllowance] {
        var seen: Set<PolicyAllowance> = []
        return found.sorted { $0.key < $1.key }.flatMap(\.value).filter { seen.insert($0).inserted }
    }

    /// A text that may have shortcodes.
    struct Text {
        let body: String
        /// The line of the file on which it begins.
        let line: Int
        let language: Language
        /// How messages name the file.
        let path: String
        let log: DiagnosticLog
    }

    /// What was read of a text with shortcodes.
    struct Reading {
        /// The text without them, everything else at its place.
        let masked: String
        /// For each that is no closing tag, what it stands for in its parts.
        let inserts: [[String]]
        /// What they lead to or play.
        let references: [MarkdownReference]
    }

    /// Nil for a text without any.
    func read(_ text: Text) -> Reading? {
        found[text.path] = nil
        guard let shortcodes = ShortcodeText(text.body) else { return nil }
        told = [:]
        defer { tellRest(of: text) }
        for fault in shortcodes.faults {
            tell(fault.message, (fault.line, fault.column), fault.hint, text)
        }
        for remark in shortcodes.remarks {
            tell(remark.message, (remark.line, remark.column), remark.hint, text, .warning)
        }
        if shortcodes.tags.isEmpty, shortcodes.faults.isEmpty { return nil }
        let (bodies, deep) = bodies(of: shortcodes, in: text)
        var inserts: [[String]] = []
        var references: [MarkdownReference] = []
        for (place, tag) in shortcodes.tags.enumerated() where !tag.isClosing {
            if deep.contains(place) {
                inserts.append(["", ""])
                continue
            }
            let call = call(tag, body: bodies[place], in: text)
            inserts.append(call?.parts ?? [])
            references += call?.references ?? []
        }
        found[text.path] = inserts.flatMap { TextInserts.allowances(for: $0.joined()) }.map {
            PolicyAllowance(directive: $0.directive.rawValue, source: $0.source)
        }
        return Reading(masked: shortcodes.masked, inserts: inserts, references: references)
    }

    private func tell(
        _ message: String,
        _ place: (line: Int, column: Int),
        _ hint: @autoclosure () -> String?,
        _ text: Text,
        _ severity: Diagnostic.Severity = .error
    ) {
        let before = told[severity]?.count ?? 0
        let line = before == Self.mostTold ? place.line : told[severity]?.line ?? place.line
        told[severity] = (before + 1, line)
        guard before < Self.mostTold else { return }
        text.log.add(
            Diagnostic(
                severity,
                message,
                path: text.path,
                line: text.line + place.line - 1,
                column: place.column,
                hint: hint()
            )
        )
    }

    private func tellRest(of text: Text) {
        for severity in [Diagnostic.Severity.error, .warning] {
            guard let (count, line) = told[severity], count > Self.mostTold else { continue }
            text.log.add(
                Diagnostic(
                    severity,
                    "from here on, \(count - Self.mostTold) more like these are not told",
                    path: text.path,
                    line: text.line + line - 1,
                    hint: "mend those that are told first"
                )
            )
        }
    }

    /// The texts between two tags, by the place of the first, and the places of tags that stand in too many others.
    private func bodies(
        of found: ShortcodeText,
        in text: Text
    ) -> (texts: [Int: String], deep: Set<Int>) {
        var bodies: [Int: String] = [:]
        var deep: Set<Int> = []
        var open: [(place: Int, tag: ShortcodeTag)] = []
        var isStrange = false
        for (place, tag) in found.tags.enumerated() {
            guard let shortcode = shortcodes[tag.name] else {
                isStrange = true
                continue
            }
            if !tag.isClosing {
                guard shortcode.hasBody else { continue }
                if open.count >= Self.deepest {
                    deep.insert(place)
                    tell(
                        "'\(tag.name)' stands in \(Self.deepest) others: only its text is shown",
                        (tag.line, tag.column),
                        open.last.map { "put '{{< /\($0.tag.name) >}}' before it" },
                        text,
                        .warning
                    )
                }
                open.append((place, tag))
                continue
            }
            guard let last = open.last else {
                tell(
                    "'{{< /\(tag.name) >}}' closes nothing",
                    (tag.line, tag.column),
                    shortcode.hasBody
                        ? "put '{{< \(tag.name) >}}' above its text, or take it away"
                        : "'\(tag.name)' has no text of its own: take it away",
                    text
                )
                continue
            }
            guard last.tag.name == tag.name else {
                tell(
                    "'{{< /\(tag.name) >}}' stands within '\(last.tag.name)', which is not closed",
                    (tag.line, tag.column),
                    "put '{{< /\(last.tag.name) >}}' before it",
                    text
                )
                return (bodies, deep)
            }
            open.removeLast()
            if !deep.contains(last.place) {
                bodies[last.place] = found.body(from: last.tag, to: tag)
            }
        }
        for (_, tag) in open where !isStrange {
            tell(
                "the shortcode '\(tag.name)' is not closed",
                (tag.line, tag.column),
                "put '{{< /\(tag.name) >}}' below its text",
                text
            )
        }
        return (bodies, deep)
    }
}

extension ShortcodeReader {
    private func call(
        _ tag: ShortcodeTag,
        body: String?,
        in text: Text
    ) -> (parts: [String], references: [MarkdownReference])? {
        guard let shortcode = shortcodes[tag.name] else {
            tell(
                "there is no shortcode '\(tag.name)'",
                (tag.line, tag.column),
                NearestName.of(tag.name, in: shortcodes.keys.sorted()).map {
                    "did you mean '\($0)'?"
                } ?? "shortcodes: \(shortcodes.keys.sorted().joined(separator: ", "))",
                text
            )
            return nil
        }
        guard let values = values(of: tag, for: shortcode, in: text),
            !shortcode.hasBody || body != nil, let words = site.words(text.language)
        else { return nil }
        let call = ShortcodeCall(tag, values, body: body, of: text, site: site, words: words)
        guard let parts = shortcode.html(call), !call.isFaulty else { return nil }
        return (parts, call.references)
    }

    /// The values by their parameters; nil where one is wrong.
    private func values(
        of tag: ShortcodeTag,
        for shortcode: any Shortcode,
        in text: Text
    ) -> [String: [ShortcodeTag.Parameter]]? {
        var values: [String: [ShortcodeTag.Parameter]] = [:]
        var isRight = true
        func wrong(
            _ message: String,
            _ place: (line: Int, column: Int),
            _ hint: @autoclosure () -> String?
        ) {
            isRight = false
            tell(message, place, hint(), text)
        }
        let names = shortcode.parameters.map(\.name)
        for value in tag.parameters {
            let place = (value.line, value.column)
            guard let name = value.name ?? shortcode.main else {
                wrong(
                    "the value '\(value.value)' of '\(tag.name)' has no name",
                    place,
                    "write \(names.first ?? "name")=\"\(value.value)\""
                )
                continue
            }
            guard let parameter = shortcode.parameters.first(where: { $0.name == name }) else {
                wrong(
                    "'\(tag.name)' has no parameter '\(name)'",
                    place,
                    NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
                        ?? (names.isEmpty
                            ? "it has none" : "parameters: \(names.joined(separator: ", "))")
                )
                continue
            }
            if values[name] != nil, name != shortcode.main || !shortcode.takesMany {
                wrong("'\(tag.name)' is given '\(name)' twice", place, "keep one of the two")
                continue
            }
            if parameter.kind == .number, Double(value.value)?.isFinite != true {
                wrong(
                    "'\(name)' of '\(tag.name)' must be a number, not '\(value.value)'",
                    place,
                    "write it with digits and a point: \(name)=40.5"
                )
                continue
            }
            values[name, default: []].append(value)
        }
        for parameter in shortcode.parameters
        where parameter.isRequired && values[parameter.name]?.first?.value.nonBlank == nil {
            if !isRight { break }
            wrong(
                "'\(tag.name)' needs '\(parameter.name)'",
                (tag.line, tag.column),
                "write {{< \(tag.name) \(parameter.name)=\"…\" >}}"
            )
        }
        return isRight ? values : nil
    }
}
