import Basics
import Domain
import Presentation

/// The pages of songs and music videos.
struct MusicDesk: Desk {
    private let context: SiteContext
    let tracks: StoredEntities<Track>
    private let index: TrackIndex

    init(of edition: any EditionReading, context: SiteContext) throws {
        self.context = context
        tracks = try StoredEntities(.track, of: edition) { entity in
            if case .track(let track) = entity { track } else { nil }
        }
        index = TrackIndex(tracks.all, first: context.settings.firstLanguage)
    }

    func pages(in language: Language) throws -> [DeskPage] {
        guard !tracks.all.isEmpty else { return [] }
        func page(
            _ route: MusicRoute,
            _ stage: WritingStage,
            of shown: [Stored<Track>],
            _ owner: String
        ) -> DeskPage {
            DeskPage(
                .music(route),
                kind: .music,
                stage: stage,
                isIndexed: shown.contains { !$0.isSample },
                current: .music(.all),
                owner: owner
            )
        }
        func lists(
            _ groups: [TrackIndex.Group],
            _ kind: String,
            _ route: (String) -> MusicRoute
        ) -> [DeskPage] {
            groups.map { group in
                page(
                    route(group.slug),
                    .lists,
                    of: group.members.map { index.all[$0] },
                    "the \(kind) '\(group.slug)'"
                )
            }
        }
        return [page(.all, .lists, of: tracks.all, "the music")]
            + lists(index.genres, "genre") { .genre($0) }
            + lists(index.artists, "artist") { .artist($0) }
            + tracks.all.map { page(.track($0.address), .leaves, of: [$0], "'\($0.address)'") }
    }

    func model(of route: Route, at place: PageContext) throws -> PageModel? {
        guard case .music(let route) = route, !tracks.all.isEmpty else { return nil }
        switch route {
        case .all:
            return .music(.list(MusicPage(index, at: place, context: context)))
        case .genre(let slug):
            return index.genres.first { $0.slug == slug }.map { genre in
                .music(.list(MusicPage(index, genre: genre, at: place, context: context)))
            }
        case .artist(let slug):
            return index.artists.first { $0.slug == slug }.map { artist in
                .music(
                    .list(MusicPage(artist: artist, of: index, at: place, context: context))
                )
            }
        case .track(let address):
            return index.track(at: address).map { track in
                .music(.track(TrackPage(track, of: index, at: place, context: context)))
            }
        }
    }

    /// The front page's block; nil where there is no music.
    func shelf(in language: Language) -> MusicShelfModel? {
        MusicShelfModel(index, in: language, context: context)
    }

    /// Differs whenever the front page's block can differ.
    var fingerprint: UInt64 { tracks.fingerprint }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(tracks.fingerprint)
    }

    func parts(of route: Route) throws -> [String] {
        let sources = Set(tracks.all.map(\.source)).sorted().map { "'\($0)'" }
        return ["\(tracks.all.count) tracks of \(sources.joined(separator: ", "))"]
    }
}
