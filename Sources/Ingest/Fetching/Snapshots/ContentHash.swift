import Basics

/// SHA-256 in hexadecimal: what two answers are compared by.
public enum ContentHash {
    public static func of(_ bytes: [UInt8]) -> String {
        SHA256.digest(of: bytes).hexadecimal
    }

    public static func of(_ text: String) -> String {
        SHA256.digest(of: text).hexadecimal
    }

    /// Of few bytes it is there at once, of many it is made beside whoever goes on with them.
    static func future(of bytes: [UInt8]) -> Future<String> {
        bytes.count < manyBytes ? Future(made: of(bytes)) : Future { of(bytes) }
    }

    /// About a millisecond's work.
    private static let manyBytes = 1 << 20
}
