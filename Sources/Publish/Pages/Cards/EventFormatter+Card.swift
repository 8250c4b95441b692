import Domain
import Foundation
import Presentation
import Recurrence

extension EventFormatter {
    /// What is drawn for an event: its name, when it is and where. It stays the same as time passes.
    func card(_ event: Event) -> CardText {
        let details = event.details
        let status = Self.key(of: details.status).map { catalogue[$0] }
        let when = event.isSeries ? series(event) : only(event).map(whole)
        let said = [status, when].compactMap(\.self).joined(separator: " · ")
        return CardText(
            title: title(details)?.text ?? "",
            notes: [said, Self.place(details.place) ?? ""].filter { !$0.isEmpty }
        )
    }

    private func only(_ event: Event) -> EventOccurrence? {
        let clocks = ZoneClocks(site: zone)
        return event.occurrences(from: .distantPast, to: .distantFuture, clocks: clocks).list.first
    }

    /// `Cada jueves hasta el 24 de junio de 2027, 19:30–21:00`; nil where the rule is beyond words.
    private func series(_ event: Event) -> String? {
        var usual = event
        // Single days of it are too much for a card.
        (usual.times.added, usual.times.excluded, usual.changes) = ([], [], [])
        let clocks = ZoneClocks(site: zone)
        let clock = clocks.clock(of: event.times.zone)
        let start = clock.moment(of: RecurrenceSet.wall(of: event.times.start, clock: clock)).moment
        let begin = Date(timeIntervalSince1970: Double(start))
        let year = begin.addingTimeInterval(366 * 86_400)
        let found = usual.occurrences(from: begin, to: year, clocks: clocks).list.first
        guard let first = found else { return nil }
        let dates = SeriesDates(from: first, clock: clock, catalogue: catalogue)
        let words = SeriesWords(
            usual.times,
            clock: clock,
            dates: dates,
            zone: SeriesModel.zone(of: usual, at: first, self),
            catalogue: catalogue
        )
        guard let rule = words.text else { return nil }
        let (day, last) = days(first)
        return first.isWholeDay || day != last ? rule : "\(rule), \(hours(first))"
    }
}
