import Basics
import Domain
import Foundation
import Recurrence
import SourceKinds

/// Shows when the events of a calendar take place, so that what repeats can be checked against another program.
struct InspectEvents {
    let from: Date
    let to: Date
    let zone: TimeZone
    let isJSON: Bool
    let console: Console

    /// - Parameter file: a path, or `-` for standard input.
    /// - Throws: `ExitReason` when the file is no calendar, or some of its events cannot be read; the others are shown all
    ///   the same.
    func run(_ file: String) throws {
        let given = GivenFile(path: file)
        let name = given.name
        let calendar: CalendarFile
        do throws(SourceError) {
            calendar = try CalendarFile(try Self.bytes(of: given), path: name, zone: zone)
        } catch {
            console.report(Diagnostic(.error, error.message, path: name, hint: error.hint))
            throw ExitReason.buildFailed("\(name) could not be read as a calendar")
        }
        calendar.diagnostics.forEach(console.report)
        let clocks = ZoneClocks(site: zone)
        let events = calendar.events.map {
            ShownEvent($0.identity, $0.event, from: from, to: to, clocks: clocks)
        }
        try console.data(isJSON ? try PlainJSON.text(events) : Self.text(events))
        guard calendar.unreadable == 0 else {
            let all = calendar.unreadable + events.count
            throw ExitReason.buildFailed(
                "\(calendar.unreadable) of \(all) events could not be read"
            )
        }
    }

    private static func bytes(of file: GivenFile) throws(SourceError) -> [UInt8] {
        do {
            return try file.bytes()
        } catch {
            throw SourceError("it cannot be opened")
        }
    }

    private static func text(_ events: [ShownEvent]) -> String {
        var lines: [String] = []
        for event in events {
            lines.append(event.title)
            lines += event.occurrences.map { "  \($0.start) – \($0.end)" }
            if event.isCut { lines.append("  …") }
        }
        let count = events.reduce(0) { $0 + $1.occurrences.count }
        lines.append("\(events.count) events, \(count) times")
        return lines.joined(separator: "\n")
    }
}

/// An event as it is printed.
private struct ShownEvent: Encodable {
    let identity: String
    let title: String
    let wholeDay: Bool
    let status: String
    let rules: [String]
    /// Whether there are more times than are shown of one event.
    let isCut: Bool
    let occurrences: [Occurrence]

    struct Occurrence: Encodable {
        /// Days for what lasts whole days, else times of Greenwich.
        let start: String
        let end: String
        /// The time that the series would have, where this one differs.
        let original: String?
        let title: String?
        let status: String?
    }

    init(_ identity: String, _ event: Event, from: Date, to: Date, clocks: ZoneClocks) {
        let title = event.details.title.all.last ?? ""
        let found = event.occurrences(from: from, to: to, clocks: clocks)
        let clock = clocks.clock(of: event.times.zone)
        self.identity = identity
        self.title = title
        wholeDay = event.times.isWholeDay
        status = event.details.status.rawValue
        rules = event.times.rules.map(\.text)
        isCut = found.isCut
        occurrences = found.list.map { occurrence in
            func shown(_ date: Date) -> String {
                let seconds = Int(clamping: date.timeIntervalSince1970)
                return occurrence.isWholeDay
                    ? CalendarMoment.day(clock.wall(at: seconds).day).text
                    : CalendarMoment.instant(seconds).text
            }
            return Occurrence(
                start: shown(occurrence.start),
                end: shown(occurrence.end),
                original: occurrence.isChanged
                    ? shown(Date(timeIntervalSince1970: Double(occurrence.original))) : nil,
                title: occurrence.isChanged ? occurrence.details.title.all.last : nil,
                status: occurrence.isChanged ? occurrence.details.status.rawValue : nil
            )
        }
    }
}
