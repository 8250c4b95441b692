import Domain
import Foundation
import Presentation

/// What the pages of music have in common: names in the page's language, groups, ways to genres.
struct MusicFormatter {
    let language: Language
    let context: SiteContext

    private var catalogue: Catalogue { context.catalogue(language) }

    func name(of group: TrackIndex.Group) -> String {
        group.name.text(in: language, fallback: context.settings.firstLanguage)?.text ?? group.slug
    }

    /// As the language orders their names.
    func sorted(_ groups: [TrackIndex.Group]) -> [TrackIndex.Group] {
        let collation = catalogue.collation
        return groups.map { (key: collation.key(of: name(of: $0)), group: $0) }
            .sorted { ($0.key, $0.group.slug) < ($1.key, $1.group.slug) }
            .map(\.group)
    }

    func group(
        _ title: String,
        anchor: String,
        route: Route?,
        _ tracks: [Stored<Track>]
    ) -> TrackGroupModel {
        TrackGroupModel(
            title: title,
            anchor: anchor,
            address: route.map { context.link($0, in: language) },
            note: catalogue.text(.trackCount, count: tracks.count),
            tracks: tracks.map { TrackRowModel($0, in: language, context: context) }
        )
    }

    /// The ways to all music and to the genres; a list of all music leads to each of them, others to the main ones.
    func genres(of index: TrackIndex, besides selection: MusicPage.Selection) -> [LinkModel] {
        let all = LinkModel(
            title: catalogue[.allMusic],
            address: context.link(.music, in: language),
            isCurrent: selection.isAll
        )
        return [all]
            + ways(index.genres, index.mainGenres, selection.genre, selection).map { genre in
                LinkModel(
                    title: name(of: genre),
                    address: context.link(.musicOfGenre(genre.slug), in: language),
                    isCurrent: genre.slug == selection.genre?.slug
                )
            }
    }

    /// The ways to what was looked for; likewise.
    func terms(of index: TrackIndex, besides selection: MusicPage.Selection) -> [LinkModel] {
        ways(index.terms, index.mainTerms, selection.term, selection).map { term in
            LinkModel(
                title: name(of: term),
                address: context.link(.musicOfTerm(term.slug), in: language),
                isCurrent: term.slug == selection.term?.slug
            )
        }
    }

    private func ways(
        _ all: [TrackIndex.Group],
        _ main: [TrackIndex.Group],
        _ current: TrackIndex.Group?,
        _ selection: MusicPage.Selection
    ) -> [TrackIndex.Group] {
        if selection.isAll { return sorted(all) }
        guard let current, !main.contains(where: { $0.slug == current.slug }) else {
            return sorted(main)
        }
        return sorted(main + [current])
    }

    /// The way to the shop's own search for some words.
    func store(_ words: String) -> LinkModel? {
        guard let store = context.settings.store else { return nil }
        let encoded = words.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return LinkModel(
            title: catalogue.text(.searchStore, [.title: words, .source: store.name]),
            address: store.search.replacingOccurrences(of: MusicStore.place, with: encoded)
        )
    }

    func crumbs(withList: Bool) -> [LinkModel] {
        [
            context.crumb(.front, in: language),
            withList ? context.crumb(.music, in: language) : nil,
        ].compactMap(\.self)
    }
}
