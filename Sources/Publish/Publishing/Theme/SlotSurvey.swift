import Basics
import Domain
import Foundation
import Pages

/// What the site's own slots load from elsewhere: each host, and the directives of the policy that it needs.
struct SlotSurvey {
    /// By the names of the slots: `footer`.
    private(set) var bySlot: [String: [PolicyAllowance]] = [:]
    private(set) var problems: [Diagnostic] = []
    private let allowance: SlotAllowance
    /// The slot that is read.
    private var slot = ""
    /// Slots that have a script, which may ask for anything.
    private var withScripts: Set<String> = []

    var warnings: [Diagnostic] { problems.filter { $0.severity == .warning } }

    /// Those of all slots, each once.
    var allowances: [PolicyAllowance] {
        var all: [PolicyAllowance] = []
        for allowance in bySlot.sorted(by: { $0.key < $1.key }).flatMap(\.value)
        where !all.contains(allowance) {
            all.append(allowance)
        }
        return all
    }

    /// - Parameters:
    ///   - slots: their files and what they hold.
    ///   - allowance: what the configuration lets them load.
    init(_ slots: [(path: String, text: String)], allowance: SlotAllowance) {
        self.allowance = allowance
        for slot in slots {
            let file = slot.path.split(separator: "/").last ?? ""
            self.slot = String(file.prefix { $0 != "." })
            read(slot.text, path: slot.path)
        }
        for host in allowance.hosts
        where !allowances.contains(where: { $0.source.hasSuffix("//\(host)") }) {
            unused(host)
        }
        allowWhatScriptsAsk(slots)
    }

    /// What no tag shows, such as where a script connects, is allowed where the origin is named, or where there is a script.
    private mutating func allowWhatScriptsAsk(_ slots: [(path: String, text: String)]) {
        for kind in SlotAllowance.Kind.allCases {
            for origin in allowance.origins[kind] ?? [] {
                let permission = PolicyAllowance(directive: kind.directive, source: origin)
                if allowances.contains(permission) { continue }
                let host = origin.split(separator: "/").last ?? ""
                let naming = slots.filter { $0.text.contains(host) }.map {
                    String(($0.path.split(separator: "/").last ?? "").prefix { $0 != "." })
                }
                let places = naming.isEmpty ? withScripts.sorted() : naming
                if places.isEmpty { unused(origin) }
                for place in places { bySlot[place, default: []].append(permission) }
            }
        }
    }

    private mutating func unused(_ source: String) {
        problems.append(
            Diagnostic(
                .warning,
                "no slot loads from '\(source)': the policy stays closed to it",
                at: allowance.places[source, of: "allow"],
                hint: "name it in a file of Templates/slots, or take it from slots.allow"
            )
        )
    }

    private mutating func read(_ text: String, path: String) {
        for tag in TemplateTags(text) {
            if tag.name == "script" { withScripts.insert(slot) }
            for attribute in tag.forbidden {
                problem(
                    "'\(attribute)' is an attribute that the policy of the pages forbids",
                    path,
                    tag.line
                )
            }
            if ["object", "embed"].contains(tag.name) {
                problem(
                    "<\(tag.name)> is an element that the policy of the pages forbids",
                    path,
                    tag.line,
                    hint: "put it into a frame"
                )
            }
            for (address, directives) in tag.loads { load(address, directives, path, tag.line) }
            if tag.isInline { inline(tag.content ?? "", tag.name, path, tag.line) }
        }
    }

    private mutating func load(
        _ address: String,
        _ directives: [String],
        _ path: String,
        _ line: Int
    ) {
        guard let found = address.prefixMatch(of: /(?:(https?):)?\/\/([^\/?#]+)/) else { return }
        let host = found.output.2.lowercased()
        let origin = "\(found.output.1 ?? "https")://\(host)"
        let kind = SlotAllowance.Kind.allCases.first { $0.directive == directives.first }
        if allowance.hosts.contains(host) {
            for directive in directives { allow(origin, in: directive) }
            return
        }
        guard let kind, !allowance.origins.isEmpty else {
            let word = kind?.rawValue
            problem(
                "the host '\(host)' is not allowed" + (word.map { " for '\($0)'" } ?? ""),
                path,
                line,
                hint: word.flatMap { allowance.hosts.isEmpty ? $0 : nil }
                    .map { "write 'slots: {allow: {\($0): [\(origin)]}}' beside 'site'" }
                    ?? "add it to slots.allow"
            )
            return
        }
        guard allowance.origins[kind]?.contains(origin) == true else {
            problem(
                "'\(origin)' is not allowed for '\(kind.rawValue)'",
                path,
                line,
                hint: "add it to 'slots: {allow: {\(kind.rawValue): […]}}'"
            )
            return
        }
        allow(origin, in: kind.directive)
    }

    /// What stands in the page itself is allowed by its hash, so it must be the same on every page.
    private mutating func inline(_ text: String, _ name: String, _ path: String, _ line: Int) {
        guard !text.contains("{{") else {
            problem(
                "a <\(name)> with names to be filled in cannot be allowed by the policy",
                path,
                line,
                hint: "put it into a file under Templates/assets, or hand values over in attributes"
            )
            return
        }
        let hash = Data(SHA256.digest(of: text)).base64EncodedString()
        allow("'sha256-\(hash)'", in: name == "style" ? "style-src" : "script-src")
    }

    private mutating func allow(_ source: String, in directive: String) {
        let permission = PolicyAllowance(directive: directive, source: source)
        if bySlot[slot]?.contains(permission) != true {
            bySlot[slot, default: []].append(permission)
        }
    }

    private mutating func problem(
        _ message: String,
        _ path: String,
        _ line: Int,
        hint: String? = nil
    ) {
        problems.append(Diagnostic(.error, message, path: path, line: line, hint: hint))
    }
}
