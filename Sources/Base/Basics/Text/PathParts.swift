/// Paths as file systems take them: a slash ends a name whatever stands beside it, also where it makes one character for `String`
/// with a combining mark.
extension StringProtocol where SubSequence == Substring {
    /// What stands between the slashes; nothing stands between two that follow each other.
    public var pathParts: [Substring] {
        self[...].utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map(Substring.init)
    }

    /// Where its last name begins to be one: the last slash.
    public var lastSlash: String.Index? { self[...].utf8.lastIndex(of: UInt8(ascii: "/")) }

    /// Whether a path leads from a folder to something in it.
    public var staysInside: Bool {
        pathParts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }

    /// Whether it has an ASCII control character, which ends a line or a command for programs that read the path.
    public var hasControls: Bool { self[...].utf8.contains { $0 < 0x20 || $0 == 0x7F } }
}
