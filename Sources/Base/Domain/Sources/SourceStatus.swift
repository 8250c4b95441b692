public import Foundation

/// What is known of a source's health at one moment.
public struct SourceStatus: Hashable, Codable, Sendable {
    public let source: SourceID
    public let condition: SourceCondition
    /// The build that found it so first.
    public var at: Date
    public var lastSuccess: Date?
    /// Failures in a row.
    public var failures = 0
    /// Why it failed last, without paths and queries.
    public var reason: String?
    public var goneSince: Date?
    /// Where it moved for good.
    public var movedTo: String?
    public var nextCheck: Date?
    public var rhythm: SourceRhythm?
    public var reading: ReadingReport?
    /// How asking it went on its last days that are over, the oldest first; nil where no build counted them.
    public var days: [SourceDay]?

    public init(source: SourceID, condition: SourceCondition, at: Date) {
        self.source = source
        self.condition = condition
        self.at = at
    }
}
