import Basics
import Domain
import Foundation
import Recurrence

/// Of which days the agenda tells: a year of whole months before the current one, the current one, and a year of them after it.
///
/// It moves with the months, so that on most days nothing falls out of it and nothing comes into it.
struct AgendaSpan: Sendable {
    let now: Date
    let today: Day
    private let first: Day
    private let end: Day
    private let clock: ZoneClock

    private static let months = 12
    /// Days have pages from the month before to so many months after the current one.
    private static let monthsByDay = 3
    /// The list of what is on tells of so many days.
    static let near = 60

    init(at now: Date, zone: TimeZone) {
        self.now = now
        clock = ZoneClock(zone)
        today = CivilTime(now, in: zone).day
        first = Self.month(today, plus: -Self.months)
        end = Self.month(today, plus: Self.months + 1)
    }

    /// The first moment that it tells of.
    var from: Date { midnight(of: first) }
    /// The first moment that it tells of no more.
    var to: Date { midnight(of: end) }

    /// The numbers of its days.
    var days: Range<Int> { first.ordinal..<end.ordinal }

    /// Whether a day has a page of its own: of what is far away its month tells.
    func hasPage(_ day: Day) -> Bool {
        (Self.month(today, plus: -1)..<Self.month(today, plus: Self.monthsByDay + 1)).contains(day)
    }

    /// When the list of what is on ends.
    var nearEnd: Date { midnight(ofDay: today.ordinal + Self.near) }

    func midnight(ofDay ordinal: Int) -> Date { clock.midnight(ofDay: ordinal) }

    private func midnight(of day: Day) -> Date { midnight(ofDay: day.ordinal) }

    /// The number of the day on whose date a clock of the site stands at some moment.
    func day(of moment: Date) -> Int {
        clock.wall(at: Int(clamping: moment.timeIntervalSince1970.rounded(.down))).day
    }

    private static func month(_ day: Day, plus months: Int) -> Day {
        let number = day.year * 12 + day.month - 1 + months
        return Day(year: number / 12, month: number % 12 + 1, day: 1)
    }
}
