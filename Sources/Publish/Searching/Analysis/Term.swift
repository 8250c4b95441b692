/// A folded word in the making: at most 24 bytes, so that one endless word cannot fill the index.
struct Term: Sendable {
    /// The longest term in bytes; what goes beyond is cut at a character.
    static let limit = TermKey.limit

    private(set) var key = TermKey()
    private(set) var count = 0
    private(set) var isCut = false
    /// Whether it consists of ASCII letters only, which stems work on.
    private(set) var isPlain = true

    init() {}

    /// A term from the bytes that a query holds.
    init(_ text: String) {
        for byte in text.utf8.prefix(Self.limit) { append(letter: byte) }
        isPlain = text.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }

    var text: String { String(decoding: key.bytes, as: UTF8.self) }

    var last: UInt8 { count > 0 ? key[count - 1] : 0 }

    /// The last eight bytes as a number, the last one lowest.
    var tail: UInt64 {
        var tail: UInt64 = 0
        for place in max(0, count - 8)..<count { tail = tail << 8 | UInt64(key[place]) }
        return tail
    }

    /// Adds an ASCII letter or digit.
    @inline(__always)
    mutating func append(letter byte: UInt8) {
        guard count < Self.limit, !isCut else {
            isCut = true
            return
        }
        key.add(byte, at: count)
        count += 1
        if byte < 0x61 { isPlain = false }
    }

    /// Adds one character beyond ASCII.
    mutating func append(_ character: FoldedCharacter) {
        guard count + character.count <= Self.limit, !isCut else {
            isCut = true
            return
        }
        for index in 0..<character.count { key.add(character.byte(at: index), at: count + index) }
        count += character.count
        isPlain = false
    }

    mutating func drop(_ length: Int) {
        count -= length
        key = key.prefix(count)
    }
}
