import Crypto

/// SHA-256 in hexadecimal: what two answers are compared by.
enum ContentHash {
    static func of(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let hex = SHA256.hash(data: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: hex, as: UTF8.self)
    }

    static func of(_ text: String) -> String {
        of(Array(text.utf8))
    }
}
