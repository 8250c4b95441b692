import Domain
import Presentation
public import TemplateModels

/// A month by weeks, with as many strokes of the bell on each day as the news of it deserve.
public struct MonthCalendarModel: TemplateModel, Hashable {
    /// From Monday on.
    private let weekdays: [LinkModel]
    private let weeks: [Week]

    /// Seven days, or as many of them as the month has.
    struct Week: TemplateModel, Hashable {
        /// How many days of the month before stand first.
        let before: Int
        let days: [DayCell]

        var after: Int { 7 - before - days.count }

        static let fields: TemplateFields<Week> = [
            .number("before", \.before),
            .flag("isLate") { $0.before > 0 },
            .list("days", \.days),
            .number("after", \.after),
            .flag("isEarly") { $0.after > 0 },
        ]
    }

    /// One day; without an address where it has no news.
    struct DayCell: TemplateModel, Hashable {
        let number: String
        let address: String?
        /// The day and the number of its news, as somebody reads them aloud.
        let label: String
        let count: String
        /// The class of the strokes: `bell-3`.
        let bell: String

        static let fields: TemplateFields<DayCell> = [
            .text("number", \.number),
            .text("address", \.address),
            .text("label", \.label),
            .text("count", \.count),
            .text("bell", \.bell),
        ]
    }

    /// What fits the width of a day on a phone.
    private static let mostStrokes = 5

    init(
        year: Int,
        month: Int,
        _ counted: [(day: Day, count: Int)],
        in language: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        let counts = Dictionary(counted.map { ($0.day.day, $0.count) }) { first, _ in first }
        let most = max(counts.values.max() ?? 0, 1)
        weekdays = (1...7).map { day in
            let name = catalogue.weekdayName(day % 7)
            return LinkModel(title: String(name.prefix(2)), address: nil, note: name)
        }
        func cell(_ number: Int) -> DayCell {
            let day = Day(year: year, month: month, day: number)
            let count = counts[number] ?? 0
            let news = catalogue.text(.newsCount, count: count)
            let strokes = (count * Self.mostStrokes + most - 1) / most
            return DayCell(
                number: String(number),
                address: count == 0 ? nil : context.link(.day(day), in: language),
                label: "\(catalogue.dayHeading(day, withYear: false)), \(news)",
                count: catalogue.number(count),
                bell: "bell-\(strokes)"
            )
        }
        let first = Day(year: year, month: month, day: 1)
        let after = month == 12 ? (year + 1, 1) : (year, month + 1)
        let last = Day(year: after.0, month: after.1, day: 1).ordinal - first.ordinal
        let before = (first.weekday + 6) % 7
        let starts = [1] + stride(from: 8 - before, through: last, by: 7)
        weeks = starts.map { start in
            let end = start == 1 ? 7 - before : min(start + 6, last)
            return Week(before: start == 1 ? before : 0, days: (start...end).map(cell))
        }
    }

    public static let fields: TemplateFields<MonthCalendarModel> = [
        .list("weekdays", \.weekdays),
        .list("weeks", \.weeks),
    ]
}
