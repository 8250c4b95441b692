import Basics
import Domain
import Recurrence

/// Tells which of the times that `except` names an event has; what it has not is said, and no part of its words.
struct EventExceptions {
    /// Without exceptions.
    let times: RecurrenceSet
    let clock: ZoneClock

    /// A time as a row names it.
    typealias Named = (value: DataValue, moment: CalendarMoment)

    /// So far before and after the named times the nearest one is looked for.
    private static let reach = 40

    /// - Parameters:
    ///   - row: is told of the times that the event does not have.
    ///   - named: those that it names.
    ///   - judge: counts the work; without any left all of them are taken.
    /// - Returns: the times of the event among them.
    func read(
        _ row: DataRow,
        _ named: [Named],
        _ judge: inout RuleJudge
    ) -> [CalendarMoment] {
        let all = named.map(\.moment)
        let days = all.map { wall($0).day }
        // Of a rule that is left out nobody knows the times.
        let isKnown = row.value("repeat") == nil || !times.rules.isEmpty
        guard isKnown, judge.hasWork, let first = days.min(), let last = days.max() else {
            return all
        }
        let found = times.expand(
            from: clock.moment(of: WallTime(day: first - Self.reach)).moment,
            to: clock.moment(of: WallTime(day: last + Self.reach)).moment,
            clock: clock
        )
        judge.spend(found.work)
        if found.isCut { return all }
        let walls = found.instances.map(\.wall)
        let held = Set(found.instances.map(\.moment))
        let heldDays = Set(walls.map(\.day))
        return named.filter { value, moment in
            let wanted = wall(moment)
            let isDay = moment.isWholeDay || times.isWholeDay
            let isHeld =
                isDay
                ? heldDays.contains(wanted.day) : held.contains(clock.moment(of: wanted).moment)
            if isHeld { return true }
            row.log.remark(
                "'\(row.name("except"))' names \(value.text ?? ""), which is no time of the event, "
                    + "and is left out",
                line: value.line,
                hint: Self.nearest(to: wanted, in: walls).map { "the nearest is \(shown($0))" }
            )
            return false
        }
        .map(\.moment)
    }

    /// The wall that is nearest to some time; walls stand in their order.
    private static func nearest(to wanted: WallTime, in walls: [WallTime]) -> WallTime? {
        var (low, high) = (0, walls.count)
        while low < high {
            let middle = (low + high) / 2
            if walls[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return walls[max(0, low - 1)..<min(low + 1, walls.count)].min {
            abs($0.seconds - wanted.seconds) < abs($1.seconds - wanted.seconds)
        }
    }

    private func wall(_ moment: CalendarMoment) -> WallTime {
        RecurrenceSet.wall(of: moment, clock: clock)
    }

    /// As a row would name it.
    private func shown(_ wall: WallTime) -> String {
        let date = CivilDays.date(wall.day)
        let day = Day(year: date.year, month: date.month, day: date.day).dashed
        if times.isWholeDay { return day }
        let minutes = wall.second / 60
        return "\(day) \(CivilTime.clock(hour: minutes / 60, minute: minutes % 60))"
    }
}
