public import Foundation
import Synchronization

/// The clocks of all zones that calendars name, each made once.
public final class ZoneClocks: Sendable {
    private let site: ZoneClock
    private let known = Mutex<[CalendarZone: ZoneClock]>([:])

    /// - Parameter site: the zone in which times without a zone are meant.
    public init(site: TimeZone) {
        self.site = ZoneClock(site)
    }

    public func clock(of zone: CalendarZone) -> ZoneClock {
        if zone == .floating { return site }
        return known.withLock { known in
            if let clock = known[zone] { return clock }
            let clock = Self.made(zone) ?? site
            known[zone] = clock
            return clock
        }
    }

    private static func made(_ zone: CalendarZone) -> ZoneClock? {
        switch zone {
        case .floating: nil
        case .utc: ZoneClock(offset: 0)
        case .named(let name): TimeZone(identifier: name).map { ZoneClock($0) }
        case .ruled(let rules): ZoneClock(rules)
        }
    }
}
