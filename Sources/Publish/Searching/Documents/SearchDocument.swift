public import Foundation

/// One thing that can be found: what is looked in, what is shown of it, what it is filtered by.
public struct SearchDocument: Hashable, Sendable {
    public let title: String
    /// What it is called on pages of other languages, by their tags.
    public let titles: [String: String]
    /// The beginning of the text, as a result shows it.
    public let summary: String
    /// The same on pages of other languages, by their tags.
    public let summaries: [String: String]
    /// All else that may be looked in, as cleaned HTML; empty where the rights allow no more than the summary.
    public let text: String
    /// The site path of its page.
    public let path: String
    /// The time that is shown; nil when nobody knows it.
    public let date: Date?
    /// Days since 1970 in the site's zone, for order and filters; zero for what has no date.
    public let day: Int
    public let facets: Facets
    /// The address of a picture of the site's own; empty without one.
    public let picture: String
    /// Whether it is no longer published: it keeps its number, and nothing of it is shown.
    public let isWithdrawn: Bool

    public init(
        title: String,
        titles: [String: String] = [:],
        summary: String,
        summaries: [String: String] = [:],
        text: String = "",
        path: String,
        date: Date?,
        day: Int,
        facets: Facets,
        picture: String = "",
        isWithdrawn: Bool = false
    ) {
        self.title = title
        self.titles = titles
        self.summary = summary
        self.summaries = summaries
        self.text = text
        self.path = path
        self.date = date
        self.day = day
        self.facets = facets
        self.picture = picture
        self.isWithdrawn = isWithdrawn
    }

    /// What documents are filtered by; an empty text where a document has no such thing.
    public struct Facets: Hashable, Sendable {
        /// What kind of document it is: `article`, `match`, `person` …
        public let kind: String
        public let section: String
        public let source: String
        /// A BCP 47 tag, which also decides which endings are taken off words.
        public let language: String
        /// ISO 3166-1 alpha-2, lower case.
        public let country: String

        public init(
            kind: String,
            section: String = "",
            source: String = "",
            language: String,
            country: String = ""
        ) {
            self.kind = kind
            self.section = section
            self.source = source
            self.language = language
            self.country = country
        }

        /// In the order in which the index keeps them.
        var columns: [String] { [kind, section, source, language, country] }

        static let columnCount = 5
    }
}
