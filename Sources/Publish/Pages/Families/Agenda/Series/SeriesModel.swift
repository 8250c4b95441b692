import Basics
import Domain
import Foundation
import Presentation
import Recurrence
import TemplateModels

/// By what an event repeats, in words, with what differs from that.
struct SeriesModel: TemplateModel, Hashable {
    /// `Cada jueves hasta el 24 de junio de 2027, salvo el 24 de diciembre de 2026`; nil where a rule is beyond words.
    private let rule: String?
    /// Times that are at another hour, elsewhere, or not at all.
    private let changes: [String]

    /// Nil for what happens once, and where nothing can be said.
    ///
    /// - Parameters:
    ///   - event: the series.
    ///   - first: from which time on it is told.
    ///   - clocks: of all zones.
    ///   - words: in which it is told.
    init?(
        _ event: Event,
        from first: EventOccurrence,
        clocks: ZoneClocks,
        _ words: EventFormatter
    ) {
        guard event.isSeries else { return nil }
        let clock = clocks.clock(of: event.times.zone)
        let dates = SeriesDates(from: first, clock: clock, catalogue: words.catalogue)
        rule =
            SeriesWords(
                event.times,
                clock: clock,
                dates: dates,
                zone: Self.zone(of: event, at: first, words),
                catalogue: words.catalogue
            )
            .text
        changes = SeriesChanges(event: event, dates: dates, words: words).lines
        if rule == nil, changes.isEmpty { return nil }
    }

    /// `Auckland`; nil where the days there are those of the site.
    static func zone(
        of event: Event,
        at first: EventOccurrence,
        _ words: EventFormatter
    ) -> String? {
        let day = CivilTime(first.start, in: words.zone).day.ordinal
        guard !event.times.isWholeDay, first.wall.day != day else { return nil }
        if case .named(let name) = event.times.zone {
            return name.split(separator: "/").last.map { String($0).replacing("_", with: " ") }
        }
        let moment = Int(clamping: first.start.timeIntervalSince1970)
        return TimeZone(secondsFromGMT: first.wall.seconds - moment)
            .map { TimeModel.zoneName(first.start, in: $0) }
    }

    static let fields: TemplateFields<SeriesModel> = [
        .text("rule", \.rule),
        .flag("hasChanges") { !$0.changes.isEmpty },
        .texts("changes", \.changes),
    ]
}
