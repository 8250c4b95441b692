import FeedReader

/// The lines of a calendar as they were before they were folded (RFC 5545, 3.1), whichever line ends it has.
struct UnfoldedLines {
    /// In UTF-8, in their order.
    private(set) var lines: [Line] = []

    struct Line {
        let bytes: ArraySlice<UInt8>
        /// Counted from 1 among those of the file.
        let number: Int
    }

    /// Folds may part the bytes of one letter, so they go before anything is decoded.
    init(_ raw: [UInt8], charset: String?) {
        let isWide =
            raw.starts(with: [0xFF, 0xFE]) || raw.starts(with: [0xFE, 0xFF])
            || raw.prefix(64).contains(0)
        let narrow = isWide ? Array(PlainDocument.text(raw, charset: charset).utf8) : raw
        let (unfolded, numbers) = Self.unfold(narrow)
        let text = Array(PlainDocument.text(unfolded, charset: isWide ? nil : charset).utf8)
        let parts = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (bytes, number) in zip(parts, numbers) where !bytes.allSatisfy({ $0 <= 0x20 }) {
            lines.append(Line(bytes: bytes, number: number))
        }
    }

    private static func unfold(_ raw: [UInt8]) -> ([UInt8], [Int]) {
        let (feed, carriage): (UInt8, UInt8) = (0x0A, 0x0D)
        var unfolded: [UInt8] = []
        unfolded.reserveCapacity(raw.count)
        var numbers = [1]
        var number = 1
        var place = 0
        while place < raw.count {
            let byte = raw[place]
            place += 1
            guard byte == feed || byte == carriage else {
                // What holds no text would end up in one.
                if byte != 0 { unfolded.append(byte) }
                continue
            }
            // `\r\r\n` is one end too: programs write `\r\n` where the system makes `\r\n` of `\n`.
            if byte == carriage {
                if place + 1 < raw.count, raw[place] == carriage, raw[place + 1] == feed {
                    place += 1
                }
                if place < raw.count, raw[place] == feed { place += 1 }
            }
            number += 1
            if place < raw.count, raw[place] == 0x20 || raw[place] == 0x09 {
                place += 1
                continue
            }
            unfolded.append(feed)
            numbers.append(number)
        }
        return (unfolded, numbers)
    }
}
