import Domain
import Foundation

/// Writes calendars of RFC 5545: CRLF, lines of at most 75 bytes, nothing of the clock.
enum CalendarWriter {
    /// Something with a place in a calendar.
    struct Event {
        /// Unique in the world, and the same for ever.
        let id: String
        /// When it last changed.
        let fingerprint: Date
        let start: Start
        let status: Status
        let summary: String
        let location: String?
        let place: GeoPoint?
        let description: String?
        let address: String
    }

    /// A moment, or a whole day while only that is known.
    enum Start {
        case moment(Date)
        case day(Day)
    }

    enum Status: String {
        case confirmed = "CONFIRMED"
        case tentative = "TENTATIVE"
        case cancelled = "CANCELLED"
    }

    static func bytes(_ events: [Event], name: String?) -> [UInt8] {
        file(events.flatMap(lines), of: "Matches", name: name)
    }

    /// A calendar of components that are lines already.
    static func file(
        _ components: [String],
        of what: String = "Events",
        name: String?
    ) -> [UInt8] {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//El Pregonero//\(what)//ES",
            "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
        ]
        if let name { lines += ["NAME:\(escaped(name))", "X-WR-CALNAME:\(escaped(name))"] }
        lines += components
        lines.append("END:VCALENDAR")
        return lines.flatMap { folded($0) + [0x0D, 0x0A] }
    }

    private static func lines(of event: Event) -> [String] {
        var lines = ["BEGIN:VEVENT", "UID:\(event.id)", "DTSTAMP:\(moment(event.fingerprint))"]
        switch event.start {
        case .moment(let date): lines += ["DTSTART:\(moment(date))", "DURATION:PT2H"]
        case .day(let day): lines.append("DTSTART;VALUE=DATE:\(day.number)")
        }
        lines += ["LAST-MODIFIED:\(moment(event.fingerprint))", "STATUS:\(event.status.rawValue)"]
        lines.append("SUMMARY:\(escaped(event.summary))")
        if let location = event.location { lines.append("LOCATION:\(escaped(location))") }
        if let place = event.place { lines.append("GEO:\(place.latitude);\(place.longitude)") }
        if let text = event.description { lines.append("DESCRIPTION:\(escaped(text))") }
        return lines + ["URL:\(event.address)", "END:VEVENT"]
    }

    /// `20261121T173000Z`.
    private static func moment(_ date: Date) -> String {
        let time = CivilTime(date, in: .gmt)
        let clock = [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(time.day.number)T\(clock.joined())Z"
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\", ";", ",": result += "\\\(character)"
            case _ where character.isNewline: result += "\\n"
            default: result.append(character)
            }
        }
        return result
    }

    /// Continued lines begin with a space; no letter is cut in two.
    private static func folded(_ line: String) -> [UInt8] {
        var result: [UInt8] = []
        var room = 75
        for scalar in line.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if bytes.count > room {
                result += [0x0D, 0x0A, 0x20]
                room = 74
            }
            result += bytes
            room -= bytes.count
        }
        return result
    }
}
