extension String {
    /// The text with other markup in the place of some, found by its bytes, whatever combines with the sign behind it.
    ///
    /// - Parameter changes: of ASCII that begins with `<`; of one place the first that fits is made.
    /// - Returns: the same text where nothing fits.
    public func replacingMarkup(_ changes: [(markup: StaticString, replacement: String)]) -> String
    {
        var result = ""
        var copied = startIndex
        var rest = self[...]
        while let start = rest.place(of: "<")?.lowerBound {
            rest = rest[start...]
            guard let change = changes.first(where: { rest.begins(with: $0.markup) }) else {
                rest = rest.behind(1)
                continue
            }
            result += self[copied..<start]
            result += change.replacement
            rest = rest.behind(change.markup.utf8CodeUnitCount)
            copied = rest.startIndex
        }
        return copied == startIndex ? self : result + self[copied...]
    }
}
