import Domain
import Presentation

extension PageKind {
    static let music = PageKind("music")
}

extension Route {
    static let music = Route([.word(.pathMusic)], title: .text(.music))

    static func musicOfGenre(_ slug: String) -> Route {
        Route([.word(.pathMusic), .word(.pathGenre), .name(slug)])
    }

    /// What was found in a store under some words.
    static func musicOfTerm(_ slug: String) -> Route {
        Route([.word(.pathMusic), .word(.pathSearch), .name(slug)])
    }

    static func artist(_ slug: String) -> Route {
        Route([.word(.pathMusic), .word(.pathArtist), .name(slug)])
    }

    /// One track, by its address in the archive.
    static func track(_ address: String) -> Route { Route([.word(.pathMusic), .name(address)]) }
}

/// All tracks of the edition.
struct Tracks: DerivedInput {
    let inputs: [PageInput] = [.entities(.track)]

    func value(_ reading: DeclaredReading) throws -> TrackIndex {
        TrackIndex(
            try reading.entities(Track.self),
            first: reading.context.settings.firstLanguage
        )
    }
}

/// The pages of songs and music videos.
struct MusicFamily: PageFamily {
    let kinds = [PageKind.music]
    let models: [any PageModel.Type] = [MusicPage.self, TrackPage.self]
    let list: Route? = .music
    let frontBlocks: [any FrontBlockContent.Type] = [MusicShelf.self]
    let findings: [any SearchableEntity.Type] = [Track.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let index = try draft.material.value(of: Tracks())
        guard !index.all.isEmpty else { return }
        func add(
            _ content: some PageContent,
            at route: Route,
            _ owner: String,
            from inputs: [PageInput] = []
        ) {
            draft.add(
                content,
                at: route,
                in: language,
                "\(owner) (\(language))",
                from: Tracks().inputs + inputs
            )
        }
        func isSample(_ members: [Int]) -> Bool { members.allSatisfy { index.all[$0].isSample } }
        let all = isSample(Array(index.all.indices))
        add(MusicContent(isSample: all), at: .music, "the music")
        for genre in index.genres {
            add(
                GenreContent(slug: genre.slug, isSample: isSample(genre.members)),
                at: .musicOfGenre(genre.slug),
                "the genre '\(genre.slug)'"
            )
        }
        for term in index.terms {
            add(
                TermContent(slug: term.slug, isSample: isSample(term.members)),
                at: .musicOfTerm(term.slug),
                "the music of the term '\(term.slug)'"
            )
        }
        for artist in index.artists {
            add(
                ArtistContent(slug: artist.slug, isSample: isSample(artist.members)),
                at: .artist(artist.slug),
                "the artist '\(artist.slug)'"
            )
        }
        for stored in index.all {
            add(
                TrackContent(address: stored.address, isSample: stored.isSample),
                at: .track(stored.address),
                "'\(stored.address)'",
                from: [.note(.track, stored.published.identity)]
            )
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.music, in: language, .main, rank: 60, glyph: "note")
    }
}

/// All tracks by artist.
struct MusicContent: MusicPageContent {
    let isSample: Bool

    let name = "music"
    let stage = WritingStage.lists

    func model(_ index: TrackIndex, _ reading: PageReading) -> (any PageModel)? {
        MusicPage(
            index,
            search: reading.searchWithin(
                reading.context.catalogue(reading.language)[.music],
                ["t": SearchableKind.track.rawValue]
            ),
            at: reading.place,
            context: reading.context
        )
    }
}

/// The tracks of a genre.
struct GenreContent: MusicPageContent {
    let slug: String
    let isSample: Bool

    let name = "genre"
    let stage = WritingStage.lists

    func model(_ index: TrackIndex, _ reading: PageReading) -> (any PageModel)? {
        index.genres.first { $0.slug == slug }.map {
            MusicPage(index, .genre($0), search: nil, at: reading.place, context: reading.context)
        }
    }
}

/// The tracks that a store had for some words.
struct TermContent: MusicPageContent {
    let slug: String
    let isSample: Bool

    let name = "term"
    let stage = WritingStage.lists

    func model(_ index: TrackIndex, _ reading: PageReading) -> (any PageModel)? {
        index.terms.first { $0.slug == slug }.map {
            MusicPage(index, .term($0), search: nil, at: reading.place, context: reading.context)
        }
    }
}

/// The tracks of an artist by album.
struct ArtistContent: MusicPageContent {
    let slug: String
    let isSample: Bool

    let name = "artist"
    let stage = WritingStage.lists

    func model(_ index: TrackIndex, _ reading: PageReading) -> (any PageModel)? {
        index.artists.first { $0.slug == slug }.map {
            MusicPage(artist: $0, of: index, at: reading.place, context: reading.context)
        }
    }
}

/// A track with what is known of it.
struct TrackContent: MusicPageContent {
    let address: String
    let isSample: Bool

    let name = "track"

    func model(_ index: TrackIndex, _ reading: PageReading) throws -> (any PageModel)? {
        try index.track(at: address).map { track in
            TrackPage(
                track,
                of: index,
                note: try reading.note(
                    on: .track,
                    index.all[track].published.identity,
                    in: reading.language
                ),
                at: reading.place,
                context: reading.context
            )
        }
    }
}

/// A page of music; all of them read the index of the tracks.
protocol MusicPageContent: PageContent {
    /// Whether nothing of it came from a real answer.
    var isSample: Bool { get }

    func model(_ index: TrackIndex, _ reading: PageReading) throws -> (any PageModel)?
}

extension MusicPageContent {
    var kind: PageKind { .music }
    var isIndexed: Bool { !isSample }
    var navigation: Route? { .music }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        try model(try reading.value(of: Tracks()), reading)
    }
}

/// The front page's tracks.
enum MusicShelf: FrontBlockContent {
    static let block = FrontBlock.Kind.music
    static let field = "music"
    static func inputs(in draft: SiteDraft) -> [PageInput] { Tracks().inputs }

    static func model(_ reading: PageReading) throws -> MusicShelfModel? {
        let index = try reading.value(of: Tracks())
        return MusicShelfModel(index, in: reading.language, context: reading.context)
    }
}
