import Recurrence

/// Tells which of the times that `except` names an event has; what it has not is said, and no part of its words.
struct EventExceptions {
    /// Without exceptions.
    let times: RecurrenceSet
    let clock: ZoneClock

    /// A time as a row names it.
    typealias Named = (value: DataValue, moment: CalendarMoment)

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
            from: clock.moment(of: WallTime(day: first - NearestEventTime.reach)).moment,
            to: clock.moment(of: WallTime(day: last + NearestEventTime.reach)).moment,
            clock: clock
        )
        judge.spend(found.work)
        if found.isCut { return all }
        let walls = found.instances.map(\.wall)
        let held = Set(found.instances.map(\.moment))
        let heldDays = Set(walls.map(\.day))
        let nearest = NearestEventTime(isWholeDay: times.isWholeDay)
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
                hint: nearest.hint(to: wanted, in: walls)
            )
            return false
        }
        .map(\.moment)
    }

    private func wall(_ moment: CalendarMoment) -> WallTime {
        RecurrenceSet.wall(of: moment, clock: clock)
    }
}
