import Domain
import Recurrence

/// Reads the times of a series that differ from it, each as the changes before it leave the series.
struct EventChangeRows {
    let event: Event
    let clock: ZoneClock
    let files: PictureFiles

    /// More of them nobody names one by one.
    private static let most = 5_000

    /// A change, and the time of the series for which it stands.
    private struct Named {
        let row: DataRow
        let place: Int
        let moment: CalendarMoment
    }

    /// What a change says, and which time of the rules it stands for.
    private struct Found {
        let named: Named
        let time: WallTime
        let change: Event.Change
    }

    func read(_ row: DataRow, _ judge: inout RuleJudge) -> [Event.Change] {
        let rows = row.elements("changes", "a list of times that differ") { value, index in
            named(row, value, index)
        }
        .sorted { (wall($0), $0.place) < (wall($1), $1.place) }
        let found = found(rows, of: row, &judge)
        let overruled = Self.overruled(among: found)
        guard !overruled.isEmpty else { return found.map(\.change) }
        // What they would have left to those after them counts no more.
        let left = rows.filter { !overruled.contains($0.place) }
        return self.found(left, of: row, &judge).map(\.change)
    }

    /// Reads changes in the order of the times for which they stand.
    private func found(_ rows: [Named], of row: DataRow, _ judge: inout RuleJudge) -> [Found] {
        var found: [Found] = []
        var following: Event.Change?
        for named in rows {
            guard judge.hasWork else {
                Self.leaveRest(of: row)
                break
            }
            guard let change = change(named, after: following, &judge) else { continue }
            found.append(change)
            if change.change.countsForFollowing { following = change.change }
        }
        return found
    }

    /// The places of those whose time another one further down changes, too; one time may differ from what begins with it.
    private static func overruled(among found: [Found]) -> Set<Int> {
        var overruled: Set<Int> = []
        for changes in Dictionary(grouping: found, by: \.time).values where changes.count > 1 {
            let inOrder = changes.sorted { $0.named.place < $1.named.place }
            let last = inOrder.last
            let following = inOrder.last(where: \.change.countsForFollowing)
            for found in inOrder {
                let place = found.named.place
                guard place != last?.named.place,
                    last?.change.countsForFollowing == true || place != following?.named.place
                else { continue }
                overruled.insert(place)
            }
        }
        for found in found where overruled.contains(found.named.place) {
            let row = found.named.row
            row.log.add(
                "'\(row.name("at"))' is the time of another change further down",
                so: "the change is left out",
                line: row.line
            )
        }
        return overruled
    }

    private static func leaveRest(of row: DataRow) {
        row.log.add(
            "'\(row.name("changes"))' takes too long to look at; the rest is left out",
            line: row.line
        )
    }

    private func named(_ row: DataRow, _ value: DataValue, _ index: Int) -> Named? {
        guard index < Self.most else {
            Self.leaveRest(of: row)
            return nil
        }
        guard let part = row.part("changes", value, index) else {
            row.complain("changes", value, "a list of {at: 2026-12-24, status: cancelled}")
            return nil
        }
        guard let moment = part.eventMoment("at", clock) else {
            if part.value("at") == nil {
                part.log.add(
                    "the change has no 'at' and is left out",
                    line: part.line,
                    hint: "write the day or time that the series would have"
                )
            }
            return nil
        }
        return Named(row: part, place: index, moment: moment)
    }

    private func wall(_ named: Named) -> WallTime {
        RecurrenceSet.wall(of: named.moment, clock: clock)
    }

    private func change(
        _ named: Named,
        after following: Event.Change?,
        _ judge: inout RuleJudge
    ) -> Found? {
        let row = named.row
        guard let time = time(named.moment, after: following, &judge) else {
            row.log.add(
                "'\(row.name("at"))' is "
                    + (named.moment.isWholeDay
                        ? "a day on which the series has no time" : "none of the series' times"),
                so: "the change is left out",
                line: row.line,
                hint: hint(named, after: following, judge)
            )
            row.ignore()
            return nil
        }
        // What is not said stays as the series has it by then.
        let isWholeDay = (following?.start ?? event.times.start).isWholeDay
        let usual = moved(time, by: following)
        let start = start(row.eventMoment("start", clock), usual, isWholeDay)
        // How long whole days last says nothing of what has an hour.
        let isAsLong =
            start.isWholeDay == isWholeDay && row.value("end") == nil
            && row.value("duration") == nil
        let length =
            isAsLong ? following?.length ?? event.length : row.eventLength(from: start, clock)
        let details = EventRow.details(row, files, following?.details ?? event.details)
        guard let details else { return nil }
        let countsForFollowing = row.flag("andFollowing")
        row.finish()
        let change = Event.Change(
            original: original(named.moment, time, isFollowed: countsForFollowing),
            countsForFollowing: countsForFollowing,
            start: start,
            length: length,
            details: details
        )
        return Found(named: named, time: time, change: change)
    }

    /// The time of the series that is meant: one of its rule, or one that an earlier change has moved there.
    private func time(
        _ moment: CalendarMoment,
        after following: Event.Change?,
        _ judge: inout RuleJudge
    ) -> WallTime? {
        let wanted = RecurrenceSet.wall(of: moment, clock: clock)
        let isDay = moment.isWholeDay || event.times.isWholeDay
        func isMeant(_ time: WallTime) -> Bool { isDay ? time.day == wanted.day : time == wanted }
        let times = times(from: wanted.day, to: wanted.day + 1, &judge)
        if let time = times.first(where: isMeant) { return time }
        guard let following else { return nil }
        let day = wanted.adding(days: 0, seconds: -event.shift(of: following, clock)).day
        return self.times(from: day - 1, to: day + 2, &judge)
            .first { isMeant(moved($0, by: following)) }
    }

    /// The time of the series that may be meant.
    private func hint(
        _ named: Named,
        after following: Event.Change?,
        _ judge: RuleJudge
    ) -> String? {
        guard judge.hasWork, !named.row.log.isFull else { return nil }
        // What is looked for to help leaves the changes below their work.
        var judge = judge
        let (wanted, reach) = (wall(named), NearestEventTime.reach)
        return NearestEventTime(isWholeDay: event.times.isWholeDay).hint(
            to: wanted,
            in: times(from: wanted.day - reach, to: wanted.day + reach, &judge)
                .map { moved($0, by: following) }
        )
    }

    private func times(from: Int, to: Int, _ judge: inout RuleJudge) -> [WallTime] {
        let found = event.times.expand(
            from: clock.moment(of: WallTime(day: from)).moment,
            to: clock.moment(of: WallTime(day: to)).moment,
            clock: clock
        )
        judge.spend(found.work)
        return found.instances.map(\.wall)
    }

    private func moved(_ time: WallTime, by following: Event.Change?) -> WallTime {
        following.map { time.adding(days: 0, seconds: event.shift(of: $0, clock)) } ?? time
    }

    /// When it begins instead; a day alone leaves the hour as it is.
    private func start(
        _ said: CalendarMoment?,
        _ usual: WallTime,
        _ isWholeDay: Bool
    ) -> CalendarMoment {
        switch said {
        case .day(let day)? where !isWholeDay: .local(WallTime(day: day, second: usual.second))
        case let said?: said
        case nil: isWholeDay ? .day(usual.day) : .local(usual)
        }
    }

    /// What the change stands for: a day alone is its usual hour.
    private func original(
        _ moment: CalendarMoment,
        _ time: WallTime,
        isFollowed: Bool
    ) -> CalendarMoment {
        if event.times.isWholeDay { return .day(time.day) }
        let usual = event.start(on: moment, clock)
        // What follows is moved by hours, which a day alone does not tell.
        return usual == .local(time) && !isFollowed ? moment : .local(time)
    }
}
