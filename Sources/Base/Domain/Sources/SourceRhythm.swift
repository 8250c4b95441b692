import Basics
public import Foundation

/// How often a source usually has something new.
public struct SourceRhythm: Hashable, Codable, Sendable {
    public let newestItem: Date
    /// The median time between its newest items, in seconds; nil when there are too few.
    public let cadence: Int?

    public init(newestItem: Date, cadence: Int?) {
        self.newestItem = newestItem
        self.cadence = cadence
    }

    /// The rhythm of items given by their times, newest first; nil when there are none.
    public init?(newestFirst times: [Date]) {
        guard let newest = times.first else { return nil }
        newestItem = newest
        let gaps = zip(times, times.dropFirst()).map { Int(clamping: $0.timeIntervalSince($1)) }
            .sorted()
        cadence = gaps.count >= 3 ? gaps[gaps.count / 2] : nil
    }

    /// Whether the source has been silent for much longer than its rhythm lets expect.
    public func isSilent(at now: Date) -> Bool {
        guard let cadence else { return false }
        return now.timeIntervalSince(newestItem) > max(Double(cadence) * 5, 86_400)
    }
}
