/// Paths as file systems take them: a slash ends a name whatever stands beside it, also where it makes one character for `String`
/// with a combining mark.
extension StringProtocol where SubSequence == Substring {
    /// What stands between the slashes; nothing stands between two that follow each other.
    public var pathParts: [Substring] {
        self[...].utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map(Substring.init)
    }

    /// Whether a path leads from a folder to something in it.
    public var staysInside: Bool {
        pathParts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }
}
