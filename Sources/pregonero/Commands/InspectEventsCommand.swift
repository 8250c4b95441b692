import ArgumentParser
import Basics
import Domain
import Foundation
import Recurrence

/// `pregonero inspect events`: when the events of a calendar take place, by the code of the build.
struct InspectEventsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "events",
        abstract: "Print when the events of a calendar take place."
    )

    @Argument(
        help: ArgumentHelp("A file of iCalendar, or - for standard input.", valueName: "file|-")
    )
    var file: String

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The first day or time, as 2026-11-21 or 2026-11-21T20:45Z.",
            valueName: "day"
        )
    )
    var from = "1970-01-01"

    @Option(
        name: .long,
        help: ArgumentHelp("The day or time with which it ends.", valueName: "day")
    )
    var to = "2100-01-01"

    @Option(name: .long, help: ArgumentHelp("The zone of times without one.", valueName: "name"))
    var zone = "UTC"

    @Flag(name: .long, help: "Print JSON with all times.")
    var json = false

    func validate() throws {
        guard let zone = TimeZoneNames.zone(zone) else {
            let hint = NearestName.of(zone, in: TimeZoneNames.usual).map { "did you mean '\($0)'?" }
            throw ValidationError(
                "there is no zone '\(zone)'; \(hint ?? "name one as Europe/Madrid")"
            )
        }
        for (name, text) in [("--from", from), ("--to", to)] where moment(text, in: zone) == nil {
            throw ValidationError("\(name) '\(text)' is no day or time, as 2026-11-21")
        }
    }

    func run() throws {
        guard let zone = TimeZoneNames.zone(zone), let from = moment(from, in: zone),
            let to = moment(to, in: zone)
        else { return }
        let inspection = InspectEvents(
            from: from,
            to: to,
            zone: zone,
            isJSON: json,
            console: .plain
        )
        try inspection.run(file)
    }

    private func moment(_ text: String, in zone: TimeZone) -> Date? {
        let clock = ZoneClock(zone)
        return CalendarMoment(text).map { moment in
            if case .instant(let seconds) = moment {
                return Date(timeIntervalSince1970: Double(seconds))
            }
            let wall = RecurrenceSet.wall(of: moment, clock: clock)
            return Date(timeIntervalSince1970: Double(clock.moment(of: wall).moment))
        }
    }
}
