import Basics

extension Day {
    /// Days since 1 January 1970, for distances between days.
    public var ordinal: Int { CivilDays.number(year: year, month: month, day: day) }

    /// The day that is so many days after 1 January 1970.
    public init(ordinal: Int) {
        let date = CivilDays.date(ordinal)
        self.init(year: date.year, month: date.month, day: date.day)
    }
}
