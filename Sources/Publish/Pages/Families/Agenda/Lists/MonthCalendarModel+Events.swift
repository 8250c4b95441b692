import Domain
import Presentation

extension MonthCalendarModel {
    /// With how much is on on each day.
    ///
    /// - Parameters:
    ///   - counts: how much that is, by the day of the month.
    ///   - month: its first day.
    ///   - hasPages: whether the days have pages of their own.
    ///   - anchors: of what begins on a day, where it stands below.
    ///   - words: in which it is told.
    init(
        events counts: [Int: Int],
        of month: Day,
        hasPages: Bool,
        anchors: Set<String>,
        _ words: EventFormatter
    ) {
        let catalogue = words.catalogue
        self.init(of: month, catalogue) { day in
            let count = counts[day.day] ?? 0
            let told = catalogue.text(.eventCount, count: count)
            let anchor = AgendaSectionModel.anchor(of: day)
            let below = anchors.contains(anchor) ? "#\(anchor)" : nil
            let page = hasPages ? words.context.link(.agendaDay(day), in: words.language) : below
            return DayCell(
                number: String(day.day),
                address: count == 0 ? nil : page,
                label: "\(catalogue.dayHeading(day, withYear: false)), \(told)",
                count: catalogue.number(count)
            )
        }
    }
}
