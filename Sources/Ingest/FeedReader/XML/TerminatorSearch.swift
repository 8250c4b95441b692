/// Finds the ends of what may have none, and remembers when there is none left, so that a text full
/// of openings without ends is not searched over and over.
struct TerminatorSearch {
    /// What may stay open to the end of a text.
    enum Kind: UInt8, CaseIterable {
        case comment, section, instruction, documentType, doubleQuote, singleQuote

        fileprivate var bit: UInt8 { 1 << rawValue }
    }

    /// The kinds that have no end any more, a bit for each.
    private var exhausted: UInt8 = 0

    /// How many searches went to the end of the text for nothing. Behind what is found reading goes on, so that only
    /// these can make the work grow faster than the text: there is one of each kind at most.
    private(set) var failures = 0

    mutating func end(of kind: Kind, in bytes: [UInt8], from start: Int) -> Int? {
        guard exhausted & kind.bit == 0 else { return nil }
        let found: Int? =
            switch kind {
            case .comment: bytes.firstIndex(of: "-->", from: start)
            case .section: bytes.firstIndex(of: "]]>", from: start)
            case .instruction: bytes.firstIndex(of: "?>", from: start)
            case .documentType: endOfDocumentType(in: bytes, from: start)
            case .doubleQuote:
                bytes.firstIndex(of: UInt8(ascii: "\""), from: start, to: bytes.count)
            case .singleQuote:
                bytes.firstIndex(of: UInt8(ascii: "'"), from: start, to: bytes.count)
            }
        if found == nil {
            exhausted |= kind.bit
            failures += 1
        }
        return found
    }

    /// The `>` that stands outside quotes and outside the internal subset.
    private mutating func endOfDocumentType(in bytes: [UInt8], from start: Int) -> Int? {
        var place = start
        var quote: UInt8?
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            if let open = quote {
                if byte == open { quote = nil }
            } else {
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = depth > 0 ? byte : nil
                case UInt8(ascii: "["): depth += 1
                case UInt8(ascii: "]"): depth -= 1
                case UInt8(ascii: "<") where bytes.has("<!--", at: place):
                    let end = end(of: .comment, in: bytes, from: place + 4)
                    place = (end ?? bytes.count) + 2
                case UInt8(ascii: ">") where depth <= 0: return place
                default: break
                }
            }
            place += 1
        }
        return nil
    }
}
