extension String {
    /// The text, or nil for one of nothing but white space.
    public var nonBlank: String? { contains { !$0.isWhitespace } ? self : nil }

    /// The text, or nil when there is none.
    public var nonEmpty: String? { isEmpty ? nil : self }
}
