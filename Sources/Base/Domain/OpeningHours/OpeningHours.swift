/// When something is open, by the days of the week and the parts of the year (OpenStreetMap's `opening_hours`).
public struct OpeningHours: Hashable, Sendable {
    /// At least one; the order is that of the year.
    public let seasons: [OpeningSeason]
    /// Few days on which it is otherwise, such as 25 December.
    public let exceptions: [OpeningSeason]

    /// Letters; longer ones are not read.
    public static let longestText = 1_000

    /// - Parameter text: as OpenStreetMap has it: `Mo-Fr 09:00-14:00; PH off`.
    /// - Throws: what of it cannot be shown by days; none of the rest is taken then.
    public init(_ text: String) throws(OpeningHoursFault) {
        guard text.utf8.count < Self.longestText else { throw OpeningHoursFault(text) }
        var parser = OpeningHoursParser(try OpeningToken.all(of: text))
        self.init(OpeningCalendar(try parser.rules()))
    }

    private init(_ calendar: OpeningCalendar) {
        seasons = calendar.seasons
        exceptions = calendar.exceptions
    }

    /// Whether it never closes.
    public var isAlwaysOpen: Bool {
        exceptions.isEmpty && seasons.count == 1
            && seasons.allSatisfy {
                $0.week.everyDay?.isWholeDay == true && $0.week.holidays == nil
            }
    }
}
