import Crypto

/// SHA-256 in hexadecimal: what two answers are compared by.
public enum ContentHash {
    private static let digits = Array("0123456789abcdef".utf8)

    public static func of(_ bytes: [UInt8]) -> String {
        text(of: SHA256.hash(data: bytes))
    }

    public static func of(_ text: String) -> String {
        of(Array(text.utf8))
    }

    static func text(of digest: SHA256.Digest) -> String {
        let hex = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: hex, as: UTF8.self)
    }
}
