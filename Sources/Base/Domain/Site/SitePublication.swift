/// How a site meets crawlers, other sites and the servers that publish it.
public struct SitePublication: Hashable, Sendable {
    /// How to reach the publisher: an address of the web or of mail.
    public var contact: String?
    public var aiCrawlers: AIRights
    /// Profiles elsewhere that are the publisher's own (`rel="me"`).
    public var profiles: [String]
    /// Seconds for which browsers shall use https only (`Strict-Transport-Security`); nil: they are not told.
    public var strictTransport: Int?
    /// Hosts that the site's own slots may load from.
    public var allowedHosts: [String]
    /// Servers of films and messages that shortcodes may show, beside those that everybody knows.
    public var embedHosts: [String]
    /// Origins from which they may load one kind of things.
    public var allowedOrigins: [SlotAllowance.Kind: [String]] = [:]
    public var allowedPlaces = WrittenPlaces()
    public var protection: SiteProtection?
    /// How much of its articles a feed carries that says nothing itself.
    public var feedContent: FeedContent
    /// The formats that the feeds of lists have; the portal's own has all.
    public var listFeedFormats: [SyndicationFormat]
    /// Servers that tell readers when feeds change (WebSub), by their addresses.
    public var hubs: [String]
    public var podcast: PodcastSettings?
    /// Under which the portal's own articles may be used.
    public var license: License?

    public init(
        contact: String? = nil,
        aiCrawlers: AIRights = AIRights(),
        profiles: [String] = [],
        strictTransport: Int? = nil,
        allowedHosts: [String] = [],
        protection: SiteProtection? = nil,
        feedContent: FeedContent = .newest,
        listFeedFormats: [SyndicationFormat] = [.rss],
        hubs: [String] = [],
        podcast: PodcastSettings? = nil,
        license: License? = nil,
        embedHosts: [String] = []
    ) {
        self.contact = contact
        self.aiCrawlers = aiCrawlers
        self.profiles = profiles
        self.strictTransport = strictTransport
        self.allowedHosts = allowedHosts
        self.embedHosts = embedHosts
        self.protection = protection
        self.feedContent = feedContent
        self.listFeedFormats = listFeedFormats
        self.hubs = hubs
        self.podcast = podcast
        self.license = license
    }

    /// The contact as a browser opens it: a bare address of mail is one of `mailto:`, and the scheme has small letters.
    public var contactAddress: String? {
        contact.map { contact in
            guard let end = contact.firstIndex(of: ":") else {
                return contact.contains("@") ? "mailto:\(contact)" : contact
            }
            return contact[..<end].lowercased() + contact[end...]
        }
    }

    /// All that slots may load.
    public var slotAllowance: SlotAllowance {
        get {
            var allowance = SlotAllowance(hosts: allowedHosts, origins: allowedOrigins)
            allowance.places = allowedPlaces
            return allowance
        }
        set {
            allowedHosts = newValue.hosts
            allowedOrigins = newValue.origins
            allowedPlaces = newValue.places
        }
    }
}
