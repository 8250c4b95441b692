import Domain
import Foundation
import Presentation
import Recurrence

/// Which matches are still to come, and until when: on a day that is over nothing is.
struct SportsClock: Sendable {
    private let today: Day
    private let zone: TimeZone

    init(at now: Date, zone: TimeZone) {
        today = CivilTime(now, in: zone).day
        self.zone = zone
    }

    /// Where nothing is to come a page has no clock, and needs none.
    init(_ reading: PageReading) {
        let now = (try? reading.clock()) ?? .distantFuture
        self.init(at: now, zone: reading.context.settings.timeZone)
    }

    func isOver(_ day: Day) -> Bool { day < today }

    /// What has no day yet is to come.
    func isToCome(_ match: Match) -> Bool {
        !match.hasResult && !match.isOver && match.day.map(isOver) != true
    }

    /// Whether it should have been played by now, and nobody said how it went.
    func isOverdue(_ match: Match) -> Bool {
        match.status == .scheduled && !match.hasResult && match.day.map(isOver) == true
    }

    /// The clock as an input of a page that shows some matches: until the next day with one that has no result is over.
    func inputs(for matches: some Sequence<Stored<Match>>) -> [PageInput] {
        let days = matches.lazy.filter { !$0.value.hasResult }.compactMap(\.value.day)
        guard let next = days.filter({ !isOver($0) }).min() else { return [] }
        return [.clock(until: ZoneClock(zone).midnight(ofDay: next.ordinal + 1))]
    }
}

extension Match {
    /// Whether nothing more is expected of it.
    var isOver: Bool {
        switch status {
        case .finished, .awarded, .abandoned, .cancelled: true
        case .scheduled, .live, .halfTime, .postponed, .suspended, .unknown: false
        }
    }
}
