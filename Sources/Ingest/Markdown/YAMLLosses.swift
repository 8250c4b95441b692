public import Yams

/// Finds what YAML does not take for a part of a text that stands without quotes: ` #…` is a comment, `&…` an anchor, `!…` a
/// tag.
public struct YAMLLosses {
    private let text: YAMLText
    /// The names that aliases may refer to.
    private let aliases: Set<Substring>

    /// What of a text is none of it.
    public struct Loss: Equatable, Sendable {
        /// Counted from 1 in the YAML.
        public let line: Int
        /// Counted from 1, in Unicode scalars.
        public let column: Int
        public let message: String
        public let hint: String
    }

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
        text = YAMLText(yaml, linesBefore: 0)
        aliases = Self.aliases(in: yaml)
    }

    /// - Parameters:
    ///   - key: at which a text stands.
    ///   - value: what YAML took of it; empty where that is nothing.
    /// - Returns: nil where all of it was taken, and for what is no text.
    public func loss(at key: Node, value: Node) -> Loss? {
        guard let name = key.scalar?.string, let scalar = value.scalar, let keyMark = key.mark
        else { return nil }
        // What an alias repeats stands above its key, and is told there.
        let mark = value.mark.flatMap { Self.stands($0, behind: keyMark) ? $0 : nil }
        if let mark, let loss = property(at: mark, of: name) { return loss }
        guard scalar.style == .plain else { return nil }
        guard scalar.string.isEmpty else {
            return mark.flatMap { comment(behind: scalar.string, from: $0, of: name) }
        }
        // Where nothing is left the comment begins behind the colon.
        guard let (line, start) = beginning(at: keyMark) else { return nil }
        let behindKey = line[start...].utf8.dropFirst(name.utf8.count)
        guard let colon = behindKey.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        return comment(from: line.utf8.index(after: colon), in: line, keyMark.line, name)
    }

    private static func stands(_ mark: Mark, behind other: Mark) -> Bool {
        (mark.line, mark.column) > (other.line, other.column)
    }

    /// An anchor that nothing refers to, or a tag of one's own.
    private func property(at mark: Mark, of key: String) -> Loss? {
        guard let (line, start) = beginning(at: mark) else { return nil }
        let rest = line[start...]
        switch rest.utf8.first {
        case UInt8(ascii: "&"):
            let name = Substring(rest.utf8.dropFirst().prefix(while: Self.isOfName))
            guard !name.isEmpty, !aliases.contains(name) else { return nil }
            return loss("&\(name)", "an anchor", mark.line, mark.column, key)
        case UInt8(ascii: "!"):
            // More of it is not shown.
            let word = rest.unicodeScalars.prefix(100).prefix { $0 != " " && $0 != "\t" }
            guard let next = word.dropFirst().first, next != "!" else { return nil }
            return loss(Substring(word), "a tag", mark.line, mark.column, key)
        default: return nil
        }
    }

    private static func aliases(in yaml: String) -> Set<Substring> {
        var names: Set<Substring> = []
        var rest = yaml.utf8[...]
        while let star = rest.firstIndex(of: UInt8(ascii: "*")) {
            let name = rest[star...].dropFirst().prefix(while: isOfName)
            if !name.isEmpty { names.insert(Substring(name)) }
            rest = rest[name.endIndex...]
        }
        return names
    }

    /// Whether the name of an anchor may have a byte.
    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: byte >= 0x80
        }
    }

    /// The comment that ends a text, which may go over several lines: each is to go on where the one before it ended.
    private func comment(behind text: String, from mark: Mark, of key: String) -> Loss? {
        guard let beginning = beginning(at: mark) else { return nil }
        var (line, start) = beginning
        var number = mark.line
        var left = text.utf8[...]
        while true {
            let words = Self.trimmed(line[start...].utf8)
            var place = words.startIndex
            while place < words.endIndex, words[place] == left.first {
                left.removeFirst()
                place = words.index(after: place)
            }
            if left.isEmpty { return comment(from: place, in: line, number, key) }
            // A blank stands for the end of a line.
            guard place == words.endIndex, left.removeFirst() == UInt8(ascii: " ") else {
                return nil
            }
            number += 1
            line = self.text.line(number)
            start = line.startIndex
        }
    }

    private static func trimmed(_ text: Substring.UTF8View) -> Substring.UTF8View {
        let end = text.lastIndex { !isBlank($0) }
        return end.map { text[...$0].drop(while: isBlank) } ?? text.prefix(0)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    /// The comment behind the blanks of a place. One whose sign has no space behind it is most often none that anybody meant.
    private func comment(
        from place: String.Index,
        in line: Substring,
        _ number: Int,
        _ key: String
    ) -> Loss? {
        let words = Substring(line[place...].utf8.drop(while: Self.isBlank))
        let scalars = words.unicodeScalars
        guard words.startIndex > place, scalars.first == "#",
            let next = scalars.dropFirst().first, !next.properties.isWhitespace, next != "#"
        else { return nil }
        let before = line.unicodeScalars[..<words.startIndex]
        return loss(
            Substring(Self.trimmed(words.utf8)),
            "a comment",
            number,
            before.count + 1,
            key
        )
    }

    private func loss(
        _ words: Substring,
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

    /// The line of a place and where on it that is; nil far to the right, where the line is none that a person writes.
    private func beginning(at mark: Mark) -> (line: Substring, start: String.Index)? {
        guard (1...Self.mostColumns).contains(mark.column) else { return nil }
        let line = text.line(mark.line)
        let start = line.unicodeScalars.index(
            line.startIndex,
            offsetBy: mark.column - 1,
            limitedBy: line.endIndex
        )
        return start.map { (line, $0) }
    }

    /// Columns are counted from the beginning of the line for each text that stands on it.
    private static let mostColumns = 1000
}
