import Domain
import Foundation

/// The time after the newest entry of a live coverage, in which it still passes as going on.
struct LiveSilence {
    /// When the newest entry was told, or the article came out without any.
    let start: Date
    /// From when on nobody takes it for going on.
    let end: Date

    /// Nil where nothing says when it began.
    init?(after newest: Date?, published: Date?) {
        guard let newest else { return nil }
        start = newest
        // What waited for its date is new when it comes out.
        end = max(newest, published ?? newest).addingTimeInterval(
            TimeInterval(LiveCoverage.patience)
        )
    }

    func isOver(at now: Date) -> Bool { end <= now }

    /// Warns the newsroom that it has forgotten to end it.
    func warn(_ fields: FrontMatterFields, timeZone: TimeZone) {
        let time = CivilTime(start, in: timeZone)
        let written = "\(time.day.dashed) \(time.clock)"
        fields.warn(
            ArticleHead.isLive.name,
            "nothing is new since \(written): the article is shown as live no more",
            hint: "end it with 'ended: \(written)', or write the next entry"
        )
    }
}
