import Domain
import Presentation
import TemplateModels

/// A month by weeks, with what each day has.
struct MonthCalendarModel: TemplateModel, Hashable {
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

    /// One day; without an address where it has nothing.
    struct DayCell: TemplateModel, Hashable {
        let number: String
        let address: String?
        /// The day and how much it has, as somebody reads them aloud.
        let label: String
        let count: String
        /// The class of the strokes: `bell-3`; nil where none are drawn.
        var bell: String?

        static let fields: TemplateFields<DayCell> = [
            .text("number", \.number),
            .text("address", \.address),
            .text("label", \.label),
            .text("count", \.count),
            .text("bell", \.bell),
        ]
    }

    /// - Parameters:
    ///   - month: its first day.
    ///   - catalogue: the words for it.
    ///   - cell: what a day of it has.
    init(of month: Day, _ catalogue: Catalogue, cell: (Day) -> DayCell) {
        weekdays = (1...7).map { day in
            let name = catalogue.weekdayName(day % 7)
            return LinkModel(title: String(name.prefix(2)), address: nil, note: name)
        }
        let next = month.month == 12 ? (month.year + 1, 1) : (month.year, month.month + 1)
        let last = Day(year: next.0, month: next.1, day: 1).ordinal - month.ordinal
        let before = (month.weekday + 6) % 7
        let starts = [1] + stride(from: 8 - before, through: last, by: 7)
        weeks = starts.map { start in
            let end = start == 1 ? 7 - before : min(start + 6, last)
            let days = (start...end).map { Day(year: month.year, month: month.month, day: $0) }
            return Week(before: start == 1 ? before : 0, days: days.map(cell))
        }
    }

    static let fields: TemplateFields<MonthCalendarModel> = [
        .list("weekdays", \.weekdays),
        .list("weeks", \.weeks),
    ]
}
