public import Foundation
import Recurrence

extension Event {
    private static let decade: TimeInterval = 3_660 * 86_400

    /// Whether nothing of it goes on or is to come within ten years.
    ///
    /// - Parameters:
    ///   - moment: the hour at which it is asked.
    ///   - zone: that of times without one.
    /// - Returns: false for a series without end.
    public func isOver(at moment: Date, zone: TimeZone) -> Bool {
        let end = moment.addingTimeInterval(Self.decade)
        return occurrences(from: moment, to: end, clocks: ZoneClocks(site: zone)).list.isEmpty
    }
}
