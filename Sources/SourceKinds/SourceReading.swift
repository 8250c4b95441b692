public import Domain
public import Fetching

/// Turns the answer of one kind of source into what the archive takes in.
public protocol SourceReading: Sendable {
    func read(_ answer: SourceAnswer, of source: Source, origin: Origin) throws(SourceError)
        -> SourceReadingResult
}

/// What was read, and what a person should know of how it read.
public struct SourceReadingResult: Sendable {
    public let batch: ReceivedBatch
    public let warnings: [String]
    /// What a publisher should look into, although something was read.
    public let troubles: [String]
    /// What the answer itself says of when to ask again.
    public let hints: FreshnessHints

    public init(
        batch: ReceivedBatch,
        warnings: [String],
        troubles: [String] = [],
        hints: FreshnessHints
    ) {
        self.batch = batch
        self.warnings = warnings
        self.troubles = troubles
        self.hints = hints
    }
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
