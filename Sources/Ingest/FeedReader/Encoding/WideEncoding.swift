/// UTF-16 and UTF-32, told by a byte order mark or by the zeros around the first `<` or `{`.
struct WideEncoding {
    private let width: Int
    private let isBigEndian: Bool
    private let markLength: Int

    init?(detectedIn bytes: [UInt8]) {
        let head = Array(bytes.prefix(4)) + Array(repeating: 0xAA, count: max(0, 4 - bytes.count))
        let isOpener = { (byte: UInt8) in [0x3C, 0x7B, 0x5B, 0x20, 0x0A, 0x0D].contains(byte) }
        switch (head[0], head[1], head[2], head[3]) {
        case (0x00, 0x00, 0xFE, 0xFF): self.init(width: 4, isBigEndian: true, markLength: 4)
        case (0xFF, 0xFE, 0x00, 0x00): self.init(width: 4, isBigEndian: false, markLength: 4)
        case (0xFE, 0xFF, _, _): self.init(width: 2, isBigEndian: true, markLength: 2)
        case (0xFF, 0xFE, _, _): self.init(width: 2, isBigEndian: false, markLength: 2)
        case (0x00, 0x00, 0x00, let byte) where isOpener(byte):
            self.init(width: 4, isBigEndian: true, markLength: 0)
        case (let byte, 0x00, 0x00, 0x00) where isOpener(byte):
            self.init(width: 4, isBigEndian: false, markLength: 0)
        case (0x00, let byte, 0x00, _) where isOpener(byte):
            self.init(width: 2, isBigEndian: true, markLength: 0)
        case (let byte, 0x00, _, 0x00) where isOpener(byte):
            self.init(width: 2, isBigEndian: false, markLength: 0)
        default: return nil
        }
    }

    private init(width: Int, isBigEndian: Bool, markLength: Int) {
        self.width = width
        self.isBigEndian = isBigEndian
        self.markLength = markLength
    }

    /// The same for what follows upon the beginning.
    var unmarked: WideEncoding {
        WideEncoding(width: width, isBigEndian: isBigEndian, markLength: 0)
    }

    /// How many of the bytes are whole characters.
    func wholeLength(of bytes: [UInt8]) -> Int {
        let length = bytes.count - bytes.count % width
        guard width == 2, length > 0 else { return length }
        // The first half of a pair waits for the second.
        let last = bytes[isBigEndian ? length - 2 : length - 1]
        return last & 0xFC == 0xD8 ? length - 2 : length
    }

    func decode(_ bytes: [UInt8]) -> [UInt8] {
        width == 2 ? decodeUTF16(bytes) : decodeUTF32(bytes)
    }

    private func decodeUTF16(_ bytes: [UInt8]) -> [UInt8] {
        let (high, low) = isBigEndian ? (0, 1) : (1, 0)
        let units = stride(from: markLength, to: bytes.count - 1, by: 2).lazy.map { place in
            UInt16(bytes[place + high]) << 8 | UInt16(bytes[place + low])
        }
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false)
        { output.append($0) }
        return output
    }

    private func decodeUTF32(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count / 2)
        for place in stride(from: markLength, to: bytes.count - 3, by: 4) {
            let unit = bytes[place..<(place + 4)]
            let value =
                isBigEndian
                ? unit.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                : unit.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            UTF8Text.append(Unicode.Scalar(value) ?? "\u{FFFD}", to: &output)
        }
        return output
    }
}
