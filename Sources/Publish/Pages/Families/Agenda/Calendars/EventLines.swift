import Basics
import Domain
import Foundation
import Recurrence

/// An event as lines of iCalendar: the series, then each of its times that differs.
struct EventLines {
    let clocks: ZoneClocks
    /// The zone of times without one.
    let site: TimeZone
    /// Makes ids the world's own.
    let host: String

    /// - Parameters:
    ///   - event: what is written.
    ///   - id: the same for ever.
    ///   - published: what the archive knows of it.
    ///   - isHourOpen: whether only its day is known, so that it takes up nobody's time yet.
    ///   - language: that of the texts.
    ///   - address: of its page.
    /// - Returns: lines that are not folded yet.
    func lines(
        of event: Event,
        id: String,
        published: PublishedEntity,
        isHourOpen: Bool,
        language: Language,
        address: String
    ) -> [String] {
        let zone = ZoneLines.name(of: event.times.zone, site: site)
        let changed = published.changed
        let sequence = published.calendarSequence(beside: event.sequence)
        let event = StrictTimes(event, clock: clocks.clock(of: event.times.zone)).event
        func head() -> [String] {
            [
                "BEGIN:VEVENT", "UID:\(id)@\(host)", "DTSTAMP:\(Self.moment(changed))",
                "LAST-MODIFIED:\(Self.moment(changed))", "SEQUENCE:\(sequence)",
            ]
        }
        func tail(_ details: EventDetails) -> [String] {
            Self.status(details.status, isHourOpen: isHourOpen) + Self.texts(details, language)
                + ["URL:\(address)", "END:VEVENT"]
        }
        let times = event.times
        var lines = head() + [time("DTSTART", times.start, zone)]
        lines += length(event.length, isWholeDay: times.isWholeDay)
        lines += times.rules.map { "RRULE:\($0.text)" }
        lines += times.excludedRules.map { "EXRULE:\($0.text)" }
        lines += times.added.map { added($0, zone) }
        lines += times.excluded.map { time("EXDATE", $0, zone) }
        lines += tail(event.details)
        for change in event.changes {
            let range = change.countsForFollowing ? ";RANGE=THISANDFUTURE" : ""
            lines += head()
            lines.append(time("RECURRENCE-ID\(range)", change.original, zone))
            lines.append(time("DTSTART", change.start, zone))
            lines += length(change.length, isWholeDay: change.start.isWholeDay)
            lines += tail(change.details)
        }
        return lines
    }

    private func time(_ name: String, _ moment: CalendarMoment, _ zone: String?) -> String {
        switch moment {
        case .day: "\(name);VALUE=DATE:\(moment.text)"
        case .instant: "\(name):\(moment.text)"
        case .local: zone.map { "\(name);TZID=\($0):\(moment.text)" } ?? "\(name):\(moment.text)Z"
        }
    }

    /// A further time of a series; a length of its own makes it a period, which whole days cannot be.
    private func added(_ addition: RecurrenceSet.Addition, _ zone: String?) -> String {
        guard let length = addition.length, length != .none, !addition.at.isWholeDay else {
            return time("RDATE", addition.at, zone)
        }
        return time("RDATE;VALUE=PERIOD", addition.at, zone) + "/\(Self.duration(length))"
    }

    private func length(_ length: EventLength, isWholeDay: Bool) -> [String] {
        if isWholeDay { return ["DURATION:P\(max(1, length.days))D"] }
        return length == .none ? [] : ["DURATION:\(Self.duration(length))"]
    }

    /// `P1DT1800S` (RFC 5545, section 3.3.6).
    private static func duration(_ length: EventLength) -> String {
        let days = length.days > 0 ? "\(length.days)D" : ""
        return "P\(days)\(length.seconds > 0 ? "T\(length.seconds)S" : "")"
    }

    private static func status(_ status: EventDetails.Status, isHourOpen: Bool) -> [String] {
        let word =
            switch status {
            case .cancelled: "CANCELLED"
            case .tentative, .postponed: "TENTATIVE"
            case .confirmed, .moved, .soldOut: isHourOpen ? "TENTATIVE" : "CONFIRMED"
            }
        return ["STATUS:\(word)"] + (isHourOpen ? ["TRANSP:TRANSPARENT"] : [])
    }

    private static func texts(_ details: EventDetails, _ language: Language) -> [String] {
        func text(_ text: LocalizedText?) -> String? {
            text?.text(in: language, fallback: language)?.text.nonBlank
        }
        var lines: [String] = []
        func add(_ name: String, _ text: String?) {
            if let text { lines.append("\(name):\(CalendarWriter.escaped(text))") }
        }
        add("SUMMARY", text(details.title))
        add("LOCATION", EventFormatter.place(details.place))
        if let point = details.place?.point {
            lines.append(CalendarWriter.position(point))
        }
        add("DESCRIPTION", text(details.text))
        let categories = details.categories.map(CalendarWriter.escaped)
        if !categories.isEmpty { lines.append("CATEGORIES:\(categories.joined(separator: ","))") }
        return lines
    }

    /// `20261121T173000Z`.
    private static func moment(_ date: Date) -> String {
        CalendarMoment.instant(Int(clamping: date.timeIntervalSince1970)).text
    }
}
