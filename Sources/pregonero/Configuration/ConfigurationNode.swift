import Basics
import Domain
import Foundation
import Yams

/// A value in a YAML file that knows where it stands and says what is wrong with it.
struct ConfigurationNode {
    let node: Node
    let path: String
    /// The keys that lead here, for messages: `sources[2].section`.
    let name: String
    let log: DiagnosticLog

    /// Counted from 1.
    var line: Int { node.mark?.line ?? 1 }

    var place: WrittenPlaces.Place {
        WrittenPlaces.Place(path: path, line: line, column: node.mark?.column ?? 1)
    }

    /// The scalar as it stands, whatever its type.
    var raw: String? { node.scalar?.string }

    func error(_ message: String, hint: String? = nil) {
        log.add(diagnostic(.error, message, hint: hint))
    }

    func warning(_ message: String, hint: String? = nil) {
        log.add(diagnostic(.warning, message, hint: hint))
    }

    private func diagnostic(
        _ severity: Diagnostic.Severity,
        _ message: String,
        hint: String?
    ) -> Diagnostic {
        Diagnostic(
            severity,
            message,
            path: path,
            line: node.mark?.line,
            column: node.mark?.column,
            hint: hint
        )
    }

    private func child(_ node: Node, _ key: String) -> ConfigurationNode {
        let name = name.isEmpty ? key : key.hasPrefix("[") ? name + key : "\(name).\(key)"
        return ConfigurationNode(node: node, path: path, name: name, log: log)
    }

    /// Whether the value was left out after its colon.
    var isMissing: Bool {
        guard case .scalar(let scalar) = node else { return false }
        return scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
    }

    /// How messages name it: what stands in nothing else is the file.
    private var subject: String { name.isEmpty ? "the file" : "'\(name)'" }

    /// The values of a mapping by key; nothing and an error when it is something else.
    func mapping() -> [(key: String, value: ConfigurationNode)] {
        guard case .mapping(let mapping) = node else {
            error(
                "\(subject) must be a mapping of keys and values",
                hint: "write 'key: value' lines"
            )
            return []
        }
        return mapping.compactMap { key, value in
            guard let text = key.string else { return nil }
            return (text, child(value, text))
        }
    }

    /// The key of a mapping itself, for what is wrong with its being there; nil where there is none.
    func key(_ name: String) -> ConfigurationNode? {
        guard case .mapping(let pairs) = node,
            let key = pairs.first(where: { $0.key.string == name })?.key
        else { return nil }
        return ConfigurationNode(node: key, path: path, name: self.name, log: log)
    }

    /// The values of a mapping whose keys are all known; an unknown one is an error with the nearest name.
    ///
    /// - Parameters:
    ///   - known: the keys that may stand here.
    ///   - misplaced: where others belong, as a hint says it.
    /// - Returns: the values by key.
    func mapping(
        known: [String],
        misplaced: [String: String] = [:]
    ) -> [String: ConfigurationNode] {
        guard case .mapping(let pairs) = node else {
            error(
                "\(subject) must be a mapping of keys and values",
                hint: "write 'key: value' lines"
            )
            return [:]
        }
        var values: [String: ConfigurationNode] = [:]
        for (key, value) in pairs {
            guard let text = key.string else { continue }
            if known.contains(text) {
                values[text] = child(value, text)
            } else {
                unknown(text, at: key, known: known, hint: misplaced[text])
            }
        }
        return values
    }

    private func unknown(_ key: String, at node: Node, known: [String], hint: String?) {
        let place = name.isEmpty ? "here" : "in '\(name)'"
        let hint =
            hint ?? NearestName.of(key, in: known).map { "did you mean '\($0)'?" }
            ?? "known keys: \(known.sorted().joined(separator: ", "))"
        ConfigurationNode(node: node, path: path, name: name, log: log)
            .error("unknown key '\(key)' \(place)", hint: hint)
    }

    func list() -> [ConfigurationNode] {
        guard case .sequence(let sequence) = node else {
            error("\(subject) must be a list", hint: "write '- ' before each entry")
            return []
        }
        return sequence.enumerated().map { child($1, "[\($0)]") }
    }

    var isList: Bool {
        if case .sequence = node { return true }
        return false
    }

    var isMapping: Bool {
        if case .mapping = node { return true }
        return false
    }

    /// A text that is not empty, and stands for itself.
    func text() -> String? {
        guard let text = expandableText() else { return nil }
        guard !text.contains(SecretReader.opening) else {
            error(
                "'\(name)' is not filled in from the environment",
                hint: "write the text itself; ${env:NAME} is for what may be secret: "
                    + Settings.fillable
            )
            return nil
        }
        return text
    }

    /// A text in which `${env:NAME}` stands for a value of the environment.
    func expandableText() -> String? {
        guard case .scalar(let scalar) = node, !isMissing else {
            error(
                isMissing ? "'\(name)' has no value" : "'\(name)' must be one plain text",
                hint: isMissing ? "give it a value or remove the line" : nil
            )
            return nil
        }
        return scalar.string
    }

    func whole(
        atLeast least: Int = 0,
        atMost most: Int = 1_000_000_000,
        hint: String = "write it in digits, as 20"
    ) -> Int? {
        guard let text = text() else { return nil }
        guard let number = Int(text), number >= least, number <= most else {
            error(
                "'\(name)' must be a whole number from \(least) to \(most), not '\(text)'",
                hint: hint
            )
            return nil
        }
        return number
    }

    /// A duration of some length: without any time nothing can be done.
    func time() -> Int? {
        guard let seconds = duration() else { return nil }
        guard seconds > 0 else {
            error(
                "'\(name)' is no time in which anything can be done",
                hint: "for example 20s or 2m"
            )
            return nil
        }
        return seconds
    }

    /// A duration with its unit, and of some length: what is older is thrown away.
    func age() -> Int? {
        guard let seconds = duration() else { return nil }
        let text = text() ?? ""
        guard seconds > 0, text.last?.isNumber == false else {
            error(
                "'\(name)' is no age: '\(text)'",
                hint: seconds > 0
                    ? "'\(text)' would be seconds; write \(text)d for days"
                    : "write 30d for thirty days"
            )
            return nil
        }
        return seconds
    }

    /// Seconds: a whole number, or a number with s, m, h or d.
    func duration() -> Int? {
        guard let text = text() else { return nil }
        let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
        let unit = text.last.flatMap { units[$0] }
        guard let number = Int(unit == nil ? text : String(text.dropLast())), number >= 0 else {
            error(
                "'\(name)' must be a duration, not '\(text)'",
                hint: "for example 90, 20s, 15m, 2h or 7d"
            )
            return nil
        }
        let (seconds, overflows) = number.multipliedReportingOverflow(by: unit ?? 1)
        guard !overflows, seconds <= 3_650 * 86_400 else {
            error("'\(name)' is longer than ten years: '\(text)'")
            return nil
        }
        return seconds
    }

    /// - Parameters:
    ///   - known: the names that are taken.
    ///   - others: what else may stand here, as a hint says it.
    /// - Returns: the name; nil for another one, of which it has been said.
    func choice(among known: [String], or others: String? = nil) -> String? {
        guard let text = text() else { return nil }
        if known.contains(text) { return text }
        let all = ["one of: \(known.joined(separator: ", "))", others].compactMap(\.self)
        error(
            "'\(name)' cannot be '\(text)'",
            hint: NearestName.of(text, in: known).map { "did you mean '\($0)'?" }
                ?? all.joined(separator: "; or ")
        )
        return nil
    }
}
