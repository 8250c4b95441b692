public import Domain
public import Foundation

/// One feed of the portal, the same for all formats.
public struct OutputFeed: Sendable {
    public let title: String
    public let description: String
    public let language: Language
    /// The page that the feed follows, absolute.
    public let home: String
    /// Where the formats lie, absolute.
    public let addresses: [SyndicationFormat: String]
    /// Servers that tell when it changes, by their addresses.
    public let hubs: [String]
    /// The publisher's own logo and icon, absolute, where it has any.
    public let marks: FeedMarks
    public let items: [Item]

    /// The newest change of an item that has come to be; nil for a feed without items.
    public var updated: Date? { items.map(\.noted).max() }

    public init(
        title: String,
        description: String,
        language: Language,
        home: String,
        addresses: [SyndicationFormat: String],
        hubs: [String] = [],
        marks: FeedMarks = FeedMarks(),
        items: [Item]
    ) {
        self.title = title
        self.description = description
        self.language = language
        self.home = home
        self.addresses = addresses
        self.hubs = hubs
        self.marks = marks
        self.items = items
    }

    /// The source that an item came from.
    public struct Origin: Hashable, Sendable {
        public let title: String
        public let address: String?

        public init(title: String, address: String?) {
            self.title = title
            self.address = address
        }
    }

    /// The picture of an item, absolute.
    public struct Picture: Hashable, Sendable {
        public let address: String
        public let type: String?
        /// In bytes, where it is known.
        public let length: Int?
        public let width: Int?
        public let height: Int?
        public let alt: String?
        public let credit: String?
    }

    /// The sound of an item, absolute.
    public struct Sound: Hashable, Sendable {
        public let address: String
        public let type: String
        /// In bytes.
        public let length: Int
        /// In seconds, where it is known.
        public let duration: Int?
    }

    /// An article as feeds carry it: with the original id, link and source where it is not ours.
    public struct Item: Sendable {
        public let id: String
        public let isPermalink: Bool
        public let link: String
        public let title: String
        public let summary: String?
        /// Only for items whose rights allow it.
        public let html: String?
        /// What the article's page shows, too.
        public let picture: Picture?
        public let sound: Sound?
        public let published: Date?
        public let changed: Date
        /// The same, or when it came where that lies ahead of it.
        let noted: Date
        public let authors: [String]
        public let categories: [String]
        public let language: Language
        public let source: Origin?
        /// Under which its text may be used, as far as anybody says so.
        public let license: License?
    }
}
