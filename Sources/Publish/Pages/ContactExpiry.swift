public import Foundation

/// Until when `security.txt` holds: at least half a year and at most a year ahead, so that it changes twice a year.
public struct ContactExpiry: Hashable, Sendable {
    public let expires: Date
    /// When the file must say something else.
    public let nextChange: Date

    public init(at clock: Date) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month], from: clock)
        let year = parts.year ?? 1970
        let isFirstHalf = (parts.month ?? 1) < 7
        func begin(_ year: Int, _ month: Int) -> Date {
            calendar.date(from: DateComponents(year: year, month: month, day: 1)) ?? clock
        }
        expires = begin(year + 1, isFirstHalf ? 1 : 7)
        nextChange = isFirstHalf ? begin(year, 7) : begin(year + 1, 1)
    }

    /// The site path of the file.
    public static let path = "/.well-known/security.txt"
}
