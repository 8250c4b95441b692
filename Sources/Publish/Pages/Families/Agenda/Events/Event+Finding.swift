import Domain
import Presentation
import Recurrence

extension SearchableKind {
    static let event = SearchableKind("event", title: .kindEvent, plural: .agenda, rank: 25)
}

extension Event: SearchableEntity {
    static let documentKinds = [SearchableKind.event]
    static let roots = [SearchRoot(kind: .event, route: .agenda)]

    func finding(of published: PublishedEntity, among holdings: SearchHoldings) -> SearchFinding? {
        let shown = details.title.text(in: holdings.first, fallback: holdings.first)
        var finding = SearchFinding(
            kind: .event,
            route: .event(published.address),
            title: shown?.text ?? ""
        )
        finding.summary = SearchFinding.line([
            EventFormatter.place(details.place), details.organiser,
        ])
        finding.words =
            details.title.all + (details.text?.all ?? [])
            + details.categories.flatMap { [$0] + holdings.categories[$0].all }
        finding.language = shown?.language
        finding.titles = details.title.texts
        finding.picture = details.picture
        finding.day = holdings.daysOfSeries[published.id] ?? firstDay
        return finding
    }

    private var firstDay: Day {
        switch times.start {
        case .day(let day): Day(ordinal: day)
        case .local(let wall): Day(ordinal: wall.day)
        case .instant(let seconds): Day(ordinal: WallTime(seconds: seconds).day)
        }
    }
}
