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

    func byte(at place: Int) -> UInt8 { key[place] }

    func isVowel(at place: Int) -> Bool {
        switch key[place] {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
            UInt8(ascii: "u"):
            true
        default: false
        }
    }

    @inline(__always)
    func ends(with ending: StaticString) -> Bool {
        let length = ending.utf8CodeUnitCount
        guard length <= count else { return false }
        for index in 0..<length where key[count - length + index] != ending.utf8Start[index] {
            return false
        }
        return true
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

    mutating func append(_ ending: StaticString) {
        for index in 0..<ending.utf8CodeUnitCount { append(letter: ending.utf8Start[index]) }
    }

    mutating func drop(_ length: Int) {
        count -= length
        key = key.prefix(count)
    }

    mutating func replaceLast(with byte: UInt8) {
        guard count > 0 else { return }
        key = key.prefix(count - 1)
        key.add(byte, at: count - 1)
    }
}
