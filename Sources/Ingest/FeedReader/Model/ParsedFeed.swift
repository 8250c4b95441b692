public import Foundation

/// All that a feed says, in one form whatever its format.
public struct ParsedFeed: Sendable, Equatable {
    public var format: FeedFormat
    public var title: String?
    public var link: String?
    public var id: String?
    public var subtitle: String?
    public var language: String?
    public var updated: Date?
    public var author: String?
    public var rights: String?
    /// The licence of all its texts, by whatever it writes for it.
    public var license: String?
    /// What it says against the use of its texts: `robots: noai`.
    public var objections: [String] = []
    public var image: String?
    public var categories: [String] = []
    public var schedule = FeedSchedule()
    /// In the feed's order.
    public var entries: [ParsedEntry] = []
    public var droppedEntries = 0
    /// The fingerprints of entries that the memory knows, which are therefore not among the entries.
    public var skipped: [UInt64] = []
    /// Of what its entries inherit from it, where their own fingerprints cannot know it; nil where they do.
    public var surroundings: UInt64?
    public var warnings: [FeedWarning] = []
    /// A date of the feed in which neither others nor its language tell the day from the month; nil where there is none.
    public var openDate: String?
    /// What its dates with slashes tell of each other.
    var slashes = SlashedDates()
    /// The input ended before the feed did.
    public var isTruncated = false

    public init(format: FeedFormat) {
        self.format = format
    }
}

extension ParsedFeed {
    /// With what the dates of its entries are in the other order of day and month.
    func noting(otherwise other: ParsedFeed) -> ParsedFeed {
        let others = Dictionary(other.entries.map { ($0.key, $0.date) }) { first, _ in first }
        var feed = self
        // Of several with one key nobody can tell which one stands for which.
        for (index, entry) in entries.enumerated() where !entry.sharesKey {
            guard let date = others[entry.key] ?? nil, date != entry.date else { continue }
            feed.entries[index].publishedOtherwise = date
        }
        return feed
    }
}

/// The family a feed belongs to, with the version that it claims.
public enum FeedFormat: Equatable, Sendable {
    case rss(version: String)
    case rdf(version: String)
    case atom(version: String)
    /// Microsoft's Channel Definition Format of 1997, which still turns up.
    case channelDefinition
    case jsonFeed(version: String)
    case rssInJSON(version: String)
}

/// How often a feed wants to be asked: everything it says about its own rhythm.
public struct FeedSchedule: Equatable, Sendable {
    public var ttlMinutes: Int?
    /// `hourly`, `daily`, `weekly`, `monthly` or `yearly` (RSS syndication module).
    public var updatePeriod: String?
    /// Updates in each period.
    public var updateFrequency: Int?
    /// Hours of the day in UTC, 0 to 23, in which nobody need ask.
    public var skipHours: [Int] = []
    /// English names of weekdays, as `Monday`.
    public var skipDays: [String] = []

    public init() {}
}
