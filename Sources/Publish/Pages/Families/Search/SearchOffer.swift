public import Domain

/// What a browser needs to search the portal from its own bar (`opensearch.xml`), in one language.
public struct SearchOffer: Hashable, Sendable {
    /// The site path of the description.
    public let path: String
    public let language: Language
    public let title: String
    public let description: String
    /// The absolute address of the search page.
    public let page: String
}
