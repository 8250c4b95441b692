extension String {
    /// The folders that lie around a file, by its path: `a` and `a/b` for `a/b/c.pdf`.
    public var foldersAround: [String] {
        utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[..<$0]) }
    }
}
