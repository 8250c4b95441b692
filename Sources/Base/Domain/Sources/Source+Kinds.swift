/// The kinds of which others than themselves know something.
extension Source {
    public static let dataKind = "data"
    public static let feedKind = "feed"

    /// Whether it is rows that the publisher writes.
    public var isData: Bool { kind == Self.dataKind }
    public var isFeed: Bool { kind == Self.feedKind }
}
