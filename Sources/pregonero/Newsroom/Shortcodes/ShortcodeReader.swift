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
    /// The files of those whose templates cannot be followed, by their names.
    private let faulty: [String: String]
    /// What pages with the shortcodes of each text may load from elsewhere.
    private var found: [String: [PolicyAllowance]] = [:]

    /// - Parameters:
    ///   - site: what they can show.
    ///   - own: the site's own, which take the place of others of the same name.
    init(_ site: ShortcodeSite, own: OwnShortcodes) {
        self.site = site
        faulty = own.faulty
        shortcodes = Dictionary((BuiltInShortcodes.all + own.usable).map { ($0.name, $0) }) { $1 }
            .filter { own.faulty[$0.key] == nil }
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
        let messages = MessageLimit(of: text)
        defer { messages.reportRest() }
        for fault in shortcodes.faults {
            messages.report(fault.message, at: fault.position, hint: fault.hint)
        }
        for remark in shortcodes.remarks {
            messages.report(remark.message, at: remark.position, hint: remark.hint, .warning)
        }
        if shortcodes.tags.isEmpty, shortcodes.faults.isEmpty { return nil }
        let nesting = ShortcodeNesting(of: shortcodes, among: self.shortcodes, messages: messages)
        var inserts: [[String]] = []
        var references: [MarkdownReference] = []
        for (place, tag) in shortcodes.tags.enumerated() where !tag.isClosing {
            if nesting.deep.contains(place) {
                inserts.append(["", ""])
                continue
            }
            let call = call(tag, body: nesting.bodies[place], in: text, messages)
            inserts.append(call?.parts ?? [])
            references += call?.references ?? []
        }
        found[text.path] = inserts.flatMap { TextInserts.allowances(for: $0.joined()) }.map {
            PolicyAllowance(directive: $0.directive.rawValue, source: $0.source)
        }
        return Reading(masked: shortcodes.masked, inserts: inserts, references: references)
    }

    private func call(
        _ tag: ShortcodeTag,
        body: String?,
        in text: Text,
        _ messages: MessageLimit
    ) -> (parts: [String], references: [MarkdownReference])? {
        guard let shortcode = shortcodes[tag.name] else {
            reportUnknown(tag, messages)
            return nil
        }
        guard let values = ShortcodeValues(of: tag, for: shortcode, messages: messages),
            !shortcode.hasBody || body != nil, let words = site.words(text.language)
        else { return nil }
        let call = ShortcodeCall(
            tag,
            values.all,
            body: body,
            of: text,
            site: site,
            words: words,
            messages: messages
        )
        guard let parts = shortcode.html(call), !call.isFaulty else { return nil }
        return (parts, call.references)
    }

    private func reportUnknown(_ tag: ShortcodeTag, _ messages: MessageLimit) {
        if let file = faulty[tag.name] {
            let fault = OwnShortcode.fault(of: tag.name, in: file)
            return messages.report(fault.message, at: tag.position, hint: fault.hint)
        }
        let names = shortcodes.keys.sorted()
        messages.report(
            "there is no shortcode '\(tag.name)'",
            at: tag.position,
            hint: NearestName.of(tag.name, in: (names + faulty.keys).sorted()).map {
                "did you mean '\($0)'?"
            } ?? "shortcodes: \(names.joined(separator: ", "))"
        )
    }
}
