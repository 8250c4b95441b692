import Domain
import Presentation
public import TemplateModels

/// A month of the agenda by weeks, with how much is on on each day.
public struct AgendaMonthModel: TemplateModel, Hashable {
    /// From Monday on.
    private let weekdays: [LinkModel]
    private let weeks: [Week]

    /// Seven days, or as many of them as the month has.
    struct Week: TemplateModel, Hashable {
        /// How many days of the month before stand first.
        let before: Int
        let days: [Cell]

        var after: Int { 7 - before - days.count }

        static let fields: TemplateFields<Week> = [
            .number("before", \.before),
            .flag("isLate") { $0.before > 0 },
            .list("days", \.days),
            .number("after", \.after),
            .flag("isEarly") { $0.after > 0 },
        ]
    }

    /// One day; without an address where nothing is on.
    struct Cell: TemplateModel, Hashable {
        let number: String
        let address: String?
        /// The day and how much is on, as somebody reads it aloud.
        let label: String
        let count: String

        static let fields: TemplateFields<Cell> = [
            .text("number", \.number),
            .text("address", \.address),
            .text("label", \.label),
            .text("count", \.count),
        ]
    }

    /// - Parameters:
    ///   - month: its first day.
    ///   - counts: how much is on on each of its days, by the day of the month.
    ///   - hasPages: whether the days have pages of their own.
    ///   - anchors: of what begins on a day, where it stands below.
    ///   - words: in which it is told.
    init(
        _ month: Day,
        _ counts: [Int: Int],
        hasPages: Bool,
        anchors: Set<String>,
        _ words: EventFormatter
    ) {
        let catalogue = words.catalogue
        weekdays = (1...7).map { day in
            let name = catalogue.weekdayName(day % 7)
            return LinkModel(title: String(name.prefix(2)), address: nil, note: name)
        }
        func cell(_ number: Int) -> Cell {
            let day = Day(year: month.year, month: month.month, day: number)
            let count = counts[number] ?? 0
            let told = catalogue.text(.eventCount, count: count)
            let anchor = AgendaSectionModel.anchor(of: day)
            let below = anchors.contains(anchor) ? "#\(anchor)" : nil
            let page = hasPages ? words.context.link(.agendaDay(day), in: words.language) : below
            return Cell(
                number: String(number),
                address: count == 0 ? nil : page,
                label: "\(catalogue.dayHeading(day, withYear: false)), \(told)",
                count: catalogue.number(count)
            )
        }
        let last = month.daysOfMonth
        let before = (month.weekday + 6) % 7
        let starts = [1] + stride(from: 8 - before, through: last, by: 7)
        weeks = starts.map { start in
            let end = start == 1 ? 7 - before : min(start + 6, last)
            return Week(before: start == 1 ? before : 0, days: (start...end).map(cell))
        }
    }

    public static let fields: TemplateFields<AgendaMonthModel> = [
        .list("weekdays", \.weekdays),
        .list("weeks", \.weeks),
    ]
}

extension Day {
    /// How many days its month has.
    var daysOfMonth: Int {
        let next = month == 12 ? (year + 1, 1) : (year, month + 1)
        return Day(year: next.0, month: next.1, day: 1).ordinal
            - Day(year: year, month: month, day: 1).ordinal
    }
}
