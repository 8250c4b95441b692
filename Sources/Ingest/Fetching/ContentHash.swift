import Basics

/// SHA-256 in hexadecimal: what two answers are compared by.
public enum ContentHash {
    public static func of(_ bytes: [UInt8]) -> String {
        SHA256.digest(of: bytes).hexadecimal
    }

    public static func of(_ text: String) -> String {
        SHA256.digest(of: text).hexadecimal
    }
}
