import Basics
import Domain
import Foundation

/// Writes calendars of RFC 5545: CRLF, lines of at most 75 bytes, nothing of the clock.
enum CalendarWriter {
    /// Of a line, without its end.
    private static let mostBytes = 75

    /// Something with a place in a calendar.
    struct Event {
        /// Unique in the world, and the same for ever.
        let id: String
        /// When it last changed.
        let fingerprint: Date
        /// How often it changed, in a number that only rises (RFC 5545, section 3.8.7.4).
        let sequence: Int
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
        var bytes: [UInt8] = []
        for line in lines { append(line, to: &bytes) }
        for line in components { append(line, to: &bytes) }
        append("END:VCALENDAR", to: &bytes)
        return bytes
    }

    private static func lines(of event: Event) -> [String] {
        var lines = ["BEGIN:VEVENT", "UID:\(event.id)", "DTSTAMP:\(moment(event.fingerprint))"]
        switch event.start {
        case .moment(let date): lines += ["DTSTART:\(moment(date))", "DURATION:PT2H"]
        // While its hour is open it takes up nobody's day.
        case .day(let day):
            lines += ["DTSTART;VALUE=DATE:\(day.number)", "TRANSP:TRANSPARENT"]
        }
        lines += [
            "LAST-MODIFIED:\(moment(event.fingerprint))", "SEQUENCE:\(event.sequence)",
            "STATUS:\(event.status.rawValue)",
        ]
        lines.append("SUMMARY:\(escaped(event.summary))")
        if let location = event.location { lines.append("LOCATION:\(escaped(location))") }
        if let place = event.place { lines.append(position(place)) }
        if let text = event.description { lines.append("DESCRIPTION:\(escaped(text))") }
        return lines + ["URL:\(event.address)", "END:VEVENT"]
    }

    /// `20261121T173000Z`.
    private static func moment(_ date: Date) -> String {
        let time = CivilTime(date, in: .gmt)
        let clock = [time.hour, time.minute, time.second].map { $0.zeroPadded(2) }
        return "\(time.day.number)T\(clock.joined())Z"
    }

    /// `GEO:41.5;-3.705`, with six decimals at most and no exponent (RFC 5545, sections 3.3.7 and 3.8.1.6).
    static func position(_ point: GeoPoint) -> String {
        func degrees(_ value: Double) -> String {
            let millionths = Int(clamping: (abs(value) * 1_000_000).rounded())
            var digits = (millionths % 1_000_000).zeroPadded(6)
            while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
            let sign = value < 0 && millionths > 0 ? "-" : ""
            return "\(sign)\(millionths / 1_000_000).\(digits)"
        }
        return "GEO:\(degrees(point.latitude));\(degrees(point.longitude))"
    }

    /// A value of the type TEXT (RFC 5545, section 3.3.11).
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { isSpecial($0) || begins(newline: $0) }) else {
            return text
        }
        var result = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", ";", ",": result += ["\\", scalar]
            // The second half of one end of a line.
            case "\n" where last == "\r": break
            case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}": result += ["\\", "n"]
            default: result.append(scalar)
            }
            last = scalar
        }
        return String(result)
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",")
    }

    /// Whether an end of a line may begin with this byte.
    private static func begins(newline byte: UInt8) -> Bool {
        (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
    }

    /// A line as it is written (RFC 5545, section 3.1): continued lines begin with a space, and no letter is cut in two.
    private static func append(_ line: String, to result: inout [UInt8]) {
        var line = line
        line.withUTF8 { bytes in
            var start = 0
            var room = mostBytes
            while bytes.count - start > room {
                var end = start + room
                while bytes[end] & 0xC0 == 0x80 { end -= 1 }
                result += bytes[start..<end]
                result += [0x0D, 0x0A, 0x20]
                start = end
                room = mostBytes - 1
            }
            result += bytes[start...]
        }
        result += [0x0D, 0x0A]
    }
}
