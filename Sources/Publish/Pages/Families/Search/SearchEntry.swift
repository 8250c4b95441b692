public import Domain
public import Foundation
import Presentation

/// What the search may know of one page of the portal.
public struct SearchEntry: Hashable, Sendable {
    /// What kind of thing it is, as the index spells it: `article`.
    public let kind: String
    public let title: String
    /// What it is called on pages of other languages of the site.
    public let titles: [Language: String]
    /// The beginning, as lists show it.
    public let summary: String
    /// The same for pages of other languages of the site, where they say it otherwise.
    public let summaries: [Language: String]
    /// All else that may be looked in, as cleaned HTML; empty where the rights allow only the beginning.
    public let html: String
    /// The site path; of what has a page in each language, that in the first.
    public let path: String
    public let date: Date?
    /// Days since 1970 in the site's zone; zero for what has no date.
    public let day: Int
    public let section: SectionID?
    public let source: SourceID
    /// Nil where it is not known, as of names.
    public let language: Language?
    /// ISO 3166-1 alpha-2, lower case.
    public let country: String?
    /// The link to a narrow file of a picture that the site itself shows.
    public let picture: String?
    /// Whether it keeps its place only, so that the places of others stay.
    public let isWithdrawn: Bool

    init(
        kind: SearchableKind,
        title: String,
        titles: [Language: String] = [:],
        summary: String = "",
        summaries: [Language: String] = [:],
        html: String = "",
        path: String,
        date: Date? = nil,
        day: Int = 0,
        section: SectionID? = nil,
        source: SourceID,
        language: Language? = nil,
        country: String? = nil,
        picture: String? = nil,
        isWithdrawn: Bool = false
    ) {
        self.kind = kind.rawValue
        self.title = title
        self.titles = titles
        self.summary = summary
        self.summaries = summaries
        self.html = html
        self.path = path
        self.date = date
        self.day = day
        self.section = section
        self.source = source
        self.language = language
        self.country = country
        self.picture = picture
        self.isWithdrawn = isWithdrawn
    }

    /// The place of what is published no more and of which nothing is kept.
    static let gone = SearchEntry(
        kind: .article,
        title: "",
        path: "",
        source: SourceID(""),
        isWithdrawn: true
    )
}
