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

    /// The ways to all music and to each genre; `current` is the slug of the genre that is shown, empty for all music, nil for
    /// neither.
    func genres(of index: TrackIndex, current: String?) -> [LinkModel] {
        let all = LinkModel(
            title: catalogue[.allMusic],
            address: context.link(.music, in: language),
            isCurrent: current?.isEmpty == true
        )
        return [all]
            + sorted(index.genres).map { genre in
                LinkModel(
                    title: name(of: genre),
                    address: context.link(.musicOfGenre(genre.slug), in: language),
                    isCurrent: genre.slug == current
                )
            }
    }

    /// The ways to what was looked for.
    func terms(of index: TrackIndex, current: String?) -> [LinkModel] {
        sorted(index.terms).map { term in
            LinkModel(
                title: name(of: term),
                address: context.link(.musicOfTerm(term.slug), in: language),
                isCurrent: term.slug == current
            )
        }
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
