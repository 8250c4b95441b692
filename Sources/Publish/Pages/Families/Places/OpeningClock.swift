import Domain
import Foundation
import Presentation
import Recurrence

/// What telling whether a place is open takes beside its hours: the public holidays of this year and the next.
struct OpeningClock {
    private let holidays: [Day]

    /// Without holidays on pages that have no clock, since no hours on them speak of any.
    init(_ reading: PageReading) {
        let settings = reading.context.settings
        guard let now = try? reading.clock() else {
            holidays = []
            return
        }
        let year = CivilTime(now, in: settings.timeZone).day.year
        let known = PublicHolidays(country: settings.country, own: settings.holidays)
        holidays = known.days(in: year) + known.days(in: year + 1)
    }

    /// `2026-12-25 2027-01-01`; nil where no hours differ on them.
    func days(for places: some Sequence<Place>) -> String? {
        guard !holidays.isEmpty, places.contains(where: Self.speaksOfHolidays) else { return nil }
        return holidays.map { TimeModel.machine($0) }.joined(separator: " ")
    }

    /// The clock as an input of pages on which hours speak of holidays: until the year ends.
    static func inputs(for places: [Place], _ draft: SiteDraft) -> [PageInput] {
        end(for: places, draft).map { [.clock(until: $0)] } ?? []
    }

    static func end(for places: [Place], _ draft: SiteDraft) -> Date? {
        let (settings, now) = (draft.settings, draft.edition.clock)
        let known = PublicHolidays(country: settings.country, own: settings.holidays)
        guard known.areKnown, places.contains(where: speaksOfHolidays) else { return nil }
        let next = CivilTime(now, in: settings.timeZone).day.year + 1
        let first = Day(year: next, month: 1, day: 1)
        return ZoneClock(settings.timeZone).midnight(ofDay: first.ordinal)
    }

    private static func speaksOfHolidays(_ place: Place) -> Bool {
        guard let text = place.hours, text.contains("PH") || text.lowercased().contains("ph"),
            let hours = try? OpeningHours(text)
        else { return false }
        return (hours.seasons + hours.exceptions).contains { $0.week.holidays != nil }
    }
}
