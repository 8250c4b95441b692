import Domain
import Presentation
import TemplateModels

/// The tracks by artist, or those of one artist by album, as `pages/music` reads them.
struct MusicPage: LaidOutModel {
    static let template = "pages/music"

    let layout: PageLayout
    private let showsIntro: Bool
    private let genres: [LinkModel]
    private let terms: [LinkModel]
    /// Where a reader goes on looking.
    private let store: LinkModel?
    private let search: SearchWithinModel?
    private let jumps: [LinkModel]
    private let filterScript: String
    private let audioScript: String
    private let groups: [TrackGroupModel]
    private let credits: [LinkModel]

    /// Fewer groups than this need no links to jump to.
    private static let fewest = 4

    /// What of the tracks a page has.
    enum Selection {
        case all
        case genre(TrackIndex.Group)
        /// Found in a store under these words.
        case term(TrackIndex.Group)

        var genre: TrackIndex.Group? { if case .genre(let group) = self { group } else { nil } }
        var term: TrackIndex.Group? { if case .term(let group) = self { group } else { nil } }
        var isAll: Bool { genre == nil && term == nil }
    }

    /// All tracks, or those of a genre or of a term, by artist.
    init(
        _ index: TrackIndex,
        _ selection: Selection = .all,
        search: SearchWithinModel?,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let words = MusicFormatter(language: language, context: context)
        let site = context.settings.title
        let group = selection.genre ?? selection.term
        let shown = group.map { Set($0.members) }
        let name = group.map { words.name(of: $0) } ?? ""
        let (title, description) =
            switch selection {
            case .all: (catalogue[.music], catalogue.text(.descriptionMusic, [.site: site]))
            case .genre:
                (
                    catalogue.text(.musicGenre, [.title: name]),
                    catalogue.text(.descriptionGenre, [.title: name, .site: site])
                )
            case .term:
                (
                    catalogue.text(.musicGenre, [.title: name]),
                    catalogue.text(.descriptionTerm, [.title: name, .site: site])
                )
            }
        let chosen = group.map { index.artists(of: $0) } ?? index.artists
        let artists = words.sorted(chosen).map { artist in
            let members = artist.members.filter { shown?.contains($0) ?? true }
            return words.group(
                words.name(of: artist),
                anchor: "a-\(artist.slug)",
                route: .artist(artist.slug),
                members.map { index.all[$0] }
            )
        }
        self.init(
            title: title,
            description: description,
            groups: artists,
            genres: words.genres(of: index, besides: selection),
            terms: words.terms(of: index, besides: selection),
            store: selection.term == nil ? nil : words.store(name),
            search: search,
            crumbs: words.crumbs(withList: group != nil),
            tracks: group?.members.map { index.all[$0] } ?? index.all,
            at: place,
            context: context
        )
    }

    /// The tracks of an artist by album, the newest first.
    init(
        artist: TrackIndex.Group,
        of index: TrackIndex,
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        let words = MusicFormatter(language: place.language, context: context)
        let tracks = artist.members.map { index.all[$0] }
        var albums: [(title: String?, tracks: [Stored<Track>])] = []
        var known: [String?: Int] = [:]
        for track in tracks {
            if let number = known[track.value.album] {
                albums[number].tracks.append(track)
            } else {
                known[track.value.album] = albums.count
                albums.append((track.value.album, [track]))
            }
        }
        let name = words.name(of: artist)
        self.init(
            title: name,
            description: catalogue.text(
                .descriptionArtist,
                [.title: name, .site: context.settings.title]
            ),
            groups: albums.enumerated().map { place, album in
                words.group(
                    album.title ?? catalogue[.noAlbum],
                    anchor: "a-\(place + 1)",
                    route: nil,
                    album.tracks
                )
            },
            genres: [],
            terms: [],
            store: words.store(name),
            search: nil,
            crumbs: words.crumbs(withList: true),
            tracks: tracks,
            at: place,
            context: context
        )
    }

    private init(
        title: String,
        description: String,
        groups: [TrackGroupModel],
        genres: [LinkModel],
        terms: [LinkModel],
        store: LinkModel?,
        search: SearchWithinModel?,
        crumbs: [LinkModel],
        tracks: [Stored<Track>],
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        self.groups = groups
        self.genres = genres
        self.terms = terms
        self.store = store
        self.search = search
        showsIntro = crumbs.count == 1
        jumps =
            groups.count >= Self.fewest && groups.contains { $0.address != nil }
            ? groups.map { LinkModel(title: $0.title, address: "#\($0.anchor)") } : []
        credits = context.credits(of: tracks.map(\.source))
        filterScript = context.script("filter.js")
        audioScript = context.script("audio.js")
        let shown = groups.flatMap(\.tracks)
        let paths = Dictionary(
            tracks.map { track in
                let path = context.path(.track(track.address), in: language)
                return (context.link(path), path)
            }
        ) { first, _ in first }
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: tracks.contains { !$0.isSample }
            ),
            crumbs: crumbs,
            at: place,
            context: context
        ) {
            $0.collection(
                title: title,
                description: description,
                paths: shown.compactMap { paths[$0.address] },
                order: .ascending
            )
        }
    }

    static let fields = laidOut([
        .flag("showsIntro", \.showsIntro),
        .flag("hasGenres") { $0.genres.count + $0.terms.count > 1 },
        .list("genres", \.genres),
        .list("terms", \.terms),
        .model("store", \.store),
        .model("search", \.search),
        .flag("hasJumps") { !$0.jumps.isEmpty },
        .list("jumps", \.jumps),
        .text("filterScript", \.filterScript),
        .text("audioScript", \.audioScript),
        .list("groups", \.groups),
        .list("credits", \.credits),
    ])
}
