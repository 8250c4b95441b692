public import Domain

/// Turns the answer of one kind of source into what the archive takes in.
public protocol SourceReading: Sendable {
    func read(_ answer: SourceAnswer, of source: Source, origin: Origin) throws(SourceError)
        -> SourceReadingResult
}

/// What was read, and what a person should know of how it read.
public struct SourceReadingResult: Sendable {
    public let batch: ReceivedBatch
    public let warnings: [String]
    /// What the answer itself says of when to ask again.
    public let schedule: SourceSchedule

    public init(batch: ReceivedBatch, warnings: [String], schedule: SourceSchedule) {
        self.batch = batch
        self.warnings = warnings
        self.schedule = schedule
    }
}

/// When a source wants to be asked again, as far as it says so.
public struct SourceSchedule: Equatable, Sendable {
    public var ttlMinutes: Int?
    public var updatePeriod: String?
    public var updateFrequency: Int?
    public var skipHours: [Int] = []
    public var skipDays: [String] = []

    public init() {}
}

/// The kinds of sources that this program can read, by their name in the configuration.
public enum SourceKindTable {
    public static func reading(of kind: String) -> (any SourceReading)? {
        switch kind {
        case "feed": FeedSource()
        default: nil
        }
    }
}
