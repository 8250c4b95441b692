extension [UInt8] {
    /// Appends bytes, each one outside ASCII or in the set as `%XX`.
    mutating func append(_ bytes: ArraySlice<UInt8>, percentEncoding set: ByteSet) {
        for byte in bytes {
            if byte.isASCII, !set.contains(byte) {
                append(byte)
            } else {
                appendPercentEncoded(byte)
            }
        }
    }

    mutating func appendPercentEncoded(_ byte: UInt8) {
        append(ASCII.percent)
        append((byte >> 4).hexadecimalDigit)
        append((byte & 15).hexadecimalDigit)
    }
}

extension ArraySlice<UInt8> {
    /// The bytes with every valid `%XX` decoded; a stray `%` stays.
    func percentDecoded() -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(count)
        var index = startIndex
        while index < endIndex {
            if let byte = percentEncodedByte(at: index) {
                result.append(byte)
                index += 3
            } else {
                result.append(self[index])
                index += 1
            }
        }
        return result
    }

    /// The byte that a valid `%XX` at the index stands for.
    func percentEncodedByte(at index: Int) -> UInt8? {
        guard self[index] == ASCII.percent, index + 2 < endIndex,
            let high = self[index + 1].hexadecimalValue,
            let low = self[index + 2].hexadecimalValue
        else { return nil }
        return high << 4 | low
    }
}
