import Basics
import Recurrence

extension DataRow {
    private static let hint = "write it as 2026-11-21, or with its time as 2026-11-21 20:45"

    /// A day or a time on the wall of the event's zone.
    func eventMoment(_ key: String, _ clock: ZoneClock) -> CalendarMoment? {
        value(key).flatMap { eventMoment(key, $0, clock) }
    }

    /// Days and times in a list, or in one text between commas or `|`, each with the value that names it.
    func eventMoments(
        _ key: String,
        _ clock: ZoneClock
    ) -> [(value: DataValue, moment: CalendarMoment)] {
        guard let value = value(key) else { return [] }
        let parts = value.text?.split { $0 == "|" || $0 == "," }
            .map { DataValue(.text(String($0)), line: value.line) }
        return (parts ?? value.list ?? [value]).compactMap { part in
            eventMoment(key, part, clock).map { (part, $0) }
        }
    }

    private func eventMoment(
        _ key: String,
        _ value: DataValue,
        _ clock: ZoneClock
    ) -> CalendarMoment? {
        switch value.text.flatMap({ CalendarMoment($0) }) {
        case .instant(let seconds)?: return .local(clock.wall(at: seconds))
        case let moment?: return moment
        case nil:
            complain(
                key,
                value,
                "a day or a time",
                hint: MomentHint.hint(for: value.text) ?? Self.hint
            )
            return nil
        }
    }

    /// How long an event lasts, by its `end` or `duration`; a day at the end of whole days counts.
    func eventLength(from start: CalendarMoment, _ clock: ZoneClock) -> EventLength {
        let isWholeDay = start.isWholeDay
        let standard = isWholeDay ? EventLength(days: 1) : .none
        let written = value("end")
        if let value = value("duration") {
            if let written {
                log.remark(
                    "'\(name("end"))' is left out: '\(name("duration"))' says how long it lasts",
                    line: written.line,
                    hint: "write one of the two"
                )
            }
            if let length = value.text.flatMap({ EventLength(duration: $0) }), length.isPlausible {
                return isWholeDay ? EventLength(days: max(1, length.days)) : length
            }
            complain("duration", value, "a length of time", hint: "PT1H30M is an hour and a half")
            return standard
        }
        guard let end = written.flatMap({ eventMoment("end", $0, clock) }) else { return standard }
        let from = RecurrenceSet.wall(of: start, clock: clock)
        let to = RecurrenceSet.wall(of: end, clock: clock)
        let length: EventLength
        if isWholeDay {
            length = EventLength(days: to.day - from.day + 1)
        } else if case .day = end {
            length = EventLength(days: to.day - from.day + 1, seconds: -from.second)
                .seconds(from: from, clock)
        } else {
            length = EventLength(
                seconds: clock.moment(of: to).moment - clock.moment(of: from).moment
            )
        }
        guard length.isPlausible, length != EventLength(days: 0) || !isWholeDay else {
            log.add(
                "'\(name("end"))' is before the start",
                so: "the event counts as without an end",
                line: written?.line ?? line,
                hint: "write a later '\(name("end"))', or leave it out"
            )
            return standard
        }
        return length
    }
}

extension EventLength {
    /// The same in seconds alone, from some time on.
    fileprivate func seconds(from start: WallTime, _ clock: ZoneClock) -> EventLength {
        let end = start.adding(days: days, seconds: seconds)
        return EventLength(seconds: clock.moment(of: end).moment - clock.moment(of: start).moment)
    }
}
