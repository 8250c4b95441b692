import Basics
import Calendars
import Domain
import Recurrence

/// Puts the events of a calendar together: those of a series that differ go with the series.
struct EventAssembly {
    let mapping: EventMapping
    let clocks: ZoneClocks
    private(set) var events: [(identity: String, event: Event)] = []
    private(set) var notices: [CalendarNotice] = []
    private var places: [String: Int] = [:]

    init(mapping: EventMapping, clocks: ZoneClocks) {
        self.mapping = mapping
        self.clocks = clocks
    }

    /// An event as its calendar has it, and what that says in the portal's words.
    private struct Told: Sendable {
        let parsed: ParsedEvent
        let details: EventDetails
    }

    mutating func take(_ parsed: [ParsedEvent]) {
        let told = ConcurrentMap.map(parsed) { [mapping] in
            Told(parsed: $0, details: mapping.details($0))
        }
        for event in told where event.parsed.recurrence == nil { take(event) }
        var changes: [String: [Told]] = [:]
        var order: [String] = []
        for event in told where event.parsed.recurrence != nil {
            let identity = self.identity(event.parsed)
            if changes[identity] == nil { order.append(identity) }
            changes[identity, default: []].append(event)
        }
        for identity in order { add(changes[identity] ?? [], to: identity) }
        leaveEmpty()
        leaveMirrored()
    }

    /// A series of which all times are left out, and none is somewhere else, is none.
    private mutating func leaveEmpty() {
        for index in events.indices.reversed() {
            let event = events[index].event
            let clock = clocks.clock(of: event.times.zone)
            guard event.changes.isEmpty, event.times.isEmpty(clock: clock) else { continue }
            let title = event.details.title.all.first ?? ""
            add(
                "the event '\(title.prefix(60))' has no time that its EXDATE or EXRULE does not leave out",
                line: nil,
                hint: nil
            )
            events.remove(at: index)
        }
    }

    /// Takes coordinates out that lie where only the mirror images of the others are.
    private mutating func leaveMirrored() {
        let cluster = PointCluster(events.compactMap(\.event.details.place?.point))
        for index in events.indices {
            let details = events[index].event.details
            guard let fault = cluster.fault(of: details.place?.point) else { continue }
            events[index].event.details.place?.point = nil
            let title = details.title.all.first ?? ""
            add("the event '\(title.prefix(60))': \(fault)", line: nil, hint: "GEO:40.4;-3.7")
        }
    }

    /// A later state of an event stands for the earlier one; others of one UID are events of their own.
    private mutating func take(_ told: Told) {
        let parsed = told.parsed
        let identity = identity(parsed)
        let event = event(told)
        guard let place = places[identity] else {
            places[identity] = events.count
            events.append((identity, event))
            if parsed.uid == nil {
                note(
                    "the event\(quoted(parsed)) has no UID; it is known by its title and time",
                    parsed
                )
            }
            return
        }
        let earlier = events[place].event
        if event.sequence != earlier.sequence || event.times.start == earlier.times.start {
            note(
                "the UID '\(identity.prefix(80))' stands there twice; the later state counts",
                parsed
            )
            if event.sequence >= earlier.sequence { events[place].event = event }
            return
        }
        let own = "\(identity) \(event.times.start.text)"
        guard places[own] == nil else { return }
        note("the UID '\(identity.prefix(80))' is that of several events", parsed)
        places[own] = events.count
        events.append((own, event))
    }

    private mutating func add(_ changes: [Told], to identity: String) {
        guard let place = places[identity] else {
            // The series itself is not in this file: each of its times is an event.
            for told in changes {
                guard let recurrence = told.parsed.recurrence else { continue }
                let own = "\(identity) \(recurrence.text)"
                guard places[own] == nil else { continue }
                places[own] = events.count
                events.append((own, event(told)))
            }
            return
        }
        let series = events[place].event
        var latest: [Int: (change: Event.Change, sequence: Int)] = [:]
        for told in changes {
            guard let change = change(told, of: series) else { continue }
            let time = time(of: change, in: series)
            let known = latest[time]
            let sequence = told.parsed.sequence
            guard known == nil || known.map({ $0.sequence <= sequence }) == true else {
                continue
            }
            latest[time] = (change, sequence)
        }
        events[place].event.changes = latest.values.map(\.change)
            .sorted { $0.original.text < $1.original.text }
        let most = latest.values.map(\.sequence).max() ?? 0
        events[place].event.sequence = max(events[place].event.sequence, most)
    }

    /// The moment of the series for which a change stands; some programs name it by its day.
    private func time(of change: Event.Change, in series: Event) -> Int {
        let clock = clocks.clock(of: series.times.zone)
        let original = series.start(on: change.original, clock)
        if case .instant(let seconds) = original { return seconds }
        return clock.moment(of: RecurrenceSet.wall(of: original, clock: clock)).moment
    }

    private mutating func event(_ told: Told) -> Event {
        let parsed = told.parsed
        notePosition(parsed)
        noteTexts(parsed)
        var event = Event(details: told.details, times: parsed.times, length: parsed.length)
        event.sequence = parsed.sequence
        return event
    }

    private mutating func change(_ told: Told, of series: Event) -> Event.Change? {
        let parsed = told.parsed
        guard var original = parsed.recurrence else { return nil }
        notePosition(parsed)
        let clock = clocks.clock(of: series.times.zone)
        var start = parsed.times.start
        if series.times.isWholeDay {
            // In a series of whole days a time of day is no more than a slip.
            original = .day(RecurrenceSet.wall(of: original, clock: clock).day)
            start = .day(RecurrenceSet.wall(of: start, clock: clock).day)
        } else if parsed.times.zone != series.times.zone, case .local = start {
            let own = clocks.clock(of: parsed.times.zone)
            start = .instant(own.moment(of: RecurrenceSet.wall(of: start, clock: own)).moment)
        }
        return Event.Change(
            original: original,
            countsForFollowing: parsed.countsForFollowing,
            start: start,
            length: parsed.length,
            details: told.details
        )
    }

    private func identity(_ parsed: ParsedEvent) -> String {
        if let uid = parsed.uid { return uid.plainLine }
        return "\(parsed.title?.plainLine.prefix(200) ?? "") \(parsed.times.start.text)"
    }

    private func quoted(_ parsed: ParsedEvent) -> String {
        parsed.title.map { " '\($0.plainLine.prefix(60))'" } ?? ""
    }

    private static let mostNotices = 50

    private mutating func note(_ message: String, _ parsed: ParsedEvent, hint: String? = nil) {
        add(message, line: parsed.line, hint: hint)
    }

    private mutating func add(_ message: String, line: Int?, hint: String?) {
        guard notices.count < Self.mostNotices else { return }
        notices.append(CalendarNotice(message, line: line, hint: hint))
    }

    /// Names what is missing of its texts, or is not taken as it stands there.
    private mutating func noteTexts(_ parsed: ParsedEvent) {
        if parsed.title.map({ EventText.line($0).isEmpty }) ?? true {
            note("an event has no SUMMARY and is shown as '\(EventMapping.untitled)'", parsed)
        } else if parsed.title.map(EventText.hasTags) == true {
            note("the event\(quoted(parsed)) has HTML in its title, which is taken out", parsed)
        }
        if let link = parsed.link, !link.isEmpty, mapping.link(of: parsed) == nil {
            note(
                "the URL '\(link.plainLine.prefix(60))' of the event\(quoted(parsed)) is no address "
                    + "of the web and is left out",
                parsed
            )
        }
    }

    /// Coordinates that are no place on Earth are left out, and named.
    private mutating func notePosition(_ parsed: ParsedEvent) {
        guard let fault = EventMapping.fault(in: parsed.position) else { return }
        note("the event\(quoted(parsed)) is on no map: \(fault)", parsed, hint: fault.hint)
    }
}
