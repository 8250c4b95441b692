public import Domain

/// A page or feed of the portal that exists once per language of the site.
///
/// Articles are not here: their address is fixed in the archive and is the same in all languages.
public enum Route: Hashable, Sendable {
    case front
    /// The river of all news; without a number its own address, which holds the newest.
    case news(page: Int?)
    case sections
    case section(SectionID, page: Int?)
    case archive
    case year(Int)
    case month(year: Int, month: Int)
    case day(Day)
    /// How the sources stand.
    case status
    /// The map of the countries with news.
    case map
    /// The news of a country; without a number its own address, which holds the newest.
    case country(String, page: Int?)
    /// The news of a country in one section.
    case countrySection(String, SectionID, page: Int?)
    /// The articles of a form: stories, recordings, videos.
    case form(ArticleForm, page: Int?)
    case sports(SportsRoute)
    case programmes(ProgrammesRoute)
    case music(MusicRoute)
    case people(PeopleRoute)
    case collection(CollectionRoute)
    case outlets(OutletsRoute)
    case search
    /// How the reader likes to read, what the reader kept, what is shown without a connection.
    case settings
    case saved
    case offline
    case feed(FeedFormat, FeedScope)

    /// The forms in which feeds are written.
    public enum FeedFormat: String, CaseIterable, Sendable {
        case rss
        case atom
        case json

        public var fileName: String {
            switch self {
            case .rss: "feed.xml"
            case .atom: "atom.xml"
            case .json: "feed.json"
            }
        }

        public var mediaType: String {
            switch self {
            case .rss: "application/rss+xml"
            case .atom: "application/atom+xml"
            case .json: "application/feed+json"
            }
        }

        /// The name that readers know it by.
        public var title: String {
            switch self {
            case .rss: "RSS"
            case .atom: "Atom"
            case .json: "JSON Feed"
            }
        }
    }
}
