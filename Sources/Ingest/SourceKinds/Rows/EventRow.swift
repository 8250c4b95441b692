import Basics
import Domain
import Foundation
import Recurrence

/// Reads a row of data as an event.
struct EventRow {
    let event: Event

    /// More dates nobody names one by one.
    private static let most = 5_000

    /// - Parameters:
    ///   - row: with the keys of an event.
    ///   - time: the site's.
    ///   - files: say which pictures there are.
    ///   - judge: has judged the rules of the rows before it.
    init?(
        _ row: DataRow,
        _ time: SiteTime,
        _ files: PictureFiles,
        _ judge: inout RuleJudge
    ) {
        guard let details = Self.details(row, files, nil) else { return nil }
        let clocks = ZoneClocks(site: time.zone)
        var zone = Self.zone(row)
        guard let start = row.eventMoment("start", clocks.clock(of: zone)) else {
            if row.value("start") == nil {
                row.log.add("the row has no 'start' and is left out", line: row.line)
            }
            return nil
        }
        // A day is the same day wherever it is.
        if start.isWholeDay { zone = .floating }
        let clock = clocks.clock(of: zone)
        var event = Event(
            details: details,
            times: RecurrenceSet(start: start, zone: zone),
            length: row.eventLength(from: start, clock)
        )
        event.times.rules = Self.rules(row, event.times, clock, &judge)
        event.times.added = Self.dates(row, "also", clock)
            .map { [event] in .init(at: event.start(on: $0.moment, clock)) }
        event.times.excluded = EventExceptions(times: event.times, clock: clock)
            .read(row, Self.dates(row, "except", clock), &judge)
        Self.keepSomeTime(row, &event.times, clock)
        let first = row.value("duration") == nil ? Self.uneven(&event, clock) : nil
        event.changes = EventChangeRows(event: event, clock: clock, files: files)
            .read(row, &judge)
        if let first, !event.changes.contains(where: { $0.stands(for: first, clock) }) {
            event.changes.insert(first, at: 0)
        }
        row.finish()
        self.event = event
    }

    /// What takes place cannot be left out of itself.
    private static func keepSomeTime(
        _ row: DataRow,
        _ times: inout RecurrenceSet,
        _ clock: ZoneClock
    ) {
        guard times.isEmpty(clock: clock) else { return }
        times.excluded = []
        let (named, kept) = times.repeats ? ("all times", "them") : ("the only time", "it")
        let hint = times.repeats ? "" : "it goes with 'repeat' or 'also'; "
        row.log.add(
            "'\(row.name("except"))' names \(named) of the event",
            so: "the event keeps \(kept)",
            line: row.value("except")?.line,
            hint: hint + "'status: cancelled' calls an event off"
        )
    }

    /// Gives a series whose first time lasts until the clocks are changed the length of the others, which end at the same
    /// hour.
    ///
    /// - Returns: the first time with its own length; nil where it lasts as long as they do.
    private static func uneven(_ event: inout Event, _ clock: ZoneClock) -> Event.Change? {
        let (start, length) = (event.times.start, event.length)
        let begin = RecurrenceSet.wall(of: start, clock: clock)
        let end = clock.wall(at: clock.moment(of: begin).moment + length.seconds)
        let usual = EventLength(seconds: end.seconds - begin.seconds)
        let isOn = event.times.excluded.allSatisfy {
            RecurrenceSet.wall(of: $0, clock: clock).day != begin.day
        }
        guard event.isSeries, isOn, length.days == 0, length != usual, usual.seconds > 0 else {
            return nil
        }
        event.length = usual
        return Event.Change(original: start, start: start, length: length, details: event.details)
    }

    private static func zone(_ row: DataRow) -> CalendarZone {
        guard let value = row.value("zone") else { return .floating }
        let name = value.text ?? ""
        switch ZoneShorthand(name) {
        case .of(let zone)?:
            warn(name, of: zone, row, value, hint: "write '\(zone)'")
            return .named(zone)
        case .steady(let zone)?:
            let hint =
                "write '\(zone)', or where clocks are changed the zone of the place, as Europe/Madrid"
            warn(name, of: zone, row, value, hint: hint)
            return .named(zone)
        case .open(let zones)?:
            row.complain("zone", value, "a zone", hint: "write \(zones.joined(separator: " or "))")
            return .floating
        case nil: break
        }
        if TimeZoneNames.zone(name) != nil { return .named(name) }
        let near =
            row.log.isFull || name.isEmpty
            ? nil : NearestName.of(name, in: TimeZoneNames.usual)
        let hint = near.map { "did you mean '\($0)'?" } ?? "one of the IANA's, as Europe/Madrid"
        row.complain("zone", value, "a zone", hint: hint)
        return .floating
    }

    /// The answer of a program has no lines, and nobody who could write another name.
    private static func warn(
        _ name: String,
        of zone: String,
        _ row: DataRow,
        _ value: DataValue,
        hint: String
    ) {
        guard let line = value.line else { return }
        row.log.remark(
            "'\(row.name("zone"))' is '\(name)': it is taken as \(zone)",
            line: line,
            hint: hint
        )
    }

    private static func dates(
        _ row: DataRow,
        _ key: String,
        _ clock: ZoneClock
    ) -> [EventExceptions.Named] {
        let dates = row.eventMoments(key, clock)
        guard dates.count > most else { return dates }
        row.log.add(
            "'\(row.name(key))' names more than \(most) dates; the rest is left out",
            line: row.line
        )
        return Array(dates.prefix(most))
    }

    private static func rules(
        _ row: DataRow,
        _ times: RecurrenceSet,
        _ clock: ZoneClock,
        _ judge: inout RuleJudge
    ) -> [RecurrenceRule] {
        guard let value = row.value("repeat") else { return [] }
        let hint = "a rule of iCalendar, as FREQ=WEEKLY;BYDAY=TH;UNTIL=20260630"
        guard let text = value.text else {
            row.complain("repeat", value, "a rule", hint: hint)
            return []
        }
        do throws(RecurrenceFault) {
            let rule = try RecurrenceRule(text)
            if times.isWholeDay, rule.frequency < .daily {
                row.complain("repeat", value, "a rule by days or more, since it has no time")
                return []
            }
            if times.startsAfter(rule, clock: clock) {
                row.log.add(
                    "'\(row.name("repeat"))' ends before the start",
                    so: "the event counts as one that does not repeat",
                    line: value.line,
                    hint: "UNTIL is the last day on which it takes place"
                )
                return []
            }
            switch judge.verdict(on: rule, from: times.start) {
            case .followed: return [rule]
            case .tooOften:
                row.complain(
                    "repeat",
                    value,
                    "a rule with at most \(RecurrenceRule.mostOfAYear) times a year"
                )
            case .never: row.complain("repeat", value, "a rule by days that there are")
            case .leftOut: row.log.unfollowed.add(line: value.line)
            }
            return []
        } catch {
            row.log.add(
                "'\(row.name("repeat"))' is no rule: \(error)",
                line: value.line,
                hint: hint
            )
            return []
        }
    }

    /// What the row says, and of what it does not say that which holds for the series.
    static func details(
        _ row: DataRow,
        _ files: PictureFiles,
        _ series: EventDetails?
    ) -> EventDetails? {
        let own = row.localizedText("title")
        if let own, own.all.contains(where: EventText.hasTags) {
            row.log.remark(
                "'\(row.name("title"))' has HTML, which is shown as it is written",
                line: row.line
            )
        }
        guard let title = own ?? series?.title else {
            if row.value("title") == nil {
                row.log.add("the row has no 'title' and is left out", line: row.line)
            }
            return nil
        }
        var details = series ?? EventDetails(title: title)
        details.title = title
        details.status = row.choice("status", EventDetails.Status.self) ?? details.status
        details.text = row.localizedText("text") ?? details.text
        details.place = place(row) ?? details.place
        details.organiser = row.text("organiser") ?? details.organiser
        details.organiserLink = row.address("organiserLink") ?? details.organiserLink
        details.price = row.text("price") ?? details.price
        let categories = row.texts("categories") + row.texts("category")
        details.categories = categories.isEmpty ? details.categories : categories
        details.picture = row.picture("picture", files) ?? details.picture
        details.link = row.address("link") ?? details.link
        details.online = row.address("online") ?? details.online
        details.language = row.languageTag("language") ?? details.language
        details.accessibility = row.localizedText("accessibility") ?? details.accessibility
        return details
    }

    private static func place(_ row: DataRow) -> EventDetails.Place? {
        guard let value = row.value("place") else { return nil }
        if let name = value.text { return EventDetails.Place(name: name) }
        guard let part = row.part("place", value) else {
            row.complain("place", value, "a name, or {name: …, address: …, city: …}")
            return nil
        }
        defer { part.finish() }
        return EventDetails.Place(
            name: part.text("name"),
            address: part.text("address"),
            city: part.text("city"),
            point: part.geoPoint()
        )
    }
}

extension Event.Change {
    /// Whether it is about the time of another, or about all of its day.
    fileprivate func stands(for other: Event.Change, _ clock: ZoneClock) -> Bool {
        let own = RecurrenceSet.wall(of: original, clock: clock)
        let wanted = RecurrenceSet.wall(of: other.original, clock: clock)
        return original.isWholeDay ? own.day == wanted.day : own == wanted
    }
}
