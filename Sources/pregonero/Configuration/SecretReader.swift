import Basics
import Foundation

/// Puts values of the environment where the configuration says `${env:NAME}`.
struct SecretReader {
    let environment: [String: String]

    static let opening = "${env:"

    /// The text with every `${env:NAME}` replaced; a name that is not set gives an empty text.
    func text(of node: ConfigurationNode) -> String? {
        guard let text = node.expandableText() else { return nil }
        let expansion = expand(text)
        if let name = expansion.wrongName {
            node.error(
                "'${env:\(name)' names no variable of the environment",
                hint: "write ${env:NAME}, with letters, digits and underscores"
            )
        }
        return expansion.text
    }

    func texts(of node: ConfigurationNode) -> [String: String] {
        var values: [String: String] = [:]
        for (key, value) in node.mapping() { values[key] = text(of: value) }
        return values
    }

    /// The variables that the nodes name and that are not set.
    func missing(in nodes: [ConfigurationNode?]) -> [String] {
        texts(in: nodes).flatMap { expand($0).missing }
    }

    /// The values of the variables that the nodes name.
    func values(in nodes: [ConfigurationNode?]) -> [String] {
        texts(in: nodes).flatMap { expand($0).values }
    }

    /// A message without what the environment filled in, which is for nobody's eyes.
    func hiding(valuesOf node: ConfigurationNode?, in message: String) -> String {
        message.hiding(values(in: [node]))
    }

    /// What is wrong with a place, without what the environment filled in.
    ///
    /// - Parameters:
    ///   - reason: what a reader says of the place as it is filled in.
    ///   - written: the place with its variables.
    ///   - name: how messages name the key or the flag.
    /// - Returns: the same for everybody's eyes.
    func hiding(_ reason: ExitReason, of written: String, named name: String) -> ExitReason {
        let expansion = expand(written)
        guard written.hasPrefix(Self.opening) else {
            return reason.hiding(expansion.values.flatMap { [$0] + Self.parts(of: $0) })
        }
        // A part of such a value would give away the rest of it.
        return ExitReason(
            code: reason.code,
            message: "\(name) is no place as the environment fills it in",
            hint: "look at what \(expansion.names.joined(separator: " and ")) holds"
        )
    }

    /// What a reader takes a value apart into; few signs also stand in other words.
    private static func parts(of value: String) -> [String] {
        value.split { ":/,=#@".contains($0) }.filter { $0.count > 3 }.map(String.init)
    }

    /// The variables that the nodes name, each once.
    func variables(in nodes: [ConfigurationNode?]) -> [String] {
        var names: [String] = []
        for name in texts(in: nodes).flatMap({ expand($0).names }) where !names.contains(name) {
            names.append(name)
        }
        return names
    }

    private func texts(in nodes: [ConfigurationNode?]) -> [String] {
        nodes.compactMap(\.self).flatMap { node -> [String] in
            if node.isMapping { return texts(in: node.mapping().map(\.value)) }
            if node.isList { return texts(in: node.list()) }
            return node.isMissing ? [] : [node.raw ?? ""]
        }
    }

    /// A text with its variables replaced.
    struct Expansion {
        var text = ""
        var values: [String] = []
        var missing: [String] = []
        /// Each once.
        var names: [String] = []
        /// What stands after an opening that is not closed, or in the place of a name.
        var wrongName: String?
    }

    func expand(_ text: String) -> Expansion {
        var result = Expansion()
        var rest = text[...]
        while let start = rest.range(of: Self.opening) {
            let name = String(
                rest[start.upperBound...].prefix {
                    $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber)
                }
            )
            let end = rest.index(start.upperBound, offsetBy: name.count)
            guard !name.isEmpty, end < rest.endIndex, rest[end] == "}" else {
                result.wrongName = String(rest[start.upperBound...].prefix { $0 != "}" })
                break
            }
            result.text += rest[..<start.lowerBound]
            if !result.names.contains(name) { result.names.append(name) }
            if let value = environment[name], !value.isEmpty {
                result.text += value
                result.values.append(value)
            } else {
                result.missing.append(name)
            }
            rest = rest[rest.index(after: end)...]
        }
        result.text += rest
        return result
    }
}
