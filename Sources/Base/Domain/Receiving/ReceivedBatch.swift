public import Foundation

/// All that one answer of one source brought.
public struct ReceivedBatch: Sendable {
    public let source: SourceID
    public let origin: Origin
    /// The time of the answer.
    public private(set) var receivedAt: Date
    public var title: String?
    public var home: String?
    /// What the source says of itself, as plain text.
    public var summary: String?
    public var items: [ReceivedItem]
    /// What the answer brought besides news.
    public var entities: [ReceivedEntity]
    /// Whether an archived item or entity that is not in the batch has been withdrawn, as with the newsroom's own files.
    public var isComplete: Bool
    /// The zone of a calendar that drops what is over, which says nothing of whether it took place; nil for other sources.
    public var dropsThePastIn: TimeZone?
    /// Identities of which a complete batch cannot tell: what is archived of them stays as it is.
    public var untold: Set<String>
    public var reading: ReadingReport
    /// How many items came again just as they are archived, and are not among the others.
    public var skipped: Int
    /// What will tell the items of this answer when they come again.
    public var entries: [EntryFingerprint]

    public init(
        source: SourceID,
        origin: Origin,
        receivedAt: Date,
        title: String? = nil,
        home: String? = nil,
        summary: String? = nil,
        items: [ReceivedItem] = [],
        entities: [ReceivedEntity] = [],
        isComplete: Bool = false,
        untold: Set<String> = [],
        reading: ReadingReport? = nil,
        skipped: Int = 0,
        entries: [EntryFingerprint] = []
    ) {
        self.source = source
        self.origin = origin
        self.receivedAt = receivedAt
        self.title = title
        self.home = home
        self.summary = summary
        self.items = items
        self.entities = entities
        self.isComplete = isComplete
        self.untold = untold
        self.skipped = skipped
        self.entries = entries
        self.reading = reading ?? ReadingReport(accepted: items.count + entities.count)
    }

    /// The same answer, as one that came at this time or later.
    public func received(notBefore time: Date) -> ReceivedBatch {
        var batch = self
        batch.receivedAt = max(receivedAt, time)
        return batch
    }
}
