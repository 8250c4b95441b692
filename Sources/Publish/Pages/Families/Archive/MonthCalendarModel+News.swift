import Domain
import Presentation

extension MonthCalendarModel {
    /// What fits the width of a day on a phone.
    private static let mostStrokes = 5

    /// With as many strokes of the bell on each day as the news of it deserve.
    init(
        news counted: [(day: Day, count: Int)],
        of month: Day,
        in language: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        let counts = Dictionary(counted.map { ($0.day.day, $0.count) }) { first, _ in first }
        let most = max(counts.values.max() ?? 0, 1)
        self.init(of: month, catalogue) { day in
            let count = counts[day.day] ?? 0
            let news = catalogue.text(.newsCount, count: count)
            let strokes = (count * Self.mostStrokes + most - 1) / most
            return DayCell(
                number: String(day.day),
                address: count == 0 ? nil : context.link(.day(day), in: language),
                label: "\(catalogue.dayHeading(day, withYear: false)), \(news)",
                count: catalogue.number(count),
                bell: "bell-\(strokes)"
            )
        }
    }
}
