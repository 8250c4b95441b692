import Domain
import Presentation

/// The parts of the agenda, each made once for all languages.
struct AgendaPlan: Sendable {
    let register: AgendaRegister
    let near: AgendaPart
    let days: [(day: Day, part: AgendaPart)]
    /// By their first days.
    let months: [(month: Day, part: AgendaPart)]
    let lists: [AgendaList]
    let feeds: [(scope: FeedScope, part: AgendaPart)]
    /// The labels that have a list.
    let named: [AgendaLabel: NamedLabel]

    /// - Parameters:
    ///   - register: all that is on it.
    ///   - keptBack: sources whose data are not passed on.
    init(_ register: AgendaRegister, besides keptBack: Set<SourceID>) {
        self.register = register
        near = register.near
        days = register.dayParts
        months = register.monthParts
        lists = register.lists
        feeds = register.feeds(besides: keptBack)
        named = register.namedLabels
    }
}
