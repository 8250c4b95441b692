import Domain
public import Foundation

/// A page whose text changes at a known moment, without any new answer.
public struct ClockWindow: Hashable, Sendable {
    /// The site path.
    public let page: String
    public let nextChange: Date

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
