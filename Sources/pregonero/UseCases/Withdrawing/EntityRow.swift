import Domain
import Foundation

/// Finds where in a file of the newsroom's own a row stands, so that a person can be told.
struct EntityRow {
    /// What tells it from the others, which is mostly its `id`.
    let identity: String
    let name: String

    /// - Parameter text: of the file.
    /// - Returns: the number of the line; nil where nothing there says it for sure.
    func line(in text: String) -> Int? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let found =
            lines.firstIndex { says("id", identity, $0) }
            ?? lines.firstIndex { begins(with: identity, $0) }
            ?? (name.isEmpty ? nil : lines.firstIndex { says("name", name, $0) })
        return found.map { $0 + 1 }
    }

    /// Whether a line of YAML or JSON gives a value to a key.
    private func says(_ key: String, _ value: String, _ line: Substring) -> Bool {
        line.split(whereSeparator: { ",{}[]".contains($0) }).contains { part in
            let pair = part.split(separator: ":", maxSplits: 1)
            guard pair.count == 2, plain(pair[0]) == key else { return false }
            return plain(pair[1]) == value || plain(pair[1].prefix { $0 != "#" }) == value
        }
    }

    /// Whether it is the first cell of a line of CSV.
    private func begins(with value: String, _ line: Substring) -> Bool {
        guard let end = line.firstIndex(where: { ",;\t".contains($0) }) else { return false }
        return plain(line[..<end]) == value
    }

    /// Without the dash of a list, blanks and quotes around it.
    private func plain(_ text: Substring) -> String {
        var text = text.trimmingCharacters(in: .whitespaces)
        if text.hasPrefix("- ") { text.removeFirst(2) }
        return text.trimmingCharacters(in: Self.around)
    }

    private static let around = CharacterSet.whitespaces.union(CharacterSet(charactersIn: "\"'"))
}
