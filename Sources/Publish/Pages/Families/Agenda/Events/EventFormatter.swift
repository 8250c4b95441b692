import Basics
import Domain
import Foundation
import Presentation

/// Says when and where events are, in the words of a language.
struct EventFormatter {
    let language: Language
    let context: SiteContext

    var catalogue: Catalogue { context.catalogue(language) }
    var zone: TimeZone { context.settings.timeZone }

    /// `19:30–21:00`, or that it lasts all day; for lists whose heading names the day, else that on which it begins.
    func hours(_ occurrence: EventOccurrence, on heading: Day? = nil) -> String {
        guard !occurrence.isWholeDay else {
            let (first, last) = days(occurrence)
            return first == last ? catalogue[.wholeDay] : catalogue.periodHeading(first, last)
        }
        let (start, end) = ends(occurrence)
        let day = heading ?? start.day
        let from = hour(start, on: day)
        if occurrence.end <= occurrence.start { return from }
        return "\(from)–\(hour(end, on: day))"
    }

    /// The same of something on the agenda, whose hour may still be open.
    func hours(_ entry: AgendaEntry, on heading: Day) -> String {
        entry.item.isHourOpen
            ? catalogue[.kickoffOpen] : hours(entry.occurrence, on: heading)
    }

    /// With its day where that is another one.
    private func hour(_ time: CivilTime, on day: Day) -> String {
        time.day == day ? catalogue.clock(time) : catalogue.timeLong(time)
    }

    /// `Jueves 22 de octubre de 2026, 19:30–21:00`.
    func whole(_ occurrence: EventOccurrence) -> String {
        let (first, last) = days(occurrence)
        if occurrence.isWholeDay {
            return first == last
                ? catalogue.dayHeading(first) : catalogue.periodHeading(first, last)
        }
        return "\(catalogue.dayHeading(ends(occurrence).0.day)), \(hours(occurrence))"
    }

    /// `Domingo 13 de diciembre de 2026, hora por confirmar`.
    func whole(_ entry: AgendaEntry) -> String {
        let when = whole(entry.occurrence)
        guard entry.item.isHourOpen else { return when }
        return "\(when), \(catalogue[.kickoffOpen].lowercasingFirst())"
    }

    func time(_ occurrence: EventOccurrence, _ text: String) -> TimeModel {
        occurrence.isWholeDay
            ? TimeModel(days(occurrence).first, text: text)
            : TimeModel(occurrence.start, text: text)
    }

    private func ends(_ occurrence: EventOccurrence) -> (CivilTime, CivilTime) {
        (CivilTime(occurrence.start, in: zone), CivilTime(occurrence.end, in: zone))
    }

    /// The first day and the last that belongs to it.
    func days(_ occurrence: EventOccurrence) -> (first: Day, last: Day) {
        let last = max(occurrence.start, occurrence.end.addingTimeInterval(-1))
        return (CivilTime(occurrence.start, in: zone).day, CivilTime(last, in: zone).day)
    }

    /// What is not as was said; nil where it takes place as it was.
    func status(_ occurrence: EventOccurrence) -> String? {
        if let key = Self.key(of: occurrence.details.status) { return catalogue[key] }
        return occurrence.isMoved ? catalogue[.eventMoved] : nil
    }

    static func key(of status: EventDetails.Status) -> TextKey? {
        switch status {
        case .confirmed: nil
        case .tentative: .eventTentative
        case .cancelled: .statusCancelled
        case .postponed: .statusPostponed
        case .moved: .eventMoved
        case .soldOut: .eventSoldOut
        }
    }

    func title(_ details: EventDetails) -> LocalizedTextModel? {
        LocalizedTextModel(details.title, on: language, context: context)
    }

    /// Name, address and town on one line.
    static func place(_ place: EventDetails.Place?) -> String? {
        let parts = [place?.name, place?.address, place?.city].compactMap { $0?.nonBlank }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
}
