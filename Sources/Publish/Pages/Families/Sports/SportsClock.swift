import Domain
import Foundation
import Presentation
import Recurrence

/// Which matches are still to come, and until when: after its day none is but one that may still be played.
struct SportsClock: Sendable {
    private let now: Date
    private let today: Day
    /// The first day of which a match may still be played.
    let earliest: Day
    private let zone: ZoneClock

    /// After so many seconds even a match with extra time and a shoot-out is over.
    private static let longest: TimeInterval = 3 * 3_600

    init(at now: Date, zone: TimeZone) {
        self.now = now
        today = CivilTime(now, in: zone).day
        earliest = CivilTime(now.addingTimeInterval(-Self.longest), in: zone).day
        self.zone = ZoneClock(zone)
    }

    /// Where nothing is to come a page has no clock, and needs none.
    init(_ reading: PageReading) {
        let now = (try? reading.clock()) ?? .distantFuture
        self.init(at: now, zone: reading.context.settings.timeZone)
    }

    /// What has no day yet is to come.
    func isToCome(_ match: Match) -> Bool {
        !match.hasResult && !match.isOver && !isPast(match)
    }

    /// Whether it should have been played by now, and nobody said how it went.
    func isOverdue(_ match: Match) -> Bool {
        match.status == .scheduled && !match.hasResult && isPast(match)
    }

    /// The clock as an input of a page that shows some matches: until the next one that has no result is past.
    func inputs(for matches: some Sequence<Stored<Match>>) -> [PageInput] {
        let open = matches.lazy.filter { !$0.value.hasResult && !isPast($0.value) }
        return open.compactMap { end(of: $0.value) }.min().map { [.clock(until: $0)] } ?? []
    }

    /// Whether its day is over, and the time in which it is played.
    private func isPast(_ match: Match) -> Bool {
        guard let day = match.day, day < today else { return false }
        return match.kickoff.map { $0.addingTimeInterval(Self.longest) <= now } ?? true
    }

    /// When it is past; nil without a day.
    private func end(of match: Match) -> Date? {
        guard let day = match.day else { return nil }
        let midnight = zone.midnight(ofDay: day.ordinal + 1)
        return match.kickoff.map { max(midnight, $0.addingTimeInterval(Self.longest)) } ?? midnight
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
