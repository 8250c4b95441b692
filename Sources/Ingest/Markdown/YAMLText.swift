import Basics
import Yams

/// The lines of a YAML text, to find what a person did wrong.
struct YAMLText {
    private let text: String
    private let lines: [Substring]
    private let linesBefore: Int

    /// - Parameters:
    ///   - text: the YAML.
    ///   - linesBefore: those of the file above it.
    init(_ text: String, linesBefore: Int) {
        self.text = text
        self.linesBefore = linesBefore
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// In the file.
    func place(_ mark: Mark) -> (line: Int, column: Int) { (mark.line + linesBefore, mark.column) }

    /// The same of a character, by its offset.
    func place(ofOffset offset: Int) -> (line: Int, column: Int) {
        let before = text.prefix(offset).split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        )
        let column = (before.last?.unicodeScalars.count ?? 0) + 1
        return (max(before.count, 1) + linesBefore, column)
    }

    /// The line of the file on which a key stands again, below the place where it stands first.
    func line(ofKey name: String, behind first: Mark) -> Int? {
        let found = lines.enumerated().first { index, line in
            index + 1 > first.line && Self.key(of: line, at: first.column) == name
        }
        return found.map { $0.offset + 1 + linesBefore }
    }

    func isIndentedByTab(at mark: Mark) -> Bool {
        let indentation = line(mark.line).prefix { $0 == " " || $0 == "\t" }
        return indentation.contains("\t") && mark.column <= indentation.count + 1
    }

    /// What to do about a quote behind which a text goes on.
    func quotesHint(before mark: Mark) -> String? {
        let before = line(mark.line).unicodeScalars.prefix(mark.column - 1)
        switch before.last {
        case "'": return "double each ' inside '…'"
        case "\"": return "write \\\" for a quote inside \"…\""
        default:
            let end = before.last { $0 != " " && $0 != "\t" }
            return end == "'" || end == "\"" ? "put quotes around the whole text" : nil
        }
    }

    /// A word that should be a key, and has no colon with a space behind it.
    struct Keyless {
        /// Of the file.
        let line: Int
        let column: Int
        let word: String
    }

    /// The first one above the line that YAML names.
    func keyless(before mark: Mark) -> Keyless? {
        let named = line(mark.line).unicodeScalars.prefix(mark.column - 1)
        // The second colon of a line is in its text.
        guard !Self.hasKey(Substring(named)) else { return nil }
        var first: Keyless?
        for number in (1..<max(1, mark.line)).reversed() {
            guard indentation(number) == indentation(mark.line), let found = keyless(at: number)
            else { break }
            first = found
        }
        return first
    }

    /// The one with which a line begins.
    func keyless(at number: Int) -> Keyless? {
        let line = line(number)
        let indentation = indentation(number)
        let word = line.dropFirst(indentation).prefix { !$0.isWhitespace && $0 != ":" }
        guard let first = word.first, first.isLetter, !Self.hasKey(line) else { return nil }
        return Keyless(
            line: number + linesBefore,
            column: indentation + 1,
            word: String(word.prefix(40))
        )
    }

    private func indentation(_ number: Int) -> Int { line(number).prefix { $0 == " " }.count }

    private static func hasKey(_ line: Substring) -> Bool {
        line.contains(": ") || line.last { !$0.isWhitespace } == ":"
    }

    /// The `${…}` whose brace stands at a mark: within brackets YAML takes it for one that opens a mapping.
    func variable(at mark: Mark) -> (line: Int, column: Int, words: String)? {
        let line = Array(line(mark.line).unicodeScalars)
        let brace = mark.column - 1
        guard line.indices.contains(brace), brace > 0, line[brace] == "{", line[brace - 1] == "$"
        else { return nil }
        var words = String.UnicodeScalarView()
        for scalar in line[(brace - 1)...].prefix(80) {
            words.append(scalar)
            if scalar == "}" { return (mark.line + linesBefore, brace, String(words)) }
        }
        return nil
    }

    /// What stands behind a `#` within brackets that are open, on the last line that has such up to one.
    func commentInBrackets(upTo last: Int) -> (line: Int, column: Int, words: String)? {
        for number in (1...max(1, min(last, lines.count))).reversed() {
            let line = line(number)
            guard let opening = line.firstIndex(where: { $0 == "[" || $0 == "{" }),
                let start = Self.comment(in: line[opening...])
            else { continue }
            let column = line.unicodeScalars.distance(from: line.startIndex, to: start) + 1
            return (number + linesBefore, column, String(line[start...].prefix(40)))
        }
        return nil
    }

    /// Where a `#` stands behind a bracket, a comma or a space, within brackets and outside quotes.
    private static func comment(in text: Substring) -> Substring.Index? {
        var quote: Character?
        var before: Character = " "
        var depth = 0
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "#", "[{, \t".contains(before) {
                return depth > 0 ? index : nil
            } else if character == "\"" || character == "'", "[{, :\t".contains(before) {
                quote = character
            } else if "[{".contains(character) {
                depth += 1
            } else if "]}".contains(character) {
                depth -= 1
            }
            before = character
        }
        return nil
    }

    /// The key that begins at a column of a line, if one does.
    private static func key(of line: Substring, at column: Int) -> String? {
        guard line.prefix(column - 1).allSatisfy({ $0 == " " }) else { return nil }
        guard let end = line.firstIndex(of: ":") else { return nil }
        let quotes: Set<Character> = ["\"", "'"]
        let key = line[..<end].dropFirst(column - 1).drop(while: quotes.contains)
        return String(key.prefix { !quotes.contains($0) && $0 != " " })
    }

    /// One of the lines, counted from 1; empty where there is none.
    func line(_ number: Int) -> Substring {
        lines.indices.contains(number - 1) ? lines[number - 1] : ""
    }
}
