import Basics
import Domain
import Foundation

/// Days counted from the first of 1970, as the index orders and filters by them.
enum SearchDays {
    /// The day of a moment in a zone.
    static func number(of moment: Date, in zone: TimeZone) -> Int {
        let local = moment.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: moment))
        return Int(clamping: (local / 86_400).rounded(.down))
    }

    /// A moment of which only the day is known.
    static func noon(of day: Int, in zone: TimeZone) -> Date {
        let noon = Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
        return noon - Double(zone.secondsFromGMT(for: noon))
    }
}
