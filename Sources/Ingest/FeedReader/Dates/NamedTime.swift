import Foundation

/// What the text of a date names: a moment, or a day without an hour, which begins at another moment in each zone.
enum NamedTime {
    case moment(Date)
    case day(CivilDate)

    /// - Parameter day: nil, and none that there is not, is no time.
    init?(day: CivilDate?) {
        guard let day, day.isValid else { return nil }
        self = .day(day)
    }

    /// - Parameter moment: nil is no time.
    init?(moment: Date?) {
        guard let moment else { return nil }
        self = .moment(moment)
    }
}
