import Basics

extension Day {
    /// Days since 1 January 1970, for distances between days.
    public var ordinal: Int { CivilDays.number(year: year, month: month, day: day) }
}
