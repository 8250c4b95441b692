import Foundation

/// How long a failing source is left alone: as long as one that answers after its first failure, which may pass at once,
/// an hour after the second, then twice as long each time, at most a week.
enum BackOff {
    static let shortest: TimeInterval = 3_600
    static let longest: TimeInterval = 7 * 86_400

    /// The rest of a source after so many failures in a row.
    ///
    /// - Parameters:
    ///   - failures: Failures in a row, at least 1.
    ///   - name: The source, for the jitter.
    ///   - usual: Seconds after which it is asked again while all is well.
    /// - Returns: seconds.
    static func rest(
        after failures: Int,
        of name: String,
        every usual: TimeInterval
    ) -> TimeInterval {
        failures <= 1 ? min(usual, shortest) : rest(after: failures - 1, of: name)
    }

    /// The rest of whatever is asked as often as others fail, from the first failure in a row.
    ///
    /// - Parameters:
    ///   - failures: Failures in a row, at least 1.
    ///   - name: The source: it decides the jitter of up to a tenth, so that sources which failed
    ///     together do not come back together, and one archive gives the same times again.
    /// - Returns: seconds.
    static func rest(after failures: Int, of name: String) -> TimeInterval {
        let doublings = min(max(failures, 1) - 1, 10)
        let rest = min(shortest * Double(1 << doublings), longest)
        let digits = ContentHash.of("\(name)\n\(failures)").prefix(4)
        let share = Double(UInt16(digits, radix: 16) ?? 0) / 65_536
        return (rest * (1 - share / 10)).rounded()
    }
}
