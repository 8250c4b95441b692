import Domain
import Markdown

extension FrontMatterFields {
    /// A single text that looks like several names; nil for a list, and for one name.
    func oneForSeveral(_ key: String) -> String? {
        guard case .string(let text)? = document.fields[key], text.contains(",") else { return nil }
        return text
    }

    /// Warns that a text which looks like several names counts as one.
    func warnOfList(_ key: String, _ text: String) {
        warn(
            key,
            "'\(text)' counts as one name",
            hint: "write several as a list, [\(text)], and one with a comma as [\"\(text)\"]"
        )
    }

    /// Warns of names within quotes that are part of the name, since YAML knows only `"` and `'`.
    func warnOfQuotes(_ key: String, _ names: [String]) {
        for name in names {
            guard let bare = Self.unquoted(name) else { continue }
            warn(
                key,
                "the quotes of '\(name)' are part of the name: YAML does not know them",
                hint: "write \(bare), or \"\(bare)\""
            )
        }
    }

    /// Those of several languages, the opening one first.
    private static let quotes: [(Character, Character)] = [
        ("“", "”"), ("„", "“"), ("„", "”"), ("”", "”"), ("«", "»"), ("»", "«"), ("‘", "’"),
        ("‚", "‘"), ("‹", "›"),
    ]

    /// What stands within quotes; nil for a text that is not wholly within them.
    private static func unquoted(_ text: String) -> Substring? {
        guard text.count > 2, let first = text.first, let last = text.last,
            quotes.contains(where: { $0 == (first, last) })
        else { return nil }
        let inner = text.dropFirst().dropLast()
        return inner.contains(first) || inner.contains(last) ? nil : inner
    }
}
