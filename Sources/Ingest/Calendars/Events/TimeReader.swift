import Recurrence

/// Reads the days and times of a calendar's properties, each in the zone that it names.
struct TimeReader {
    private var names: ZoneNames
    /// The zone of times without one.
    private var floating = CalendarZone.floating
    private let clocks: ZoneClocks

    init(_ names: ZoneNames, _ clocks: ZoneClocks) {
        self.names = names
        self.clocks = clocks
    }

    /// A moment and the zone in which it was written.
    struct Time {
        let moment: CalendarMoment
        let zone: CalendarZone
    }

    /// Takes the zone that a calendar names for all its times without one.
    mutating func begin(_ calendar: CalendarComponent, _ notices: inout NoticeList) {
        floating = .floating
        guard let line = calendar.first("X-WR-TIMEZONE"), !line.value.trimmedBlanks.isEmpty else {
            return
        }
        floating = names.zone(line.text, line: line.line, &notices)
    }

    /// - Parameters:
    ///   - line: the property, with its parameters.
    ///   - value: one of its values; its first one where none is named.
    ///   - notices: gather what is wrong with the zone.
    /// - Returns: nil for what is no day or time.
    mutating func time(
        _ line: ContentLine,
        _ value: String? = nil,
        _ notices: inout NoticeList
    ) -> Time? {
        guard let moment = CalendarMoment(value ?? line.value) else { return nil }
        var zone = floating
        if let name = line["TZID"], !name.trimmedBlanks.isEmpty {
            zone = names.zone(name, line: line.line, &notices)
        }
        switch moment {
        case .day: return Time(moment: moment, zone: .floating)
        case .local(let wall) where line["VALUE"]?.uppercased() == "DATE":
            return Time(moment: .day(wall.day), zone: .floating)
        case .local: return Time(moment: moment, zone: zone)
        case .instant(let seconds):
            // A time of Greenwich beside a zone happens then, and repeats by the clocks of the zone.
            let zone = line["TZID"] == nil ? .utc : zone
            return Time(moment: .local(clocks.clock(of: zone).wall(at: seconds)), zone: zone)
        }
    }

    /// Seconds since 1970.
    func absolute(_ time: Time) -> Int {
        let clock = clocks.clock(of: time.zone)
        return clock.moment(of: RecurrenceSet.wall(of: time.moment, clock: clock)).moment
    }

    /// Whether a rule ends before the first time of its set.
    func ends(_ rule: RecurrenceRule, before times: RecurrenceSet) -> Bool {
        times.startsAfter(rule, clock: clocks.clock(of: times.zone))
    }

    /// Whether nothing is left of a set.
    func leavesOut(_ times: RecurrenceSet) -> Bool {
        times.isEmpty(clock: clocks.clock(of: times.zone))
    }

    /// A moment as the set's own zone has it.
    func moment(_ time: Time, on times: RecurrenceSet) -> CalendarMoment {
        guard case .local = time.moment else { return time.moment }
        // A time of a whole day is on the day that its own clocks show; those of Greenwich are nobody's.
        let isOther = times.isWholeDay ? time.zone == .utc : time.zone != times.zone
        return isOther ? .instant(absolute(time)) : time.moment
    }
}
