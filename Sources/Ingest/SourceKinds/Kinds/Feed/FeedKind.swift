import Basics
import Domain
import FeedReader
import Fetching
import Foundation
import HTMLCleaning
import WebURL

/// Reads feeds of every format into items.
struct FeedKind: DocumentKind {
    let name = Source.feedKind

    func read(
        _ answer: SourceAnswer,
        in context: ReadingContext
    ) throws(SourceError) -> SourceReadingResult {
        guard let answer = answer.pages.first else { throw SourceError("the answer is empty") }
        return try read(answer, in: context)
    }

    func read(
        _ page: AnswerPage,
        in context: ReadingContext
    ) throws(SourceError) -> SourceReadingResult {
        let memory = context.known.map { FeedMemory(known: $0) }
        var feed: ParsedFeed
        do {
            var limits = FeedReader.Limits()
            limits.entries = context.source.mostArticles
            let dates = DateHabits(
                zone: context.timeZone,
                language: context.source.language?.tag,
                usualLanguage: context.firstLanguage?.tag,
                now: context.receivedAt
            )
            feed = try FeedReader(limits: limits, dates: dates)
                .read(
                    page.bytes,
                    charset: page.charset,
                    base: page.address,
                    memory: memory
                )
        } catch {
            throw SourceError(error.message, hint: error.hint)
        }
        let pictures = FeedPictures(
            source: context.source,
            ownFiles: page.address == nil && context.contentFolder != nil
                ? PictureFiles(contentFolder: context.contentFolder) : nil
        )
        let log = RowLog(path: context.path)
        Self.leaveAstray(in: &feed, log)
        Self.noteTimes(in: &feed, log)
        Self.leaveOpen(in: &feed, at: context.receivedAt)
        Self.noteOpenDates(of: feed, log)
        let items = items(
            of: feed,
            from: page.address,
            pictures: pictures,
            at: context.receivedAt
        )
        let batch = ReceivedBatch(
            source: context.source.id,
            origin: context.origin,
            receivedAt: context.receivedAt,
            title: feed.title?.plainLine,
            home: feed.homeAddress(from: page.address),
            summary: Self.summary(of: feed),
            items: items,
            entities: events(of: feed, items, in: context),
            isComplete: context.origin == .sample,
            reading: ReadingReport(
                accepted: items.count + feed.skipped.count,
                dropped: feed.droppedEntries + feed.entries.count - items.count,
                remarks: feed.warnings.map(\.message),
                license: StatedLicense.of(feed.license, rights: feed.rights),
                objections: feed.objections
            ),
            skipped: feed.skipped.count,
            entries: memory?.entries(of: feed) ?? []
        )
        return SourceReadingResult(
            batch: batch,
            warnings: feed.warnings.map(\.message)
                + feed.objections.map { "it asks not to be used: \($0)" },
            troubles: feed.isTruncated
                ? ["the feed is cut off; \(batch.items.count) whole entries were read"] : [],
            diagnostics: log.all,
            hints: FreshnessHints(feed.schedule)
        )
    }
}

extension FeedKind {
    /// Feeds go from new to old: an item without a date stands beside the next older one that has a date.
    private func items(
        of feed: ParsedFeed,
        from address: WebURL?,
        pictures: FeedPictures,
        at now: Date
    ) -> [ReceivedItem] {
        var items = feed.entries.filter { !$0.isPartial }
            .map { entry in
                FeedItem(entry, of: feed, from: address, pictures: pictures).received.plausible(
                    at: now
                )
            }
        var older: Date?
        for index in items.indices.reversed() {
            if items[index].published == nil { items[index].neighbourDate = older }
            older = items[index].published ?? older
        }
        return items
    }

    /// Takes coordinates that are no place on Earth out of entries; these are read again when they come again, so that they
    /// are told of as long as they are there.
    ///
    /// - Parameters:
    ///   - feed: whose entries they are.
    ///   - log: gets what is wrong with which.
    private static func leaveAstray(in feed: inout ParsedFeed, _ log: RowLog) {
        for index in feed.entries.indices {
            guard let fault = feed.entries[index].position?.fault else { continue }
            feed.entries[index].position = nil
            feed.entries[index].fingerprint = nil
            let entry = feed.entries[index]
            let name = (entry.title ?? entry.key).plainLine.prefix(60)
            log.add(
                "the article '\(name)' is on no map: \(fault)",
                line: entry.line,
                hint: fault.hint
            )
        }
    }

    /// Says which entries announce something at a time that nobody can read, or that ends before it begins; as long as they are
    /// there, as of those that are astray.
    private static func noteTimes(in feed: inout ParsedFeed, _ log: RowLog) {
        for index in feed.entries.indices where !feed.entries[index].isPartial {
            let entry = feed.entries[index]
            guard let fault = entry.event.flatMap(FeedItemEvent.fault) else { continue }
            feed.entries[index].fingerprint = nil
            let name = (entry.title ?? entry.key).plainLine.prefix(60)
            log.add("the article '\(name)' announces an event, but \(fault)", line: entry.line)
        }
    }

    /// Says that nothing tells the day from the month in the dates of a feed.
    private static func noteOpenDates(of feed: ParsedFeed, _ log: RowLog) {
        guard let date = feed.openDate?.plainLine else { return }
        log.add(
            "nothing tells whether the day or the month comes first in its dates, as '\(date)': "
                + "they are read with the month first",
            line: nil,
            hint: "write 'language: en-GB' into the source where the day comes first, "
                + "'language: en-US' where the month does"
        )
    }

    /// Has entries read again that are dated ahead: what counts of their dates hangs on the hour.
    private static func leaveOpen(in feed: inout ParsedFeed, at now: Date) {
        for index in feed.entries.indices {
            guard let updated = feed.entries[index].updated, updated > now else { continue }
            feed.entries[index].fingerprint = nil
        }
    }

    /// What the entries announce that have come for the first time or otherwise than before.
    private func events(
        of feed: ParsedFeed,
        _ items: [ReceivedItem],
        in context: ReadingContext
    ) -> [ReceivedEntity] {
        let said = feed.entries.filter { !$0.isPartial && $0.event != nil }
        guard !said.isEmpty else { return [] }
        let known = Dictionary(items.map { ($0.identity, $0) }) { first, _ in first }
        var seen: Set<String> = []
        return said.compactMap { entry in
            guard let item = known[entry.key], seen.insert(entry.key).inserted,
                let found = FeedItemEvent(entry, item: item, zone: context.timeZone)
            else { return nil }
            return ReceivedEntity(identity: entry.key, entity: Entity.event(found.event).plausible)
        }
    }

    /// What the feed says of itself, where that is more than its title.
    private static func summary(of feed: ParsedFeed) -> String? {
        let text = feed.subtitle.map { PlainText.text(of: $0, limit: 300).plainLine } ?? ""
        return text.isEmpty || text == feed.title?.plainLine ? nil : text
    }
}

extension FreshnessHints {
    private static let days = [
        "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
    ]
    private static let periods = [
        "hourly": 3_600, "daily": 86_400, "weekly": 604_800, "monthly": 2_592_000,
        "yearly": 31_536_000,
    ]

    /// RSS 2.0 `ttl`, `skipHours` and `skipDays`, and the syndication module of RSS 1.0.
    init(_ schedule: FeedSchedule) {
        let period = schedule.updatePeriod.flatMap { Self.periods[$0.lowercased()] }
            .map { $0 / max(1, schedule.updateFrequency ?? 1) }
        let ttl = schedule.ttlMinutes.map { min($0, 1_000_000) * 60 }
        self.init(
            interval: [period, ttl].compactMap(\.self).max(),
            skipHours: Set(schedule.skipHours),
            skipDays: Set(
                schedule.skipDays.compactMap { Self.days.firstIndex(of: $0.lowercased()) }
            )
        )
    }
}
