/// A part of a font file: numbers are read within its bounds or not at all.
struct FontBytes {
    private let bytes: ArraySlice<UInt8>
    /// The name of the part, for what is said of it.
    let name: String

    init(_ bytes: ArraySlice<UInt8>, name: String) {
        self.bytes = bytes
        self.name = name
    }

    var count: Int { bytes.count }

    func byte(at offset: Int) throws(FontFault) -> Int {
        guard offset >= 0, offset < bytes.count else { throw .damaged(name) }
        return Int(bytes[bytes.startIndex + offset])
    }

    func short(at offset: Int) throws(FontFault) -> Int {
        guard offset >= 0, offset <= bytes.count - 2 else { throw .damaged(name) }
        let index = bytes.startIndex + offset
        return Int(bytes[index]) << 8 | Int(bytes[index + 1])
    }

    /// With a sign.
    func signed(at offset: Int) throws(FontFault) -> Int {
        let value = try short(at: offset)
        return value < 0x8000 ? value : value - 0x1_0000
    }

    func long(at offset: Int) throws(FontFault) -> Int {
        let high = try short(at: offset)
        return high << 16 | (try short(at: offset + 2))
    }

    func tag(at offset: Int) throws(FontFault) -> String {
        guard offset >= 0, offset <= bytes.count - 4 else { throw .damaged(name) }
        let index = bytes.startIndex + offset
        return String(decoding: bytes[index..<index + 4], as: UTF8.self)
    }

    /// What lies in a place of it.
    func slice(_ offset: Int, _ length: Int) throws(FontFault) -> ArraySlice<UInt8> {
        guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else {
            throw .cutOff
        }
        let start = bytes.startIndex + offset
        return bytes[start..<start + length]
    }
}
