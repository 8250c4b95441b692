import Basics
import Domain
import Foundation

/// One time of something on the agenda.
struct AgendaEntry: Sendable {
    let item: AgendaItem
    /// Its place among the times of the item.
    let index: Int

    var occurrence: EventOccurrence { item.times[index] }

    /// Where it is this time.
    var venue: AgendaLabel? {
        occurrence.isChanged
            ? AgendaLabel(.venue, named: occurrence.details.place?.name) : item.venue
    }

    /// The lists in which it stands.
    var labels: [AgendaLabel] { item.categories + [venue].compactMap(\.self) }

    /// By its beginning, whole days first; what has no hour yet is the last of its day.
    var rank: (Date, Int, String) {
        let occurrence = occurrence
        if item.isHourOpen { return (occurrence.lastMoment, 2, item.id.text) }
        return (occurrence.start, occurrence.isWholeDay ? 0 : 1, item.id.text)
    }

    /// All that is shown of it follows from these.
    func add(to hash: inout StableHash) {
        let occurrence = occurrence
        hash.add(item.published.fingerprint)
        hash.add(occurrence.original)
        hash.add(Int(clamping: occurrence.start.timeIntervalSince1970))
        hash.add(Int(clamping: occurrence.end.timeIntervalSince1970))
    }
}
