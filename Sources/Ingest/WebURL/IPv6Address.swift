/// An IPv6 address: eight pieces of 16 bits.
struct IPv6Address {
    let pieces: [UInt16]

    init(pieces: [UInt16]) {
        self.pieces = pieces
    }

    init?(_ bytes: ArraySlice<UInt8>) {
        var reader = Reader(bytes: bytes, position: bytes.startIndex)
        guard reader.readAll() else { return nil }
        pieces = reader.expanded()
    }

    /// The address as RFC 5952 writes it, without brackets.
    var serialized: String {
        let gap = longestRunOfZeros
        var result = ""
        var index = 0
        while index < pieces.count {
            if index == gap.lowerBound, !gap.isEmpty {
                result += index == 0 ? "::" : ":"
                index = gap.upperBound
                continue
            }
            result += String(pieces[index], radix: 16)
            index += 1
            if index < pieces.count { result += ":" }
        }
        return result
    }

    /// The first of the longest runs of more than one zero piece.
    private var longestRunOfZeros: Range<Int> {
        var best = 0..<0
        var start = 0
        for index in 0...pieces.count where index == pieces.count || pieces[index] != 0 {
            if index - start > max(best.count, 1) { best = start..<index }
            start = index + 1
        }
        return best
    }
}

extension IPv6Address {
    /// Reads the text of an address piece by piece (URL Standard, "IPv6 parser").
    private struct Reader {
        let bytes: ArraySlice<UInt8>
        var position: Int
        var pieces: [UInt16] = []
        var compress: Int?

        private var current: UInt8? { byte(at: position) }

        private func byte(at index: Int) -> UInt8? {
            index < bytes.endIndex ? bytes[index] : nil
        }

        /// The eight pieces, `::` filled with zeros.
        func expanded() -> [UInt16] {
            guard let compress else { return pieces }
            let zeros = repeatElement(0 as UInt16, count: 8 - pieces.count)
            return Array(pieces[..<compress]) + zeros + pieces[compress...]
        }

        mutating func readAll() -> Bool {
            if current == ASCII.colon {
                guard byte(at: position + 1) == ASCII.colon else { return false }
                position += 2
                compress = 0
            }
            while current != nil {
                guard readPiece() else { return false }
            }
            return compress == nil ? pieces.count == 8 : pieces.count < 8
        }

        private mutating func readPiece() -> Bool {
            guard pieces.count < 8 else { return false }
            if current == ASCII.colon {
                guard compress == nil else { return false }
                position += 1
                compress = pieces.count
                return true
            }
            let start = position
            var value: UInt16 = 0
            while position < start + 4, let digit = current?.hexadecimalValue {
                value = value << 4 | UInt16(digit)
                position += 1
            }
            if current == ASCII.dot, position > start {
                position = start
                return readIPv4()
            }
            if current == ASCII.colon {
                position += 1
                guard current != nil else { return false }
            } else if current != nil {
                return false
            }
            pieces.append(value)
            return true
        }

        /// Reads four decimal numbers up to the end as the last two pieces.
        private mutating func readIPv4() -> Bool {
            guard pieces.count <= 6 else { return false }
            var numbers: [UInt16] = []
            while current != nil {
                if !numbers.isEmpty {
                    guard current == ASCII.dot, numbers.count < 4 else { return false }
                    position += 1
                }
                guard let number = readDecimal() else { return false }
                numbers.append(number)
            }
            guard numbers.count == 4 else { return false }
            pieces.append(numbers[0] << 8 | numbers[1])
            pieces.append(numbers[2] << 8 | numbers[3])
            return true
        }

        /// Reads a number up to 255 without leading zeros.
        private mutating func readDecimal() -> UInt16? {
            let start = position
            var value: UInt16 = 0
            while let byte = current, byte.isASCIIDigit {
                guard position == start || value > 0 else { return nil }
                value = value * 10 + UInt16(byte - ASCII.zero)
                guard value <= 255 else { return nil }
                position += 1
            }
            return position > start ? value : nil
        }
    }
}
