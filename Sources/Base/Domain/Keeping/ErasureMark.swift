import Basics

/// Tells a text from others without saying it.
public enum ErasureMark {
    public static let sign = "erased:"

    public static func isOne(_ text: String) -> Bool { text.hasPrefix(sign) }

    public static func of(_ text: String) -> String {
        guard !isOne(text) else { return text }
        var hash = SHA256()
        hash.update(text)
        return sign + hash.digest().base32(32)
    }
}
