import Domain
import Presentation
import Recurrence

/// Says the days of a series in words, with their year where it is not that of the time from which it is told.
struct SeriesDates {
    let catalogue: Catalogue
    let clock: ZoneClock
    /// The number of the day from which it is told.
    let first: Int
    private let year: Int

    /// More dates nobody reads.
    static let most = 12
    /// Of what is further away nothing is told.
    private static let reach = 366

    init(from first: EventOccurrence, clock: ZoneClock, catalogue: Catalogue) {
        self.catalogue = catalogue
        self.clock = clock
        self.first = first.wall.day
        year = Day(ordinal: first.wall.day).year
    }

    func day(of moment: CalendarMoment) -> Int {
        RecurrenceSet.wall(of: moment, clock: clock).day
    }

    /// Whether it is told of: nothing that is over, and nothing that is far away.
    func isTold(_ day: Int) -> Bool { (first...first + Self.reach).contains(day) }

    func text(_ day: Int) -> String {
        let day = Day(ordinal: day)
        guard day.year == year else { return catalogue.dayLong(day) }
        return catalogue.dayOfYear(day)
    }

    /// The days of some moments that are told, in their order, as one list; nil for none.
    func list(_ moments: [CalendarMoment]) -> String? {
        let days = Set(moments.map(day)).filter(isTold).sorted().prefix(Self.most)
        guard !days.isEmpty else { return nil }
        return catalogue.list(days.map { catalogue.text(.seriesAt, [.day: text($0)]) })
    }
}
