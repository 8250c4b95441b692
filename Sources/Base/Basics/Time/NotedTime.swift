public import Foundation

/// Which of the times that earlier builds noted can be true: a clock that was wrong for one build leaves some that
/// lie ahead of every later one.
public enum NotedTime {
    /// Clocks differ by seconds, time zones by hours: what was noted further ahead has not been yet.
    public static let tolerance: TimeInterval = 86_400

    /// Whether a time can have been noted before now.
    public static func isCredible(_ date: Date, at now: Date) -> Bool {
        date <= now.addingTimeInterval(tolerance)
    }

    /// Whether a time until which something was to wait can have been set before now.
    ///
    /// - Parameters:
    ///   - date: until when.
    ///   - longest: the longest such wait, in seconds.
    ///   - now: the build's clock.
    /// - Returns: whether a build before this one can have set it.
    public static func isCredible(
        until date: Date,
        waitingAtMost longest: TimeInterval,
        at now: Date
    ) -> Bool {
        date <= now.addingTimeInterval(longest + tolerance)
    }
}
