import Foundation

/// Writes lists of terms with what they mean, for which this Markdown has no signs, as bold terms above lists.
struct DefinitionLists {
    private let lines: [Substring]
    private var place = 0
    private var output: [String] = []

    private init(_ markdown: String) {
        lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    }

    static func written(_ markdown: String) -> String {
        var lists = DefinitionLists(markdown)
        while lists.place < lists.lines.count { lists.step() }
        return lists.output.joined(separator: "\n")
    }

    private mutating func step() {
        let line = lines[place]
        if Self.isDefinition(line), let terms = takeTerms() {
            let bold = terms.map { $0.hasPrefix("**") ? $0 : "**\($0)**" }
            output += [bold.joined(separator: "\\\n"), ""]
            while place < lines.count, Self.isDefinition(lines[place]) { takeDefinition() }
            output.append("")
        } else {
            output.append(String(line))
            place += 1
        }
    }

    /// The paragraph above, each line of which is a term.
    private mutating func takeTerms() -> [String]? {
        let hasGap = output.last?.allSatisfy(\.isWhitespace) ?? false
        let end = output.count - (hasGap ? 1 : 0)
        let other = output[..<end].lastIndex {
            $0.allSatisfy(\.isWhitespace) || !Self.isPlain($0[...])
        }
        let start = other.map { $0 + 1 } ?? 0
        guard start < end else { return nil }
        let terms = output[start..<end].map { $0.trimmingCharacters(in: .whitespaces) }
        output.removeSubrange(start...)
        return terms
    }

    private mutating func takeDefinition() {
        let line = lines[place]
        let words = line.drop { $0 == " " }.dropFirst().drop(while: \.isWhitespace)
        let depth = line.count - words.count
        output.append("- \(words)")
        place += 1
        while place < lines.count {
            let line = lines[place]
            if line.allSatisfy(\.isWhitespace) {
                let rest = lines[place...].drop { $0.allSatisfy(\.isWhitespace) }
                guard let next = rest.first else { return }
                if Self.isDefinition(next) {
                    place = rest.startIndex
                    return
                }
                guard next.hasPrefix("  ") || next.hasPrefix("\t") else { return }
                output.append("")
                place = rest.startIndex
            } else if Self.isDefinition(line) || !isContinuation(line) {
                return
            } else {
                let blanks = line.prefix(depth).prefix { $0 == " " || $0 == "\t" }
                output.append("  \(line.dropFirst(blanks.count))")
                place += 1
            }
        }
    }

    /// Whether a line goes on with a definition: the next term stands above the next one.
    private func isContinuation(_ line: Substring) -> Bool {
        if line.hasPrefix("  ") || line.hasPrefix("\t") { return true }
        let isTerm = place + 1 < lines.count && Self.isDefinition(lines[place + 1])
        return !isTerm && Self.isPlain(line)
    }

    private static func isDefinition(_ line: Substring) -> Bool {
        let bare = line.drop { $0 == " " }
        let words = bare.dropFirst().drop { $0 == " " || $0 == "\t" }
        return bare.first == ":" && line.count - bare.count < 4
            && !words.isEmpty && words.count < bare.count - 1
    }

    /// Whether it begins nothing but a paragraph.
    private static func isPlain(_ line: Substring) -> Bool {
        line.prefixMatch(
            of:
                /\s{4}|\t|\s*(?:[#>|<:=\u{E0F3}]|\{\{|[\-*+](?:\s|$)|\d{1,9}[.)]\s|(?:[\-*_][ \t]*){3,}$)/
        ) == nil
    }
}
