import Domain
public import Foundation

/// A page whose text changes at a known moment, without any new answer.
public struct ClockWindow: Hashable, Sendable {
    /// The site path.
    public let page: String
    public let nextChange: Date

    /// When the oldest article that is not the newsroom's own is too old for the site; nil where none will be.
    static func retirement(
        of edition: any EditionReading,
        _ retention: Retention
    ) throws -> ClockWindow? {
        guard let age = retention.age else { return nil }
        let count = try edition.articleCount()
        for first in stride(from: 0, to: count, by: 256) {
            let articles = try edition.summaries(at: first..<min(first + 256, count))
            guard let oldest = articles.first(where: { $0.source != Source.ownID }) else {
                continue
            }
            let end = oldest.order.addingTimeInterval(TimeInterval(age + 1))
            return end > edition.clock ? ClockWindow(page: "/", nextChange: end) : nil
        }
        return nil
    }

    /// When the next page goes that says that an article was retired; nil where none will.
    static func forgetting(of edition: any EditionReading) throws -> ClockWindow? {
        try edition.nextForgetting().flatMap { moment in
            moment > edition.clock ? ClockWindow(page: "/", nextChange: moment) : nil
        }
    }

    /// The windows of all pages, by what they are made from: the clock itself, or lists into which articles come at
    /// their hour and from which they go.
    static func all(of pages: [PlannedPage], nextChange: Date?) -> [ClockWindow] {
        pages.compactMap { page in
            page.inputs.compactMap { $0.nextChange(of: nextChange) }.min().map {
                ClockWindow(page: page.path, nextChange: $0)
            }
        }
    }
}

extension PageInput {
    /// When time alone changes it; lists change when the `edition` does, as embargoed articles come due or expire.
    fileprivate func nextChange(of edition: Date?) -> Date? {
        switch self {
        case .clock(let until): until
        case .articles, .related, .count, .days, .sources, .newestChange, .story: edition
        case .page(let page): page.number == nil ? edition : nil
        case .article, .entities, .entity, .selected, .note, .text, .pageType, .statuses, .ownMap,
            .names,
            .links,
            .label, .chosen, .desk, .history,
            .agenda:
            nil
        }
    }
}
