/// Mends UTF-8: forbidden characters, line ends, stray bytes of windows-1252.
enum UTF8Text {
    /// Valid UTF-8 without the characters that XML forbids, each line end a single line feed.
    static func cleaned(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        bytes.withUnsafeBufferPointer { input in
            var place = 0
            while place < input.count {
                let byte = input[place]
                let next = place + 1 < input.count ? input[place + 1] : 0
                let last = place + 2 < input.count ? input[place + 2] : 0
                switch byte {
                case 0x0D:
                    if next != 0x0A { output.append(0x0A) }
                case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F: break
                case 0xEF where next == 0xBF && last >= 0xBE:
                    place += 2
                default: output.append(byte)
                }
                place += 1
            }
        }
        return output
    }

    /// Keeps what is UTF-8 and reads every other byte as windows-1252.
    static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + 64)
        bytes.withUnsafeBufferPointer { input in
            var place = 0
            while place < input.count {
                let length =
                    input[place] < 0x80 ? 1 : UTF8Survey.sequenceLength(input, at: place)
                if length > 0 {
                    output.append(contentsOf: input[place..<(place + length)])
                } else {
                    append(LegacyEncoding.windows1252Scalar(input[place]), to: &output)
                }
                place += max(length, 1)
            }
        }
        return output
    }

    /// What a text meant before its UTF-8 was taken for Latin-1 and encoded once more; nil when that did not happen, or
    /// might not have: `café »` with a no-break space would be a character of Chinese.
    static func decodedTwice(_ bytes: [UInt8]) -> [UInt8]? {
        guard let first = bytes.firstIndex(where: { $0 >= 0x80 }), bytes[first] == 0xC3 else {
            return nil
        }
        var output = Array(bytes[..<first])
        var place = first
        while place < bytes.count {
            let byte = bytes[place]
            if byte < 0x80 {
                output.append(byte)
                place += 1
            } else {
                guard byte == 0xC2 || byte == 0xC3 else { return nil }
                output.append((byte & 0x03) << 6 | bytes[place + 1] & 0x3F)
                place += 2
                // The first character tells already, nearly always.
                if output.count == first + 2, output[first + 1] & 0xC0 != 0x80 { return nil }
            }
        }
        return UTF8Survey(output).isValid && isNoText(latin1: output) ? output : nil
    }

    /// Whether characters stand so as nobody writes them: controls, a letter that only capitals go on behind before a
    /// sign, a sign within a word. What may follow a word is none of those, as a no-break space and a quotation mark.
    private static func isNoText(latin1 bytes: [UInt8]) -> Bool {
        bytes.indices.contains { place in
            let byte = bytes[place]
            if (0x80...0x9F).contains(byte) { return true }
            // A no-break space, both quotation marks.
            guard byte >= 0xC0, place + 1 < bytes.count, bytes[place + 1] < 0xC0,
                bytes[place + 1] > 0xA0, ![0xAB, 0xBB].contains(bytes[place + 1])
            else { return false }
            if byte == 0xC2 || byte == 0xC3 { return true }
            let isSoftHyphen = bytes[place + 1] == 0xAD
            let next = place + 2 < bytes.count ? bytes[place + 2] : 0
            return !isSoftHyphen && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
        }
    }

    static func append(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
        output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
