import Domain
import Foundation
import Presentation

/// A list of the agenda, made from its own part alone.
struct AgendaContent: PageContent {
    let shown: Shown
    let isSample: Bool

    /// Which list.
    enum Shown: Hashable, Sendable {
        case near
        case day(Day)
        /// By its first day.
        case month(Day)
        case list(NamedLabel, Int?)
    }

    var name: String {
        switch shown {
        case .near: "agenda"
        case .day: "agenda-day"
        case .month: "agenda-month"
        case .list(let named, nil): "agenda-\(named.label.kind.rawValue)"
        case .list: "agenda-page"
        }
    }

    var kind: PageKind { .agenda }

    var stage: WritingStage {
        switch shown {
        case .near: .lists
        case .list(_, nil), .month: .lists
        case .list, .day: .numberedLists
        }
    }

    var isIndexed: Bool { !isSample }
    var navigation: Route? { .agenda }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let pages = AgendaPages(
            try reading.agenda(),
            at: reading.place,
            context: reading.context
        )
        switch shown {
        case .near: return pages.near(at: try reading.clock())
        case .day(let day): return pages.day(day)
        case .month(let month): return pages.month(month)
        case .list(let named, _): return pages.list(named)
        }
    }
}

/// An event with its next times.
struct EventContent: PageContent {
    let id: ItemID
    let isSample: Bool

    let name = "event"
    var kind: PageKind { .agenda }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .agenda }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        // What is over does not change with time, so that its page has no clock.
        let now = (try? reading.clock()) ?? .distantFuture
        return try reading.entity(id, Event.self).map { stored in
            EventPage(
                stored,
                at: now,
                lists: try reading.agenda().labels,
                news: try reading.chosenCards(),
                ground: stored.value.hasPoint ? try reading.ground() : nil,
                at: reading.place,
                context: reading.context
            )
        }
    }
}
