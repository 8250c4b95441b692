/// Finds what YAML does not take for a part of a text that stands without quotes: ` #…` is a comment, `&…` an anchor, `!…` a
/// tag.
public struct YAMLLosses {
    private let yaml: String
    private let lines: [Substring]

    /// What of a text is none of it.
    public struct Loss: Equatable, Sendable {
        /// Counted from 1 in the YAML.
        public let line: Int
        /// Counted from 1, in Unicode scalars.
        public let column: Int
        public let message: String
        public let hint: String
    }

    /// Where a value begins, counted from 1 as libyaml does it.
    public typealias Place = (line: Int, column: Int)

    /// Keys whose values people write as they would write a headline.
    public static let textKeys: Set<String> = [
        "title", "summary", "caption", "alt", "name", "credit", "description",
    ]

    /// Nil where none of the signs stands as it would have to.
    public init?(_ yaml: String) {
        var before: UInt8 = 0
        let isSuspect = yaml.utf8.contains { byte in
            defer { before = byte }
            return before <= 0x20 && "#&!".utf8.contains(byte)
        }
        guard isSuspect else { return nil }
        self.yaml = yaml
        lines = yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// - Parameters:
    ///   - key: at which a text stands.
    ///   - keyPlace: where the key begins.
    ///   - place: where the value begins, whatever stands there; nil where nobody can tell.
    ///   - text: what YAML took of it; empty where that is nothing.
    ///   - isPlain: whether it stands without quotes.
    /// - Returns: nil where all of it was taken.
    public func loss(
        at key: String,
        _ keyPlace: Place,
        value place: Place?,
        text: String,
        isPlain: Bool
    ) -> Loss? {
        if let place, place > keyPlace, let loss = property(at: place, of: key) { return loss }
        guard isPlain else { return nil }
        guard text.isEmpty else {
            return place.flatMap { comment(behind: text, from: $0, of: key) }
        }
        // Where nothing is left the comment begins behind the colon.
        let line = self.line(keyPlace.line)
        let scalars = line.unicodeScalars.dropFirst(keyPlace.column - 1 + key.unicodeScalars.count)
        guard let colon = scalars.firstIndex(of: ":") else { return nil }
        return comment(in: line[line.index(after: colon)...], of: line, keyPlace.line, key)
    }

    /// An anchor that nothing refers to, or a tag of one's own.
    private func property(at place: Place, of key: String) -> Loss? {
        let rest = String.UnicodeScalarView(
            line(place.line).unicodeScalars.dropFirst(place.column - 1)
        )
        let word = String(rest.prefix { $0 != " " && $0 != "\t" })
        let name = word.dropFirst()
        guard !name.isEmpty else { return nil }
        switch word.first {
        case "&" where !yaml.contains("*\(name)"):
            return loss(word, "an anchor", place.line, place.column, key)
        case "!" where name.first != "!":
            return loss(word, "a tag", place.line, place.column, key)
        default: return nil
        }
    }

    /// The comment that ends a text, which may go over several lines.
    private func comment(behind text: String, from place: Place, of key: String) -> Loss? {
        var taken = ""
        for number in place.line...max(place.line, lines.count) {
            let line = self.line(number)
            let skipped = number == place.line ? place.column - 1 : 0
            let rest = Substring(line.unicodeScalars.dropFirst(skipped))
            let end = Self.startOfComment(in: rest) ?? rest.endIndex
            taken += (taken.isEmpty ? "" : " ") + Self.trimmed(rest[..<end])
            if taken == text { return comment(in: rest, of: line, number, key) }
            guard end == rest.endIndex, text.hasPrefix(taken) else { return nil }
        }
        return nil
    }

    /// A comment whose sign has no space behind it is most often none that anybody meant.
    private func comment(
        in rest: Substring,
        of line: Substring,
        _ number: Int,
        _ key: String
    ) -> Loss? {
        guard let start = Self.startOfComment(in: rest) else { return nil }
        let words = rest[start...]
        guard let next = words.dropFirst().first, !next.isWhitespace, next != "#" else {
            return nil
        }
        let column = line.unicodeScalars.distance(from: line.startIndex, to: start) + 1
        return loss(Self.trimmed(words), "a comment", number, column, key)
    }

    private static func startOfComment(in text: Substring) -> Substring.Index? {
        var isAfterSpace = false
        for index in text.indices {
            if text[index] == "#", isAfterSpace { return index }
            isAfterSpace = text[index] == " " || text[index] == "\t"
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let end = text.lastIndex { !$0.isWhitespace }
        return end.map { text[...$0].drop(while: \.isWhitespace) } ?? ""
    }

    private func loss(
        _ words: some StringProtocol,
        _ what: String,
        _ line: Int,
        _ column: Int,
        _ key: String
    ) -> Loss {
        let shown = words.count > 40 ? "\(words.prefix(40))…" : String(words)
        return Loss(
            line: line,
            column: column,
            message: "'\(shown)' is \(what) in YAML, and no part of '\(key)'",
            hint: "put the text in quotes"
        )
    }

    private func line(_ number: Int) -> Substring {
        lines.indices.contains(number - 1) ? lines[number - 1] : ""
    }
}
