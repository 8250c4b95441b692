import Domain
import Presentation
import TemplateModels

/// The page of a track, as `pages/track` reads it.
struct TrackPage: LaidOutModel {
    static let template = "pages/track"

    let layout: PageLayout
    private let row: TrackRowModel
    private let artist: LinkModel
    private let facts: [FactModel]
    /// What the newsroom says of it.
    private let note: EditorNoteModel?
    private let byArtist: [TrackRowModel]
    private let byArtistTitle: String
    private let byGenre: [TrackRowModel]
    private let byGenreTitle: String
    private let mark: String
    private let audioScript: String
    private let credits: [LinkModel]

    private static let related = 4

    /// - Parameters:
    ///   - track: the place among all.
    ///   - index: all tracks.
    ///   - note: what the newsroom adds.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ track: Int,
        of index: TrackIndex,
        note: EditorNoteModel?,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let words = MusicFormatter(language: language, context: context)
        let stored = index.all[track]
        let artist = index.artist(of: track)
        let genre = index.genre(of: track)
        func rows(_ members: some Sequence<Int>) -> [TrackRowModel] {
            members.prefix(Self.related).map {
                TrackRowModel(index.all[$0], in: language, context: context)
            }
        }
        row = TrackRowModel(stored, in: language, context: context)
        self.note = note
        self.artist = LinkModel(
            title: stored.value.artist,
            address: artist.map { context.link(.artist($0.slug), in: language) }
        )
        let genreLink = genre.map { genre in
            LinkModel(
                title: words.name(of: genre),
                address: context.link(.musicOfGenre(genre.slug), in: language)
            )
        }
        facts = Self.facts(of: stored.value, genre: genreLink, catalogue: catalogue)
        byArtist = rows((artist?.members ?? []).lazy.filter { $0 != track })
        byArtistTitle = catalogue.text(.moreBy, [.author: stored.value.artist])
        byGenre = rows(
            (genre?.members ?? []).lazy.filter { other in
                other != track && index.artist(of: other)?.slug != artist?.slug
            }
        )
        byGenreTitle = genreLink.map { catalogue.text(.alsoInGenre, [.title: $0.title]) } ?? ""
        mark = context.mark("g-note")
        credits = context.credits(of: [stored.source])
        let crumbs = words.crumbs(withList: true) + [self.artist].filter { $0.address != nil }
        audioScript = context.script("audio.js")
        let title = "\(stored.value.title) · \(stored.value.artist)"
        let description = ShortText.excerpt(
            catalogue.text(
                .descriptionTrack,
                [
                    .title: stored.value.title, .author: stored.value.artist,
                    .site: context.settings.title,
                ]
            ),
            limit: 160
        )
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !stored.isSample,
                picture: SharedPictureModel(stored.value.artwork, context: context),
                kind: .song
            ),
            crumbs: crumbs,
            at: place,
            context: context
        ) {
            $0.page(
                about: TrackNode.of(
                    stored.value,
                    genre: genreLink?.title,
                    url: context.absolute(place.path),
                    context: context
                ),
                title: title,
                description: description
            )
        }
    }

    static let fields = laidOut([
        .model("row", \.row),
        .model("artist", \.artist),
        .flag("hasFacts") { !$0.facts.isEmpty },
        .list("facts", \.facts),
        .model("note", \.note),
        .flag("hasByArtist") { !$0.byArtist.isEmpty },
        .list("byArtist", \.byArtist),
        .text("byArtistTitle", \.byArtistTitle),
        .flag("hasByGenre") { !$0.byGenre.isEmpty },
        .list("byGenre", \.byGenre),
        .text("byGenreTitle", \.byGenreTitle),
        .text("mark", \.mark),
        .text("audioScript", \.audioScript),
        .list("credits", \.credits),
    ])

    private static func facts(
        of track: Track,
        genre: LinkModel?,
        catalogue: Catalogue
    ) -> [FactModel] {
        [
            track.album.map { FactModel(catalogue[.album], text: $0) },
            genre.map { FactModel(catalogue[.genre], link: $0) },
            track.released.map { FactModel(catalogue[.released], text: catalogue.dayLong($0)) },
            track.duration.map {
                FactModel(catalogue[.duration], text: catalogue.duration(seconds: $0))
            },
            track.price.map { FactModel(catalogue[.price], text: catalogue.price($0)) },
        ].compactMap(\.self)
    }
}
