public import Domain
public import Fetching

/// What was read, and what a person should know of how it read.
public struct SourceReadingResult: Sendable {
    public var batch: ReceivedBatch
    public let warnings: [String]
    /// What a publisher should look into, although something was read.
    public let troubles: [String]
    /// What is wrong with the publisher's own file, with file and line.
    public let diagnostics: [Diagnostic]
    /// What the answer itself says of when to ask again.
    public let hints: FreshnessHints
    /// Rows that are there and may not be published, such as people who did not consent.
    public let leftOut: Int

    public init(
        batch: ReceivedBatch,
        warnings: [String],
        troubles: [String] = [],
        diagnostics: [Diagnostic] = [],
        hints: FreshnessHints = .none,
        leftOut: Int = 0
    ) {
        self.batch = batch
        self.warnings = warnings.map(ReadingReport.remark)
        self.troubles = troubles.map(ReadingReport.remark)
        self.diagnostics = diagnostics
        self.hints = hints
        self.leftOut = leftOut
    }

    /// Whether there is nothing in it at all.
    public var isEmpty: Bool {
        batch.items.isEmpty && batch.entities.isEmpty && batch.skipped == 0 && leftOut == 0
    }
}
