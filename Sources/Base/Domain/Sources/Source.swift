/// One feed or API that a site names, with every default filled in.
public struct Source: Hashable, Sendable {
    public var id: SourceID
    public var kind: String
    /// The name shown to readers; the feed's own title, else the id, where the configuration has none.
    public var title: String?
    /// An absolute http(s) address or a path relative to `Content/`.
    public var address: String?
    /// Values from the environment that stand in the address or the headers: never to be stored or shown.
    public var secrets: [String]
    public var section: SectionID?
    public var language: Language?
    public var country: String?
    /// A path relative to `Content/`.
    public var sample: String?
    public var onFailure: OnFailure
    /// The most that is taken of one answer of each kind, articles or anything else; nil where nobody says.
    public var maxItems: Int?
    public var maxBytes: Int
    public var rights: Rights
    /// Under which its texts may be used, where neither they nor their feed say so.
    public var license: License?
    public var content: Content
    public var sectionMap: [String: SectionID]
    public var filter: ItemFilter
    public var weight: Int
    public var future: Future
    public var expect: Expect
    /// Seconds between looks at the source, when the configuration fixes them.
    public var every: Int?
    /// Seconds for one answer.
    public var timeout: Int
    public var headers: [String: String]
    public var formerly: [SourceID]
    /// Environment variables that the source names and that are not set: it is not asked.
    public var missingVariables: [String]
    /// All environment variables that the source names.
    public var variables: [String]
    public var pictures: Pictures
    /// The keys that only its kind knows.
    public var options: SourceOptions
    public var credentials: SourceCredentials
    /// What the operator asks of those who publish it.
    public var terms: SourceTerms
    /// How much of its items its own feed carries, where that differs from other sources.
    public var feedContent: FeedContent?

    public init(
        id: SourceID,
        kind: String,
        title: String? = nil,
        address: String?,
        secrets: [String] = [],
        section: SectionID? = nil,
        language: Language? = nil,
        country: String? = nil,
        sample: String? = nil,
        onFailure: OnFailure = .stale,
        maxItems: Int? = nil,
        maxBytes: Int = 16 << 20,
        rights: Rights = .excerpt,
        license: License? = nil,
        content: Content? = nil,
        sectionMap: [String: SectionID] = [:],
        filter: ItemFilter = .none,
        weight: Int = 0,
        future: Future = .clamp,
        expect: Expect = .items,
        every: Int? = nil,
        timeout: Int = 20,
        headers: [String: String] = [:],
        formerly: [SourceID] = [],
        missingVariables: [String] = [],
        variables: [String] = [],
        pictures: Pictures = .offered,
        options: SourceOptions = .none,
        credentials: SourceCredentials = .none,
        terms: SourceTerms = .none,
        feedContent: FeedContent? = nil
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.address = address
        self.secrets = secrets
        self.section = section
        self.language = language
        self.country = country
        self.sample = sample
        self.onFailure = onFailure
        self.maxItems = maxItems
        self.maxBytes = maxBytes
        self.rights = rights
        self.license = license
        self.content = content ?? Content(standardFor: rights)
        self.sectionMap = sectionMap
        self.filter = filter
        self.weight = weight
        self.future = future
        self.expect = expect
        self.every = every
        self.timeout = timeout
        self.headers = headers
        self.formerly = formerly
        self.missingVariables = missingVariables
        self.variables = variables
        self.pictures = pictures
        self.options = options
        self.credentials = credentials
        self.terms = terms
        self.feedContent = feedContent
    }

    /// The most articles of one answer.
    public var mostArticles: Int { maxItems ?? 500 }

    /// The address as it may be shown; nil when it holds a secret.
    public var shownAddress: String? {
        guard let address, !secrets.contains(where: address.contains) else { return nil }
        return address
    }

    /// The newsroom's own Markdown articles.
    public static func own(title: String, country: String? = nil) -> Source {
        Source(
            id: ownID,
            kind: "own",
            title: title,
            address: nil,
            country: country,
            rights: .own,
            weight: 2,
            future: .hold,
            expect: .any
        )
    }

    public static let ownID: SourceID = "own"

    /// What happens when the source gives no usable answer.
    public enum OnFailure: String, Sendable, CaseIterable {
        case stale
        case empty
        case fail
    }

    /// Which pictures of a source the portal shows.
    public enum Pictures: String, Sendable, CaseIterable {
        /// Those that a source offers beside its texts.
        case offered
        case none
        case all
    }

    /// How much of an item's text the portal shows.
    public enum Content: String, Sendable, CaseIterable {
        case full
        case excerpt

        /// What is shown where nobody says how much.
        public init(standardFor rights: Rights) {
            self = rights == .excerpt ? .excerpt : .full
        }
    }

    /// What happens to an item dated more than a day ahead.
    public enum Future: String, Sendable, CaseIterable {
        case clamp
        case hold
        case keep
    }

    /// Whether an answer without items counts as a failure.
    public enum Expect: String, Sendable, CaseIterable {
        case items
        case any
    }
}
