import Basics
import Recurrence

/// Finds the zone that a calendar means by a name: the IANA's, Windows', or one that it describes itself.
struct ZoneNames {
    private let described: [String: CalendarComponent]
    private var found: [String: CalendarZone] = [:]
    /// How many zones the calendar has described that its times name.
    private var followed = 0
    /// Each is a clock to be made.
    private static let mostFollowed = 100

    init(_ components: [CalendarComponent]) {
        let named = components.compactMap { component in
            component.text("TZID").map { (Self.plain($0), component) }
        }
        described = Dictionary(named) { first, _ in first }
    }

    /// The zone of a `TZID`; times of one that nobody knows count as those of the site.
    mutating func zone(_ name: String, line: Int, _ notices: inout NoticeList) -> CalendarZone {
        let name = Self.plain(name)
        if let zone = found[name] { return zone }
        let zone = search(name, &notices)
        if zone == nil {
            notices.add(
                "nobody knows the zone '\(name.prefix(80))'; its times count as those of the site",
                line: line,
                hint: "name one of the IANA's, as Europe/Madrid"
            )
        }
        found[name] = zone ?? .floating
        return zone ?? .floating
    }

    private static func plain(_ name: String) -> String {
        name.trimmedBlanks.filter { $0 != "\"" }
    }

    private mutating func search(_ name: String, _ notices: inout NoticeList) -> CalendarZone? {
        if let zone = iana(name) { return zone }
        let component = described[name]
        // Libraries of calendars say there which zone their own name means.
        let place = component?.text("X-LIC-LOCATION") ?? component?.text("X-WR-TIMEZONE")
        if let zone = place.flatMap({ iana($0) }) { return zone }
        if let component, followed < Self.mostFollowed,
            let zone = ZoneComponent(component, &notices).zone
        {
            followed += 1
            return zone
        }
        return Self.offset(name)
    }

    /// By its name, by Windows' name, or by the end of a path such as `/example.org/20250101/Europe/Madrid`.
    private func iana(_ name: String) -> CalendarZone? {
        if ["UTC", "Z", "Etc/UTC", "GMT", "Etc/GMT", "Etc/UCT", "Zulu"].contains(name) {
            return .utc
        }
        if TimeZoneNames.zone(name) != nil { return .named(name) }
        if let windows = WindowsZones.iana(name) {
            return windows == "Etc/UTC" ? .utc : .named(windows)
        }
        let parts = name.split(separator: "/")
        for count in [3, 2] where parts.count > count {
            let end = parts.suffix(count).joined(separator: "/")
            if TimeZoneNames.zone(end) != nil { return .named(end) }
        }
        return nil
    }

    /// `GMT+0100`, `UTC+01:00`, `(UTC+01:00) Madrid`, `+0100`: the same all the year.
    private static func offset(_ name: String) -> CalendarZone? {
        var text = name.uppercased()
        if text.hasPrefix("(") {
            text = String(text.dropFirst().prefix { $0 != ")" })
        }
        for prefix in ["ETC/", "GMT", "UTC"] where text.hasPrefix(prefix) {
            text = String(text.dropFirst(prefix.count))
        }
        let hours = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
        if hours.count == 1, let sign = text.first {
            // WordPress writes no nought. In the names of `Etc` the sign is the other way round.
            guard !name.uppercased().hasPrefix("ETC/") else { return nil }
            text = "\(sign)0\(text.dropFirst())"
        }
        guard let seconds = MomentScanner.offset(in: text) else { return nil }
        guard let start = WallTime(year: 1970, month: 1, day: 1) else { return nil }
        if seconds == 0 { return .utc }
        return .ruled(
            ZoneRules([.init(start: start, offsetBefore: seconds, offset: seconds)])
        )
    }
}
