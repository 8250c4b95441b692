import Domain
import Foundation
import Presentation

/// A list of the agenda, made from its own part alone.
protocol AgendaContent: PageContent {
    /// Whether nothing of the agenda came from a real answer.
    var isSample: Bool { get }

    func page(_ pages: AgendaPages) -> AgendaPage
}

extension AgendaContent {
    var kind: PageKind { .agenda }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .agenda }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        page(AgendaPages(try reading.agenda(), at: reading.place, context: reading.context))
    }
}

/// What is on from now on.
struct NearAgendaContent: AgendaContent {
    let isSample: Bool

    let name = "agenda"
    let stage = WritingStage.lists

    func page(_ pages: AgendaPages) -> AgendaPage { pages.near }
}

/// What is on on a day.
struct AgendaDayContent: AgendaContent {
    let day: Day
    let isSample: Bool

    let name = "agenda-day"
    let stage = WritingStage.numberedLists

    func page(_ pages: AgendaPages) -> AgendaPage { pages.day(day) }
}

/// What is on in a month, by its first day.
struct AgendaMonthContent: AgendaContent {
    let month: Day
    let isSample: Bool

    let name = "agenda-month"
    let stage = WritingStage.lists

    func page(_ pages: AgendaPages) -> AgendaPage { pages.month(month) }
}

/// What is to come of a category or at a place.
struct AgendaListContent: AgendaContent {
    let label: AgendaLabel
    /// Nil for the list's own address.
    let number: Int?
    let isSample: Bool

    var name: String { "agenda-\(label.kind.rawValue)\(number == nil ? "" : "-page")" }
    var stage: WritingStage { number == nil ? .lists : .numberedLists }

    func page(_ pages: AgendaPages) -> AgendaPage { pages.list(label) }
}
