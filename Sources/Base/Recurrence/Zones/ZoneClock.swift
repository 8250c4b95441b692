public import Foundation
import Synchronization

/// Tells in one zone which moment a wall time is, and which wall time a moment is.
public final class ZoneClock: Sendable {
    private let source: Source
    /// The offsets at the beginning of days, which most days keep until they end.
    private let known = Mutex<[Int: Int]>([:])

    private enum Source: Sendable {
        case zone(TimeZone)
        case fixed(Int)
        case changes([ZoneRules.Change], before: Int)
    }

    public init(_ zone: TimeZone) {
        source = .zone(zone)
    }

    /// - Parameter offset: seconds east of Greenwich, all the year.
    public init(offset: Int) {
        source = .fixed(offset)
    }

    public init(_ rules: ZoneRules) {
        source = .changes(rules.changes, before: rules.firstOffset)
    }

    /// Seconds east of Greenwich.
    public func offset(at moment: Int) -> Int {
        switch source {
        case .fixed(let offset): return offset
        case .changes(let changes, let before):
            var (low, high) = (0, changes.count)
            while low < high {
                let middle = (low + high) / 2
                if changes[middle].moment <= moment { low = middle + 1 } else { high = middle }
            }
            return low == 0 ? before : changes[low - 1].offset
        case .zone(let zone):
            let day = WallTime.floored(moment, by: 86_400)
            let begin = begin(of: day, zone)
            return begin == self.begin(of: day + 1, zone) ? begin : Self.asked(zone, moment)
        }
    }

    private func begin(of day: Int, _ zone: TimeZone) -> Int {
        if let offset = known.withLock({ $0[day] }) { return offset }
        let offset = Self.asked(zone, day * 86_400)
        known.withLock { known in
            if known.count > 100_000 { known.removeAll() }
            known[day] = offset
        }
        return offset
    }

    private static func asked(_ zone: TimeZone, _ moment: Int) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment)))
    }

    public func wall(at moment: Int) -> WallTime {
        WallTime(seconds: moment + offset(at: moment))
    }

    /// The moment of a wall time (RFC 5545, 3.3.5): of two the first; one that the clocks leave out is counted as if they
    /// had not changed.
    ///
    /// - Returns: the moment, and whether clocks show that time at all.
    public func moment(of wall: WallTime) -> (moment: Int, exists: Bool) {
        let seconds = wall.seconds
        // No zone is a whole day from Greenwich, and none changes its clocks twice in two days.
        let before = offset(at: seconds - 86_400)
        let after = offset(at: seconds + 86_400)
        let first = seconds - before
        if before == after || offset(at: first) == before { return (first, true) }
        let second = seconds - after
        return offset(at: second) == after ? (second, true) : (first, false)
    }

    /// When a day begins, of which days since 1 January 1970 are counted.
    public func midnight(ofDay day: Int) -> Date {
        Date(timeIntervalSince1970: Double(moment(of: WallTime(day: day)).moment))
    }
}
