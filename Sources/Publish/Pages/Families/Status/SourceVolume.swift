import Domain
import Foundation
import Presentation

/// How much a source brought on each of the last days of the edition.
struct SourceVolume {
    let total: Int
    /// The day of its newest article.
    let newest: Day
    let strokes: DayStrokesModel

    /// Four weeks.
    static let days = 28

    /// Nil where it brought nothing.
    ///
    /// - Parameters:
    ///   - days: the days of its articles, one for each article.
    ///   - last: the newest day of the edition.
    ///   - status: how it stands.
    ///   - zone: that of the site.
    init?(_ days: [Day], until last: Day, of status: SourceStatus, in zone: TimeZone) {
        var counts = Array(repeating: 0, count: Self.days)
        for day in days {
            let age = last.ordinal - day.ordinal
            if counts.indices.contains(age) { counts[Self.days - 1 - age] += 1 }
        }
        total = counts.reduce(0, +)
        let answered = status.lastSuccess.map { CivilTime($0, in: zone).day.ordinal }
        let silent = status.failures == 0 ? 0 : answered.map { last.ordinal - $0 } ?? 0
        guard total > 0, let newest = days.max(),
            let strokes = DayStrokesModel(counts, silent: silent)
        else { return nil }
        self.newest = newest
        self.strokes = strokes
    }
}
