import Domain
import Presentation

extension SearchableKind {
    static let place = SearchableKind("place", title: .kindPlace, plural: .places, rank: 27)
}

extension Place: SearchableEntity {
    static let documentKinds = [SearchableKind.place]
    static let roots = [SearchRoot(kind: .place, route: .places)]

    func finding(of published: PublishedEntity, among holdings: SearchHoldings) -> SearchFinding? {
        let categories = category.map { holdings.texts($0.title) } ?? []
        let shown = name.text(in: holdings.first, fallback: holdings.first)
        var finding = SearchFinding(
            kind: .place,
            route: .place(published.address),
            title: shown?.text ?? ""
        )
        finding.summaries = holdings.inEachLanguage { language, catalogue in
            SearchFinding.line([
                label?.text(in: language, fallback: holdings.first)?.text
                    ?? category.map { catalogue[$0.title] },
                PlaceFormatter.address(self),
            ])
        }
        finding.summary = finding.summaries[holdings.first] ?? ""
        finding.words =
            name.all + (label?.all ?? []) + categories + (text?.all ?? [])
            + [quarter].compactMap(\.self)
        finding.picture = picture
        finding.language = shown?.language
        finding.titles = name.texts
        return finding
    }
}
