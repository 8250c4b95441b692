import Basics
import Domain
import Foundation

extension PublishedEntity {
    /// The `SEQUENCE` of calendars, which rises with every change, also of sources that count none: by the seconds since it was
    /// seen first.
    ///
    /// - Parameter counted: what the source itself counts.
    /// - Returns: at most what fits into an INTEGER of RFC 5545, section 3.3.8.
    func calendarSequence(beside counted: Int = 0) -> Int {
        let seconds = Int(clamping: changed.timeIntervalSince(firstSeen))
        return min(max(0, counted) + max(0, seconds), 2_147_483_647)
    }
}
