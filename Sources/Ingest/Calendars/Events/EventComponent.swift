import Recurrence

/// Reads one `VEVENT`.
struct EventComponent {
    private let component: CalendarComponent
    /// Made once: one event may have a million dates that are none.
    private let title: String

    init(_ component: CalendarComponent) {
        self.component = component
        title = component.quotedTitle
    }

    /// - Parameters:
    ///   - reader: the zones that the calendar knows.
    ///   - judge: has judged the rules of the events before it.
    ///   - notices: gather what is wrong.
    /// - Returns: nil where nobody can say when it is, which is noted.
    func read(
        _ reader: inout TimeReader,
        _ judge: inout RuleJudge,
        _ notices: inout NoticeList
    ) -> ParsedEvent? {
        guard let line = component.first("DTSTART") else {
            notices.add("the event\(title) has no DTSTART", line: component.line, isLoss: true)
            return nil
        }
        guard let start = reader.time(line, nil, &notices) else {
            notices.add(
                "the event\(title) has no day or time at DTSTART, but '\(line.value.prefix(60))'",
                line: line.line,
                hint: "20261121, or 20261121T204500 with a TZID",
                isLoss: true
            )
            return nil
        }
        var times = RecurrenceSet(start: start.moment, zone: start.zone)
        readRules(into: &times, reader, &judge, &notices)
        readDates(into: &times, &reader, &notices)
        // Of a series others may say where its times are instead.
        guard times.repeats || !reader.leavesOut(times) else {
            notices.add(
                "the event\(title) has one time, which its EXDATE or EXRULE leaves out",
                line: component.line,
                isLoss: true
            )
            return nil
        }
        var length = component.length(of: times, &reader, &notices)
        if component.isMarkedWholeDay, let days = times.wholeDays(length) {
            (times.start, times.zone, length) = (days.first, .floating, days.length)
        }
        var event = ParsedEvent(line: component.line, times: times, length: length)
        readIdentity(into: &event, &reader, &notices)
        component.readTexts(into: &event)
        return event
    }

    private static let mostRules = 20

    private func readRules(
        into times: inout RecurrenceSet,
        _ reader: TimeReader,
        _ judge: inout RuleJudge,
        _ notices: inout NoticeList
    ) {
        let lines = component.properties.filter { $0.name == "RRULE" || $0.name == "EXRULE" }
        for line in lines.prefix(Self.mostRules) {
            do throws(RecurrenceFault) {
                let rule = try RecurrenceRule(line.value)
                guard !reader.ends(rule, before: times) else {
                    notices.add(
                        "the rule of the event\(title) ends before its first time and is left out",
                        line: line.line
                    )
                    continue
                }
                guard isFollowed(rule, times, line, &judge, &notices) else { continue }
                if line.name == "RRULE" {
                    times.rules.append(rule)
                } else {
                    times.excludedRules.append(rule)
                }
            } catch {
                notices.add(
                    "the rule of the event\(title) cannot be followed: \(error); "
                        + "only its first time is taken",
                    line: line.line
                )
            }
        }
        guard lines.count > Self.mostRules else { return }
        notices.addOnce(
            "the event\(title) has more than \(Self.mostRules) rules; the rest is left out",
            line: lines[Self.mostRules].line
        )
    }

    /// - Returns: false for a rule that is left out, which is noted.
    private func isFollowed(
        _ rule: RecurrenceRule,
        _ times: RecurrenceSet,
        _ line: ContentLine,
        _ judge: inout RuleJudge,
        _ notices: inout NoticeList
    ) -> Bool {
        if times.isWholeDay, rule.frequency < .daily {
            notices.add(
                "the event\(title) lasts whole days and cannot repeat by the hour; "
                    + "the rule is left out",
                line: line.line
            )
            return false
        }
        switch judge.verdict(on: rule, from: times.start) {
        case .followed: return true
        case .never:
            notices.add(
                "the rule of the event\(title) names no day that there is; only its first "
                    + "time is taken",
                line: line.line
            )
        case .tooOften:
            notices.add(
                "the rule of the event\(title) names more than "
                    + "\(RecurrenceRule.mostOfAYear) times of a year, or none that can be "
                    + "found; only its first time is taken",
                line: line.line
            )
        case .leftOut: notices.unfollowed.add(line: line.line)
        }
        return false
    }

    private static let mostDates = 5_000

    private func readDates(
        into times: inout RecurrenceSet,
        _ reader: inout TimeReader,
        _ notices: inout NoticeList
    ) {
        var looked = 0
        for line in component.properties where line.name == "RDATE" || line.name == "EXDATE" {
            for text in line.value.split(separator: ",") {
                looked += 1
                guard looked <= Self.mostDates else {
                    notices.addOnce(
                        "the event\(title) names more than \(Self.mostDates) dates one by one; "
                            + "the rest is left out",
                        line: line.line
                    )
                    return
                }
                readDate(String(text), line, into: &times, &reader, &notices)
            }
        }
    }

    private func readDate(
        _ text: String,
        _ line: ContentLine,
        into times: inout RecurrenceSet,
        _ reader: inout TimeReader,
        _ notices: inout NoticeList
    ) {
        let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
        guard let part = parts.first, let time = reader.time(line, part, &notices) else {
            guard !text.trimmedBlanks.isEmpty else { return }
            notices.add(
                "'\(text.prefix(60))' at \(line.name) of the event\(title) is no day or time",
                line: line.line
            )
            return
        }
        let moment = reader.moment(time, on: times)
        guard line.name == "RDATE" else {
            times.excluded.append(moment)
            return
        }
        var length: EventLength?
        if parts.count == 2 {
            let end = reader.time(line, parts[1], &notices)
            length =
                EventLength(duration: parts[1])
                ?? end.map { EventLength(seconds: reader.absolute($0) - reader.absolute(time)) }
        }
        let isPlausible = length?.isPlausible ?? true
        times.added.append(.init(at: moment, length: isPlausible ? length : nil))
    }

    private func readIdentity(
        into event: inout ParsedEvent,
        _ reader: inout TimeReader,
        _ notices: inout NoticeList
    ) {
        event.uid = component.text("UID").map { String($0.prefix(500)) }
        event.sequence = component.text("SEQUENCE").flatMap { SequenceNumber.of($0) } ?? 0
        event.status = component.text("STATUS")?.uppercased()
        guard let line = component.first("RECURRENCE-ID") else { return }
        guard let time = reader.time(line, nil, &notices) else {
            notices.add(
                "'\(line.value.prefix(60))' at RECURRENCE-ID of the event\(title) is no day or time",
                line: line.line
            )
            return
        }
        event.recurrence =
            if case .local = time.moment { .instant(reader.absolute(time)) } else { time.moment }
        event.countsForFollowing = line["RANGE"]?.uppercased() == "THISANDFUTURE"
    }
}

extension RecurrenceSet {
    /// As days what happens once, from midnight to midnight; nil for anything else.
    fileprivate func wholeDays(
        _ length: EventLength
    ) -> (first: CalendarMoment, length: EventLength)? {
        guard !repeats, excluded.isEmpty, case .local(let wall) = start, wall.second == 0,
            length.seconds.isMultiple(of: 86_400)
        else { return nil }
        let days = max(1, length.days + length.seconds / 86_400)
        return (.day(wall.day), EventLength(days: days))
    }
}

extension CalendarComponent {
    /// Outlook's word for an event of whole days, which it may write with hours.
    fileprivate var isMarkedWholeDay: Bool {
        text("X-MICROSOFT-CDO-ALLDAYEVENT")?.uppercased() == "TRUE" && first("RECURRENCE-ID") == nil
    }

    /// The title as messages name it.
    var quotedTitle: String {
        guard let text = text("SUMMARY") else { return "" }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return " '\(line.prefix(60))'"
    }
}

/// How often an event was changed.
private enum SequenceNumber {
    static func of(_ text: String) -> Int? {
        text.utf8.count < 10 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
            ? text.utf8.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
    }
}
