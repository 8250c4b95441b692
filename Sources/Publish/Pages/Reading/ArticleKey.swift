/// What the page of an article is made from, as a number, and by what its file is known.
public struct ArticleKey: Sendable {
    /// `StableHash` of its site path.
    public let pathHash: UInt64
    /// Equal keys mean equal bytes.
    public let key: UInt64
}
