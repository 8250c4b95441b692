import Domain
import Presentation

extension SearchableKind {
    static let track = SearchableKind("track", title: .kindTrack, plural: .kindsTrack, rank: 30)
}

extension Track: SearchableEntity {
    static let documentKinds = [SearchableKind.track]
    static let roots = [SearchRoot(kind: .track, route: .music)]

    func finding(of published: PublishedEntity, among holdings: SearchHoldings) -> SearchFinding? {
        var finding = SearchFinding(
            kind: .track,
            route: .track(published.address),
            title: title
        )
        let year = released.map { String($0.year) }
        finding.summary = SearchFinding.line([artist, album, year])
        finding.words = genre?.all ?? []
        finding.day = released
        finding.picture = artwork
        return finding
    }
}
