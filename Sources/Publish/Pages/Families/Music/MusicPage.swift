import Domain
import Presentation
public import TemplateModels

/// The tracks by artist, or those of one artist by album, as `pages/music` reads them.
public struct MusicPage: LaidOutModel {
    public static let template = "pages/music"

    public let layout: PageLayout
    private let showsIntro: Bool
    private let genres: [LinkModel]
    private let jumps: [LinkModel]
    private let filterScript: String
    private let audioScript: String
    private let groups: [TrackGroupModel]
    private let credits: [LinkModel]

    /// Fewer groups than this need no links to jump to.
    private static let fewest = 4

    /// All tracks, or those of a genre, by artist.
    init(
        _ index: TrackIndex,
        genre: TrackIndex.Group? = nil,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let words = MusicFormatter(language: language, context: context)
        let site = context.settings.title
        let shown = genre.map { Set($0.members) }
        let name = genre.map { words.name(of: $0) }
        let artists = words.sorted(index.artists).compactMap { artist -> TrackGroupModel? in
            let members = artist.members.filter { shown?.contains($0) ?? true }
            guard !members.isEmpty else { return nil }
            return words.group(
                words.name(of: artist),
                anchor: "a-\(artist.slug)",
                route: .artist(artist.slug),
                members.map { index.all[$0] }
            )
        }
        self.init(
            title: name.map { catalogue.text(.musicGenre, [.title: $0]) } ?? catalogue[.music],
            description: name.map {
                catalogue.text(.descriptionGenre, [.title: $0, .site: site])
            } ?? catalogue.text(.descriptionMusic, [.site: site]),
            groups: artists,
            genres: words.genres(of: index, current: genre?.slug),
            crumbs: words.crumbs(withList: genre != nil),
            tracks: genre?.members.map { index.all[$0] } ?? index.all,
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
        for track in tracks {
            if let known = albums.firstIndex(where: { $0.title == track.value.album }) {
                albums[known].tracks.append(track)
            } else {
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
        crumbs: [LinkModel],
        tracks: [Stored<Track>],
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        self.groups = groups
        self.genres = genres
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

    public static let fields = laidOut([
        .flag("showsIntro", \.showsIntro),
        .flag("hasGenres") { $0.genres.count > 1 },
        .list("genres", \.genres),
        .flag("hasJumps") { !$0.jumps.isEmpty },
        .list("jumps", \.jumps),
        .text("filterScript", \.filterScript),
        .text("audioScript", \.audioScript),
        .list("groups", \.groups),
        .list("credits", \.credits),
    ])
}
