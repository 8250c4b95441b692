import Domain
import Foundation
import Presentation

/// How much a source brought on each of the last days of the edition, and how asking it went.
struct SourceVolume {
    let total: Int
    /// The day of its newest article.
    let newest: Day?
    let strokes: DayStrokesModel?
    /// How long its answers took.
    let pace: DayPaceModel?

    /// Four weeks.
    static let days = 28

    /// Nil where nothing is known of any of these days.
    ///
    /// - Parameters:
    ///   - days: the days of its articles, one for each article.
    ///   - last: the newest day of the edition.
    ///   - status: how it stands.
    ///   - zone: that of the site.
    init?(_ days: [Day], until last: Day, of status: SourceStatus, in zone: TimeZone) {
        /// The place of a day among those that are drawn.
        func place(_ day: Day) -> Int? {
            let place = Self.days - 1 - (last.ordinal - day.ordinal)
            return (0..<Self.days).contains(place) ? place : nil
        }
        var counts = Array(repeating: 0, count: Self.days)
        for place in days.compactMap(place) { counts[place] += 1 }
        var times: [Int?] = Array(repeating: nil, count: Self.days)
        var silent: Set<Int> = []
        for asked in status.days ?? [] {
            guard let place = place(asked.day) else { continue }
            times[place] = asked.milliseconds
            if asked.answers == 0, asked.failures > 0 { silent.insert(place) }
        }
        if status.failures > 0, let answered = status.lastSuccess {
            let since = Self.days - (last.ordinal - CivilTime(answered, in: zone).day.ordinal)
            silent.formUnion(max(since, 0)..<max(since, Self.days))
        }
        total = counts.reduce(0, +)
        newest = days.max()
        pace = DayPaceModel(times)
        strokes = total > 0 || !silent.isEmpty ? DayStrokesModel(counts, silent: silent) : nil
        if strokes == nil, pace == nil { return nil }
    }
}
