public import Domain
public import Foundation

/// What the search may know of one page of the portal.
public struct SearchEntry: Hashable, Sendable {
    public let kind: DocumentKind
    public let title: String
    /// The beginning, as lists show it.
    public let summary: String
    /// All else that may be looked in, as cleaned HTML; empty where the rights allow only the beginning.
    public let html: String
    /// The site path.
    public let path: String
    public let date: Date?
    /// Days since 1970 in the site's zone.
    public let day: Int
    public let section: SectionID
    public let source: SourceID
    public let language: Language
    public let country: String?
    /// The link to a picture that the site itself shows.
    public let picture: String?
    /// Whether it keeps its place only, so that the places of others stay.
    public let isWithdrawn: Bool
}
