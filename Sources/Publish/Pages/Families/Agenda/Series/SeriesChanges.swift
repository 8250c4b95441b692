import Domain
import Foundation
import Presentation
import Recurrence

/// The times of a series that differ from it, in words: cancelled, moved to another time, at another place.
struct SeriesChanges {
    let event: Event
    let dates: SeriesDates
    let words: EventFormatter

    private var catalogue: Catalogue { words.catalogue }

    /// Those that are to come, in their order.
    var lines: [String] {
        let told = event.changes
            .map { (day: day(of: $0), change: $0) }
            .filter { dates.isTold($0.day) }
            .sorted { $0.day < $1.day }
        return told.prefix(SeriesDates.most).compactMap { day, change in
            let said = differences(change, on: day)
            guard !said.isEmpty else { return nil }
            let when = catalogue.text(
                change.countsForFollowing ? .seriesFrom : .seriesAt,
                [.day: dates.text(day)]
            )
            return catalogue.text(
                .seriesChange,
                [.day: when.capitalizingFirst(), .text: said.joined(separator: ", ")]
            )
        }
    }

    /// The day of the time that a change stands for, as the clocks of the site have it.
    private func day(of change: Event.Change) -> Int {
        guard !event.times.isWholeDay else { return dates.day(of: change.original) }
        var moment = change.original
        if case .day(let day) = moment {
            // Files name a time of a series by its day.
            let usual = RecurrenceSet.wall(of: event.times.start, clock: dates.clock)
            moment = .local(WallTime(day: day, second: usual.second))
        }
        return CivilTime(self.moment(of: moment), in: words.zone).day.ordinal
    }

    private func differences(_ change: Event.Change, on day: Int) -> [String] {
        var said: [String] = []
        let status = change.details.status
        let moved = moved(change, from: day)
        // Where it is moved to says that it is.
        let isSaid = status == event.details.status || status == .moved && moved != nil
        if !isSaid, let key = EventFormatter.key(of: status) {
            said.append(catalogue[key].lowercasingFirst())
        }
        if status == .cancelled { return said }
        if let moved { said.append(moved) }
        if let place = EventFormatter.place(change.details.place),
            place != EventFormatter.place(event.details.place)
        {
            said.append(catalogue.text(.seriesElsewhere, [.place: place]))
        }
        if change.details.title != event.details.title,
            let title = words.title(change.details)?.text
        {
            said.append(catalogue.text(.quoted, [.title: title]))
        }
        return said
    }

    /// To which day and hour it is moved, as the clocks of the site show them.
    private func moved(_ change: Event.Change, from day: Int) -> String? {
        let before = RecurrenceSet.wall(of: change.original, clock: dates.clock)
        let after = RecurrenceSet.wall(of: change.start, clock: dates.clock)
        if case .day = change.original, !event.times.isWholeDay, before.day == after.day {
            // Files name a time of a series by its day.
            let usual = RecurrenceSet.wall(of: event.times.start, clock: dates.clock).second
            if usual == after.second { return nil }
        } else if before == after {
            return nil
        }
        let local = CivilTime(moment(of: change.start), in: words.zone)
        let hour = change.start.isWholeDay ? nil : catalogue.clock(local)
        let date = before.day == after.day ? nil : dates.text(local.day.ordinal)
        guard let date else { return hour.map { catalogue.text(.seriesMovedHour, [.date: $0]) } }
        let when = [date, hour].compactMap(\.self).joined(separator: ", ")
        return catalogue.text(.seriesMovedTo, [.date: when])
    }

    private func moment(of moment: CalendarMoment) -> Date {
        if case .instant(let seconds) = moment {
            return Date(timeIntervalSince1970: Double(seconds))
        }
        let wall = RecurrenceSet.wall(of: moment, clock: dates.clock)
        let zone = moment.isWholeDay ? ZoneClock(words.zone) : dates.clock
        return Date(timeIntervalSince1970: Double(zone.moment(of: wall).moment))
    }
}
