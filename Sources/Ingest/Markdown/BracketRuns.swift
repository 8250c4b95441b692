/// Runs of `)` behind an address: for each that is no part of the link, cmark-gfm counts all brackets of it, which takes
/// minutes for a run that fills a small file.
public enum BracketRuns {
    /// So many may stand behind an address.
    public static let longest = 1_000

    /// The text with a blank where a run is longer: the address ends there, and all that is shown stays.
    static func parted(_ markdown: String) -> String {
        let places = places(in: markdown)
        guard !places.isEmpty else { return markdown }
        let bytes = Array(markdown.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + places.count)
        var copied = 0
        for place in places {
            result += bytes[copied..<place]
            result.append(UInt8(ascii: " "))
            copied = place
        }
        result += bytes[copied...]
        return String(decoding: result, as: UTF8.self)
    }

    /// The line of the first blank that is put into a text, counted from 1; nil for a text that stays as it is.
    public static func firstLine(in markdown: String) -> Int? {
        places(in: markdown).first.map { place in
            1 + markdown.utf8.prefix(place).count { $0 == UInt8(ascii: "\n") }
        }
    }

    /// Before which bytes a blank is put.
    private static func places(in markdown: String) -> [Int] {
        var markdown = markdown
        return markdown.withUTF8 { bytes in
            // Hardly any text has so many at all.
            guard bytes.count(where: { $0 == UInt8(ascii: ")") }) > longest else { return [] }
            var scan = Scan()
            return bytes.indices.filter { scan.isTooMany(bytes[$0]) }
        }
    }

    /// Goes through the bytes of a text, which are handed in one after the other.
    private struct Scan {
        /// Whether an address began in the word.
        private var hasAddress = false
        private var length = 0
        /// The last four bytes.
        private var last: UInt32 = 0

        private static let scheme: UInt32 = 0x3A2F2F  // ://
        private static let web: UInt32 = 0x7777_772E  // www.

        mutating func isTooMany(_ byte: UInt8) -> Bool {
            last = last << 8 | UInt32(byte)
            if last & 0xFF_FFFF == Self.scheme || last == Self.web { hasAddress = true }
            switch byte {
            case UInt8(ascii: ")"):
                guard hasAddress else { return false }
                length += 1
                guard length > BracketRuns.longest else { return false }
                (hasAddress, length) = (false, 0)
                return true
            case 0x20, 0x09...0x0D: (hasAddress, length) = (false, 0)
            // Signs, and the names of characters, that are no part of a link at its end either.
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","),
                UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
                UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: ";"), UInt8(ascii: "&"),
                0x41...0x5A, 0x61...0x7A:
                break
            default: length = 0
            }
            return false
        }
    }
}
