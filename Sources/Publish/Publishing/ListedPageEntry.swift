/// One page of the site, as a list of all of them names it.
public struct ListedPageEntry: Encodable, Sendable {
    /// The site path.
    public let path: String
    public let kind: String
    public let language: String
}
