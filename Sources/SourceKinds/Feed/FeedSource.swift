public import Domain
import FeedReader

/// Reads feeds of every format into items.
public struct FeedSource: SourceReading {
    public init() {}

    public func read(
        _ answer: SourceAnswer,
        of source: Source,
        origin: Origin
    ) throws(SourceError) -> SourceReadingResult {
        let feed: ParsedFeed
        do {
            var limits = FeedReader.Limits()
            limits.entries = source.maxItems
            feed = try FeedReader(limits: limits)
                .read(answer.bytes, charset: answer.charset, base: answer.address)
        } catch {
            throw SourceError(error.message, hint: error.hint)
        }
        let batch = ReceivedBatch(
            source: source.id,
            origin: origin,
            receivedAt: answer.receivedAt,
            title: feed.title,
            home: feed.homeAddress(from: answer.address),
            items: feed.entries.filter { !$0.isPartial }.map {
                FeedItem($0, of: feed, from: answer.address).received
            },
            isComplete: origin == .sample
        )
        return SourceReadingResult(
            batch: batch,
            warnings: feed.warnings.map(\.message),
            schedule: schedule(of: feed)
        )
    }

    private func schedule(of feed: ParsedFeed) -> SourceSchedule {
        var schedule = SourceSchedule()
        schedule.ttlMinutes = feed.schedule.ttlMinutes
        schedule.updatePeriod = feed.schedule.updatePeriod
        schedule.updateFrequency = feed.schedule.updateFrequency
        schedule.skipHours = feed.schedule.skipHours
        schedule.skipDays = feed.schedule.skipDays
        return schedule
    }
}
