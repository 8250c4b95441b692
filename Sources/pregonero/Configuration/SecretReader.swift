import Foundation

/// Puts values of the environment where the configuration says `${env:NAME}`.
struct SecretReader {
    let environment: [String: String]

    /// The text with every `${env:NAME}` replaced; a name that is not set gives an empty text.
    func text(of node: ConfigurationNode) -> String? {
        node.text().map { expand($0).text }
    }

    func texts(of node: ConfigurationNode) -> [String: String] {
        var values: [String: String] = [:]
        for (key, value) in node.mapping() { values[key] = text(of: value) }
        return values
    }

    /// The variables that the nodes name and that are not set.
    func missing(in nodes: [ConfigurationNode?]) -> [String] {
        nodes.compactMap { $0 }.flatMap { node -> [String] in
            if node.isMapping { return missing(in: node.mapping().map(\.value)) }
            return node.isMissing ? [] : expand(node.raw ?? "").missing
        }
    }

    private func expand(_ text: String) -> (text: String, missing: [String]) {
        var result = ""
        var missing: [String] = []
        var rest = text[...]
        while let start = rest.range(of: "${env:"),
            let end = rest[start.upperBound...].firstIndex(of: "}")
        {
            let name = String(rest[start.upperBound..<end])
            result += rest[..<start.lowerBound]
            if let value = environment[name], !value.isEmpty {
                result += value
            } else {
                missing.append(name)
            }
            rest = rest[rest.index(after: end)...]
        }
        return (result + rest, missing)
    }
}
