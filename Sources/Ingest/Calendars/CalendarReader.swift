public import Foundation
import Recurrence

/// Reads iCalendar (RFC 5545) as programs export it: what can be understood is, and the rest is named with its line.
public struct CalendarReader: Sendable {
    private let clocks: ZoneClocks

    /// - Parameter site: the zone of times without one.
    public init(site: TimeZone) {
        clocks = ZoneClocks(site: site)
    }

    /// - Parameters:
    ///   - bytes: of the file.
    ///   - charset: from its Content-Type, when there was one.
    /// - Returns: the events, and what is wrong with them.
    /// - Throws: why it is no calendar.
    public func read(
        _ bytes: [UInt8],
        charset: String? = nil
    ) throws(CalendarError) -> ParsedCalendar {
        let lines = UnfoldedLines(bytes, charset: charset).lines
        guard lines.contains(where: { $0.bytes.count < 200 && Self.begins($0.bytes) }) else {
            throw CalendarError(
                message: "this is no calendar: BEGIN:VCALENDAR is missing",
                hint: Self.hint(bytes)
            )
        }
        var notices = NoticeList()
        let roots = ComponentParser(lines, &notices).roots
        var left = (unreadable: 0, private: 0)
        var events: [ParsedEvent] = []
        var hidden: [ParsedEvent] = []
        let zones = roots.flatMap { $0.name == "VTIMEZONE" ? [$0] : $0.children }
            .filter { $0.name == "VTIMEZONE" }
        var times = TimeReader(ZoneNames(zones), clocks)
        var judge = RuleJudge()
        for root in roots where root.name == "VCALENDAR" || root.name == "VEVENT" {
            let isCancelled = root.text("METHOD")?.uppercased() == "CANCEL"
            times.begin(root, &notices)
            let components = root.name == "VEVENT" ? [root] : root.children
            for component in components where component.name == "VEVENT" {
                guard !Self.isPrivate(component) else {
                    left.private += 1
                    var unsaid = NoticeList()
                    let read = EventComponent(component).read(&times, &judge, &unsaid)
                    if let read { hidden.append(read) }
                    continue
                }
                let read = EventComponent(component).read(&times, &judge, &notices)
                guard var event = read else {
                    left.unreadable += 1
                    continue
                }
                if isCancelled { event.status = "CANCELLED" }
                events.append(event)
            }
        }
        let shown = Self.hiding(hidden, from: events)
        let calendar = roots.first { $0.name == "VCALENDAR" }
        let refresh = calendar?.text("REFRESH-INTERVAL") ?? calendar?.text("X-PUBLISHED-TTL")
        return ParsedCalendar(
            title: calendar?.text("X-WR-CALNAME") ?? calendar?.text("NAME"),
            about: calendar?.text("X-WR-CALDESC") ?? calendar?.text("DESCRIPTION"),
            link: calendar?.text("URL"),
            refresh: refresh.flatMap { EventLength(duration: $0) }.map { min($0.most, 2_592_000) },
            events: shown,
            notices: notices.all,
            left: left
        )
    }

    private static func begins(_ line: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: line, as: UTF8.self).uppercased().filter { !$0.isWhitespace }
        return text == "BEGIN:VCALENDAR" || text == "BEGIN:VEVENT"
    }

    /// Most answers that are no calendar are a page.
    private static func hint(_ bytes: [UInt8]) -> String? {
        let first = bytes.first { $0 > 0x20 }
        return first == UInt8(ascii: "<")
            ? "it is a page or XML; look for the calendar's own address, which often ends in .ics"
            : bytes.isEmpty ? "the answer is empty" : nil
    }

    /// What its owner keeps for themselves is nobody else's business; a class that nobody knows counts as that (RFC 5545,
    /// 3.8.1.3).
    private static func isPrivate(_ component: CalendarComponent) -> Bool {
        let name = component.text("CLASS")?.trimmedBlanks.uppercased() ?? ""
        return !name.isEmpty && name != "PUBLIC"
    }

    /// Events without what the private ones among them keep for themselves: all of their series, or the times that they
    /// stand for.
    ///
    /// - Returns: those that are left; where all the following times are private, they count as cancelled.
    private static func hiding(_ hidden: [ParsedEvent], from events: [ParsedEvent])
        -> [ParsedEvent]
    {
        guard !hidden.isEmpty else { return events }
        let series = Set(hidden.filter { $0.recurrence == nil }.compactMap(\.uid))
        var left = events.filter { event in event.uid.map { !series.contains($0) } ?? true }
        let places = Dictionary(
            left.indices.filter { left[$0].recurrence == nil }.compactMap { index in
                left[index].uid.map { ($0, index) }
            }
        ) { first, _ in first }
        for change in hidden {
            guard let time = change.recurrence, let index = change.uid.flatMap({ places[$0] })
            else { continue }
            if change.countsForFollowing {
                left.append(change.cancelled)
            } else {
                left[index].times.excluded.append(time)
            }
        }
        return left
    }
}
