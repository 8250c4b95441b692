/// A set of ASCII bytes that answers without touching memory.
struct ByteSet: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ text: String, controls: Bool = false) {
        for byte in text.utf8 { insert(byte) }
        guard controls else { return }
        for byte in UInt8(0)..<0x20 { insert(byte) }
        insert(0x7F)
    }

    func union(_ text: String) -> ByteSet {
        var result = self
        for byte in text.utf8 { result.insert(byte) }
        return result
    }

    func contains(_ byte: UInt8) -> Bool {
        guard byte.isASCII else { return false }
        let half = byte < 64 ? low : high
        return half &>> UInt64(byte & 63) & 1 == 1
    }

    private mutating func insert(_ byte: UInt8) {
        guard byte.isASCII else { return }
        let bit = 1 as UInt64 &<< UInt64(byte & 63)
        if byte < 64 {
            low |= bit
        } else {
            high |= bit
        }
    }
}

extension ByteSet {
    // The percent-encode sets of the URL Standard, section 1.3. Bytes from 0x80 on are always
    // encoded, whatever the set.
    static let c0Control = ByteSet("", controls: true)
    static let fragment = c0Control.union(" \"<>`")
    static let query = c0Control.union(" \"#<>")
    static let specialQuery = query.union("'")
    static let path = query.union("?^`{}")
    static let userinfo = path.union("/:;=@[\\]|")

    // Section 3.1.
    static let forbiddenHost = ByteSet("\0\t\n\r #/:<>?@[\\]^|")
    static let forbiddenDomain = ByteSet(" #/:<>?@[\\]^|%", controls: true)

    /// What RFC 3986 calls unreserved: the same with and without percent-encoding.
    static let unreserved = ByteSet(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )

    /// What may stand in a path or query of the URL Standard, but not in one of RFC 3986.
    static let notInURI = ByteSet("%[\\]^`{|}")
}
