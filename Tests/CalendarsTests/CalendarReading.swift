import Calendars
import Foundation
import Testing

/// A suite that reads calendars written line by line, for a site in Madrid.
protocol CalendarReading {}

extension CalendarReading {
    func read(_ lines: String..., ends: String = "\r\n") throws -> ParsedCalendar {
        try read(text: lines.joined(separator: ends) + ends)
    }

    func read(text: String) throws -> ParsedCalendar {
        let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
        return try CalendarReader(site: zone).read(Array(text.utf8))
    }

    func event(_ lines: String..., ends: String = "\r\n") throws -> ParsedEvent {
        let all =
            ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1@x"] + lines + [
                "END:VEVENT", "END:VCALENDAR",
            ]
        let calendar = try read(text: all.joined(separator: ends))
        return try #require(calendar.events.first)
    }

    func notices(_ lines: String...) throws -> [String] {
        let all =
            ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1@x"] + lines + [
                "END:VEVENT", "END:VCALENDAR",
            ]
        return try read(text: all.joined(separator: "\r\n")).notices.map { notice in
            "\(notice.line ?? 0): \(notice.message)"
        }
    }
}
