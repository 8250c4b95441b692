/// The names that branches of git repositories may have (git-check-ref-format(1)).
public enum BranchName {
    public static func isOne(_ name: String) -> Bool {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        return !name.hasPrefix("-") && name != "@" && !name.hasSuffix(".")
            && !name.contains("..") && !name.contains("@{")
            && !name.unicodeScalars.contains(where: isBarred)
            && parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".lock") }
    }

    private static func isBarred(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value <= 0x20 || scalar.value == 0x7F || "~^:?*[\\".unicodeScalars.contains(scalar)
    }
}
