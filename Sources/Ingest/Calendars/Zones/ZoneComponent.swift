import Recurrence

/// Reads the zone that a calendar describes itself (RFC 5545, 3.6.5).
struct ZoneComponent {
    /// Nil where nothing in it can be followed.
    let zone: CalendarZone?

    private static let mostDates = 2_000

    init(_ component: CalendarComponent, _ notices: inout NoticeList) {
        var observances: [ZoneRules.Observance] = []
        var dates = Self.mostDates
        for part in component.children.prefix(1_000) {
            guard let observance = Self.observance(part, &dates, &notices) else {
                notices.add(
                    "\(part.name) of the zone has no start or no offset; it is left out",
                    line: part.line
                )
                continue
            }
            observances.append(observance)
        }
        zone = observances.isEmpty ? nil : .ruled(ZoneRules(observances))
    }

    private static func observance(
        _ part: CalendarComponent,
        _ left: inout Int,
        _ notices: inout NoticeList
    ) -> ZoneRules.Observance? {
        guard let start = part.first("DTSTART").flatMap({ wall($0.value) }),
            let offset = offset(part, "TZOFFSETTO")
        else { return nil }
        var rules: [RecurrenceRule] = []
        for line in part.all("RRULE").prefix(20) {
            do throws(RecurrenceFault) {
                rules.append(try RecurrenceRule(line.value))
            } catch {
                notices.add("the zone's rule is left out: \(error)", line: line.line)
            }
        }
        let dates = part.all("RDATE").flatMap { $0.value.split(separator: ",") }.prefix(left)
        left -= dates.count
        return ZoneRules.Observance(
            start: start,
            offsetBefore: Self.offset(part, "TZOFFSETFROM") ?? offset,
            offset: offset,
            rules: rules,
            dates: dates.compactMap { wall(String($0)) }
        )
    }

    /// Always on the wall, also where a program writes a `Z` behind it.
    private static func wall(_ text: String) -> WallTime? {
        switch CalendarMoment(text) {
        case .day(let day): WallTime(day: day)
        case .local(let wall): wall
        case .instant(let seconds): WallTime(seconds: seconds)
        case nil: nil
        }
    }

    private static func offset(_ part: CalendarComponent, _ name: String) -> Int? {
        part.text(name).flatMap { MomentScanner.offset(in: $0) }
    }
}
