import Basics

/// How asking a source went on one day.
public struct AskedDay: Hashable, Codable, Sendable {
    /// Its number in the calendar (`CivilDays`), in the site's time zone.
    public let ordinal: Int
    public internal(set) var answers = 0
    public internal(set) var failures = 0
    /// What its timed answers took together.
    public internal(set) var milliseconds = 0
    public internal(set) var timedAnswers = 0

    init(ordinal: Int) {
        self.ordinal = ordinal
    }

    /// Of so many days something is known at most.
    static let most = 28
}

extension SourceHistory {
    /// Counts one time that the source was asked.
    ///
    /// - Parameters:
    ///   - isGood: whether the answer was read and found good.
    ///   - time: how long a good answer took; nil where none came over the network.
    ///   - ordinal: the number of the day; later days than this one are forgotten, for no build can have seen them.
    public mutating func count(isGood: Bool, took time: Duration?, on ordinal: Int) {
        var days = (days ?? []).filter {
            $0.ordinal <= ordinal && $0.ordinal > ordinal - AskedDay.most
        }
        var day = days.last?.ordinal == ordinal ? days.removeLast() : AskedDay(ordinal: ordinal)
        if isGood { day.answers += 1 } else { day.failures += 1 }
        if isGood, let time {
            day.milliseconds += Int(clamping: (time / .milliseconds(1)).rounded())
            day.timedAnswers += 1
        }
        self.days = days + [day]
    }
}
