import Domain
import Presentation
import Recurrence

/// A rule in the words of a language: every Thursday until 24 June 2027, not on 24 December.
struct SeriesWords {
    /// Nil where a rule is beyond words.
    let text: String?

    /// - Parameters:
    ///   - times: the series.
    ///   - clock: that of its zone.
    ///   - dates: says its days.
    ///   - catalogue: the texts of the language.
    init(_ times: RecurrenceSet, clock: ZoneClock, dates: SeriesDates, catalogue: Catalogue) {
        guard times.rules.count == 1, let rule = times.rules.first, times.excludedRules.isEmpty,
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
            let day = Day(ordinal: dates.day(of: until))
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
        self.text = text
    }
}
