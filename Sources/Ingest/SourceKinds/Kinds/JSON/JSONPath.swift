import Basics
import Domain

/// The way to a value in JSON: `data.items[0].title`, or a JSON Pointer (RFC 6901) such as `/data/items`.
struct JSONPath {
    let text: String
    private let steps: [String]

    init(_ text: String) {
        self.text = text
        if text.hasPrefix("/") {
            steps = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
                .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
            return
        }
        let bare = text.hasPrefix("$") ? String(text.dropFirst()) : text
        steps = bare.replacing("[", with: ".").replacing("]", with: "")
            .split(separator: ".").map(String.init)
    }

    /// What stands there; nil for nothing and for null.
    func value(in tree: JSONValue) -> JSONValue? {
        var value = tree
        for step in steps {
            guard let next = value[step] else { return nil }
            value = next
        }
        if case .null = value { return nil }
        return value
    }

    /// What stands where the path leaves what is there, for messages.
    func hint(in tree: JSONValue) -> String? {
        var value = tree
        var way: [String] = []
        for step in steps {
            guard let next = value[step] else {
                let known = value.keys
                if known.isEmpty { return nil }
                if let near = NearestName.of(step, in: known) {
                    return "did you mean '\((way + [near]).joined(separator: "."))'?"
                }
                let place = way.isEmpty ? "there" : "at '\(way.joined(separator: "."))'"
                return "\(place) are: \(known.prefix(20).joined(separator: ", "))"
            }
            value = next
            way.append(step)
        }
        return nil
    }
}
