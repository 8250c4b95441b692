/// Finds the ends of comments, sections and quotes, and remembers when there is none left, so
/// that a text full of openings without ends is not searched over and over.
struct TerminatorSearch {
    enum Kind {
        case comment, section, instruction
    }

    private var hasNoComment = false
    private var hasNoSection = false
    private var hasNoInstruction = false
    private var hasNoDoubleQuote = false
    private var hasNoSingleQuote = false

    var hasFailed: Bool {
        hasNoComment || hasNoSection || hasNoInstruction || hasNoDoubleQuote || hasNoSingleQuote
    }

    mutating func end(of kind: Kind, in bytes: [UInt8], from start: Int) -> Int? {
        switch kind {
        case .comment:
            Self.find(&hasNoComment) { bytes.firstIndex(of: "-->", from: start) }
        case .section:
            Self.find(&hasNoSection) { bytes.firstIndex(of: "]]>", from: start) }
        case .instruction:
            Self.find(&hasNoInstruction) { bytes.firstIndex(of: "?>", from: start) }
        }
    }

    mutating func quote(_ quote: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
        quote == UInt8(ascii: "\"")
            ? Self.find(&hasNoDoubleQuote) {
                bytes.firstIndex(of: quote, from: start, to: bytes.count)
            }
            : Self.find(&hasNoSingleQuote) {
                bytes.firstIndex(of: quote, from: start, to: bytes.count)
            }
    }

    private static func find(_ isExhausted: inout Bool, _ search: () -> Int?) -> Int? {
        guard !isExhausted else { return nil }
        let found = search()
        isExhausted = found == nil
        return found
    }
}
