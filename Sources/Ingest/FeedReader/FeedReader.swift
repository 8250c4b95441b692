import Recurrence
public import WebURL

/// Reads RSS, RDF, Atom, CDF, JSON Feed and RSS in JSON, forgiving whatever can be understood.
public struct FeedReader: Sendable {
    /// How much of a feed is kept: what is over is cut, with a warning.
    public struct Limits: Sendable {
        /// The newest are kept.
        public var entries = 500
        public var depth = 256
        /// In one entry, or in all that is no entry.
        public var elements = 100_000
        public var attributes = 256
        public var titleCharacters = 1_000
        public var contentBytes = 1 << 20
        public var enclosures = 32
        public var categories = 64
        public var warnings = 32

        public init() {}
    }

    private let limits: Limits
    private let habits: DateHabits

    /// - Parameters:
    ///   - limits: How much of a feed is kept.
    ///   - dates: What its dates mean where they leave it open.
    public init(limits: Limits = Limits(), dates: DateHabits = DateHabits()) {
        self.limits = limits
        habits = dates
    }

    /// Reads a feed, recognised by its content alone.
    ///
    /// - Parameters:
    ///   - bytes: The document as it came, in any encoding but UTF-7.
    ///   - charset: The label in the answer's Content-Type, when there was one.
    ///   - base: The address that the feed came from; nil for files.
    ///   - memory: What is known of its entries from an earlier answer; those are then left out.
    /// - Returns: The feed with its newest entries, at most as many as the limits allow.
    /// - Throws: What the bytes are instead of a feed.
    public func read(
        _ bytes: [UInt8],
        charset: String? = nil,
        base: WebURL? = nil,
        memory: (any EntryMemory)? = nil
    ) throws(FeedError) -> ParsedFeed {
        if let kind = BinaryFile.kind(of: bytes) { throw .notAFeed(seen: kind, line: 1) }
        var warnings = WarningList(limit: limits.warnings)
        let text = DecodedText(bytes, charset: charset, warnings: &warnings).bytes
        guard let first = text.first(where: { !$0.isXMLSpace }) else { throw .empty }
        let zone = ZoneClock(habits.zone)
        func parse(_ slashes: SlashOrder) throws(FeedError) -> ParsedFeed {
            let dates = DateSense(zone: zone, now: habits.now, slashes: slashes)
            if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
                return try JSONDocumentReader(
                    limits: limits,
                    base: base,
                    memory: memory,
                    dates: dates
                ).read(text, warnings: warnings)
            }
            return try XMLDocumentReader(limits: limits, base: base, memory: memory, dates: dates)
                .read(text, warnings: warnings)
        }
        let usual = SlashOrder(inLanguage: habits.language ?? habits.usualLanguage)
        let feed = try parse(usual)
        // Only the whole feed tells which order its dates are in.
        let told = feed.slashes.order
        guard let open = feed.slashes.open, told != usual else { return feed }
        let other = try parse(usual.other)
        guard told == nil else { return other }
        let language = habits.language ?? feed.language ?? habits.usualLanguage
        var read =
            SlashOrder(inLanguage: language) == usual
            ? feed.noting(otherwise: other) : other.noting(otherwise: feed)
        if SlashOrder.told(by: language) == nil { read.openDate = open }
        return read
    }
}
