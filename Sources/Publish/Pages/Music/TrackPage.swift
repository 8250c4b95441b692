import Domain
import Presentation
public import TemplateModels

/// The page of a track, as `pages/track` reads it.
public struct TrackPage: FramedModel {
    public let frame: PageFrame
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
    ///   - place: where the page stands.
    ///   - newsroom: settings, texts and names.
    init(
        _ track: Int,
        of index: TrackIndex,
        at place: PagePlace,
        newsroom: Newsroom
    ) {
        let language = place.language
        let catalogue = newsroom.catalogue(language)
        let words = MusicWords(language: language, newsroom: newsroom)
        let held = index.all[track]
        let artist = index.artist(of: track)
        let genre = index.genre(of: track)
        func rows(_ members: [Int]) -> [TrackRowModel] {
            members.prefix(Self.related).map {
                TrackRowModel(index.all[$0], in: language, newsroom: newsroom)
            }
        }
        row = TrackRowModel(held, in: language, newsroom: newsroom)
        note = newsroom.note(on: .track, held.published.identity, in: language)
        self.artist = LinkModel(
            title: held.value.artist,
            address: artist.map { newsroom.link(.music(.artist($0.slug)), in: language) }
        )
        let genreLink = genre.map { genre in
            LinkModel(
                title: words.name(of: genre),
                address: newsroom.link(.music(.genre(genre.slug)), in: language)
            )
        }
        facts = Self.facts(of: held.value, genre: genreLink, catalogue: catalogue)
        byArtist = rows((artist?.members ?? []).filter { $0 != track })
        byArtistTitle = catalogue.text(.moreBy, [.author: held.value.artist])
        let own = Set(artist?.members ?? [])
        byGenre = rows((genre?.members ?? []).filter { $0 != track && !own.contains($0) })
        byGenreTitle = genreLink.map { catalogue.text(.alsoInGenre, [.title: $0.title]) } ?? ""
        mark = newsroom.mark("g-note")
        credits = newsroom.credits(of: [held.source])
        let crumbs = words.crumbs(withList: true) + [self.artist].filter { $0.address != nil }
        audioScript = newsroom.script("audio.js")
        let title = "\(held.value.title) · \(held.value.artist)"
        let description = PlainText.excerpt(
            catalogue.text(
                .descriptionTrack,
                [
                    .title: held.value.title, .author: held.value.artist,
                    .site: newsroom.settings.title,
                ]
            ),
            limit: 160
        )
        frame = PageFrame(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !held.isSample,
                picture: SharedPictureModel(held.value.artwork, newsroom: newsroom),
                kind: .song
            ),
            crumbs: crumbs,
            at: place,
            newsroom: newsroom
        ) {
            $0.page(
                about: TrackNode.of(
                    held.value,
                    genre: genreLink?.title,
                    url: newsroom.absolute(place.path),
                    newsroom: newsroom
                ),
                title: title,
                description: description
            )
        }
    }

    public static let fields = framed([
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
            track.price.map { FactModel(catalogue[.price], text: $0) },
        ].compactMap(\.self)
    }
}
