import Domain
import Presentation
import Recurrence

/// A rule in the words of a language: every Thursday until 24 June 2027, except on 24 December.
struct SeriesWords {
    /// Nil where a rule is beyond words.
    let text: String?

    /// Seconds before the end of a rule in which its last time is looked for.
    private static let reach = 800 * 86_400

    /// - Parameters:
    ///   - times: the series.
    ///   - clock: that of its zone.
    ///   - dates: says its days.
    ///   - zone: what its zone is called, where its days are others than those of the site.
    ///   - catalogue: the texts of the language.
    init(
        _ times: RecurrenceSet,
        clock: ZoneClock,
        dates: SeriesDates,
        zone: String?,
        catalogue: Catalogue
    ) {
        guard times.rules.count == 1, let rule = times.rules.first, rule.count != 1,
            times.excludedRules.isEmpty,
            let said = RuleWords(
                rule: rule,
                start: RecurrenceSet.wall(of: times.start, clock: clock).day,
                catalogue: catalogue
            ).text
        else {
            text = nil
            return
        }
        var text = said
        if let until = rule.until {
            let day = Day(ordinal: Self.lastDay(times, until: until, clock: clock))
            text = catalogue.text(.seriesUntil, [.text: text, .day: catalogue.dayLong(day)])
        } else if let count = rule.count {
            text += ", \(catalogue.text(.seriesTimes, count: count))"
        }
        if let days = dates.list(times.excluded) {
            text = catalogue.text(.seriesExcept, [.text: text, .day: days])
        }
        if let days = dates.list(times.added.map(\.at)) {
            text = catalogue.text(.seriesAlso, [.text: text, .day: days])
        }
        self.text = zone.map { catalogue.text(.seriesZone, [.text: text, .place: $0]) } ?? text
    }

    /// The day of the last time that a rule with an end names: the end itself may be any moment after it.
    private static func lastDay(
        _ times: RecurrenceSet,
        until: CalendarMoment,
        clock: ZoneClock
    ) -> Int {
        var until = until
        if times.isWholeDay, case .instant(let seconds) = until {
            until = .day(RecurrenceSet.day(meantBy: seconds, clock))
        }
        let wall = RecurrenceSet.wall(of: until, clock: clock)
        var end = clock.moment(of: wall).moment
        if case .day = until { end += 86_399 }
        let found = times.expand(from: end - reach, to: end + 1, clock: clock)
        return found.instances.last?.wall.day ?? wall.day
    }
}
