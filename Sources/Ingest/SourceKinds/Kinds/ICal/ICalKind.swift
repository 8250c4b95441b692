import Domain
import Fetching

/// Calendars in the form of iCalendar, by their address or as a file: Google, Outlook, Nextcloud, WordPress.
struct ICalKind: DocumentKind {
    let name = "ical"
    let optionKeys = [
        OptionKey(
            "categories",
            .texts,
            "what its events are, beside the categories that they name"
        ),
        OptionKey("venue", "where they are, for those that name no place"),
        OptionKey("organiser", "who invites, for those that name nobody"),
    ]

    func read(
        _ answer: SourceAnswer,
        in context: ReadingContext
    ) throws(SourceError) -> SourceReadingResult {
        guard let page = answer.pages.first else { throw SourceError("it answered nothing") }
        var collector = RowCollector(context)
        let file = try CalendarFile(page, in: context)
        collector.title = file.title
        collector.home = file.home
        for event in file.events {
            collector.take(.event(event.event), as: event.identity)
        }
        file.remarks.forEach { collector.remark(nil, $0) }
        for diagnostic in file.diagnostics { collector.diagnose(diagnostic) }
        for _ in 0..<file.unreadable { collector.drop(nil, "an event that cannot be read") }
        // What its owner deletes is on no more; of what is over calendars say nothing.
        var result = collector.result(
            isComplete: answer.isWhole && !collector.isCut,
            hints: FreshnessHints(interval: file.refresh, skipHours: [], skipDays: [])
        )
        result.batch.dropsThePastIn = context.timeZone
        return result
    }
}
