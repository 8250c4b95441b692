import Basics
import Domain
import Recurrence

/// Names the time of an event that is nearest to one that it does not have.
struct NearestEventTime {
    /// Whether the event lasts whole days, which have no hour.
    let isWholeDay: Bool

    /// So many days before and after what is named the nearest time is looked for.
    static let reach = 40

    /// - Parameters:
    ///   - wanted: what is named.
    ///   - walls: the times of the event around it, in their order.
    /// - Returns: nil where there are none.
    func hint(to wanted: WallTime, in walls: [WallTime]) -> String? {
        nearest(to: wanted, in: walls).map { "the nearest is \(shown($0))" }
    }

    private func nearest(to wanted: WallTime, in walls: [WallTime]) -> WallTime? {
        var (low, high) = (0, walls.count)
        while low < high {
            let middle = (low + high) / 2
            if walls[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return walls[max(0, low - 1)..<min(low + 1, walls.count)].min {
            abs($0.seconds - wanted.seconds) < abs($1.seconds - wanted.seconds)
        }
    }

    /// As a row would name it.
    private func shown(_ wall: WallTime) -> String {
        let date = CivilDays.date(wall.day)
        let day = Day(year: date.year, month: date.month, day: date.day).dashed
        if isWholeDay { return day }
        let minutes = wall.second / 60
        return "\(day) \(CivilTime.clock(hour: minutes / 60, minute: minutes % 60))"
    }
}
