import Domain
import Presentation
public import TemplateModels

/// A film or a series with all that is known of it, as `pages/programme` reads it.
public struct ProgrammePage: FramedModel {
    public let frame: PageFrame
    private let kind: String
    private let overview: String?
    private let overviewLanguage: String?
    private let overviewDirection: String?
    private let poster: PosterModel?
    private let banner: PosterModel?
    private let wave: String
    private let mark: String
    private let outMark: String
    private let genres: [LinkModel]
    private let facts: [FactModel]
    private let isSample: Bool
    /// What the editors say of it.
    private let note: EditorNoteModel?
    private let tables: [OfferTableModel]
    /// `En España: sin servicio disponible`, where nobody offers it.
    private let noService: String?
    private let offersTime: TimeModel?
    private let records: [LinkModel]
    private let similar: [ProgrammeCardModel]
    private let credits: [LinkModel]

    private static let mostSimilar = 6

    /// - Parameters:
    ///   - held: the programme.
    ///   - register: all of them, for those that are like it.
    ///   - place: where the page stands.
    ///   - newsroom: settings, texts and names.
    init(
        _ held: Held<Programme>,
        in register: ProgrammeRegister,
        at place: PagePlace,
        newsroom: Newsroom
    ) {
        let (programme, language) = (held.value, place.language)
        let words = ProgrammeWords(programme: programme, language: language, newsroom: newsroom)
        let catalogue = words.catalogue
        kind = [words.form, words.years, words.length].compactMap(\.self)
            .joined(separator: " · ")
        let overview = words.overview
        self.overview = overview?.text
        overviewLanguage = overview?.foreign.language
        overviewDirection = overview?.foreign.direction
        poster = PosterModel(
            programme.poster,
            wanted: 480,
            ratio: (400, 600),
            of: held.id,
            newsroom: newsroom
        )
        banner = PosterModel(
            programme.banner,
            wanted: 1_080,
            ratio: (1_200, 675),
            of: held.id,
            newsroom: newsroom
        )
        wave = newsroom.wave(of: held.id)
        mark = newsroom.mark("g-mask")
        outMark = newsroom.mark("g-out")
        genres = register.genres(of: held).compactMap { register.genre($0) }.map { genre in
            LinkModel(
                title: genre.title(in: language, fallback: newsroom.settings.firstLanguage),
                address: newsroom.link(.programmes(.genre(genre.slug, page: nil)), in: language)
            )
        }
        facts = ProgrammeFacts(held: held, words: words).all
        isSample = held.isSample
        note = newsroom.note(on: .programme, held.published.identity, in: language)
        credits = newsroom.credits(of: [held.source])
        tables = OfferTableModel.tables(of: programme.offers, in: language, newsroom: newsroom)
        noService = Self.noService(tables, in: language, newsroom: newsroom)
        let changed = held.published.changed
        let local = CivilTime(changed, in: newsroom.settings.timeZone)
        offersTime =
            tables.isEmpty ? nil : TimeModel(changed, text: catalogue.timeLong(local))
        records = Self.records(of: programme).map {
            LinkModel(title: $0.name, address: $0.address, isExternal: true)
        }
        similar = register.similar(to: held, Self.mostSimilar)
            .map { ProgrammeCardModel($0, in: language, newsroom: newsroom) }
        frame = Self.frame(held, words, at: place)
    }

    /// What to say where nobody offers it, or nobody in the country of the site.
    private static func noService(
        _ tables: [OfferTableModel],
        in language: Language,
        newsroom: Newsroom
    ) -> String? {
        let catalogue = newsroom.catalogue(language)
        if tables.isEmpty { return catalogue[.noService] }
        guard let home = newsroom.settings.country, !tables.contains(where: \.isHome) else {
            return nil
        }
        return catalogue.text(.noServiceIn, [.place: newsroom.countryName(home, in: language)])
    }

    /// The programme's entries in the great catalogues.
    static func records(of programme: Programme) -> [(name: String, address: String)] {
        var records: [(String, String)] = []
        if let id = programme.imdb, id.hasPrefix("tt"), id.count > 2,
            id.dropFirst(2).allSatisfy({ $0.isASCII && $0.isNumber })
        {
            records.append(("IMDb", "https://www.imdb.com/title/\(id)/"))
        }
        let parts = programme.tmdb?.split(separator: "/") ?? []
        if parts.count == 2, let kind = parts.first, ["movie", "tv"].contains(kind),
            let number = Int(parts[1])
        {
            records.append(("TMDB", "https://www.themoviedb.org/\(kind)/\(number)"))
        }
        return records
    }

    private static func frame(
        _ held: Held<Programme>,
        _ words: ProgrammeWords,
        at place: PagePlace
    ) -> PageFrame {
        let (programme, newsroom, language) = (held.value, words.newsroom, words.language)
        let heading = PlainText.onOneLine(programme.title)
        let title = [heading, words.years.map { "(\($0))" }].compactMap(\.self)
            .joined(separator: " ")
        let text = words.overview?.text ?? ""
        let description = PlainText.excerpt(
            words.catalogue.text(
                .descriptionProgramme,
                [
                    .title: title, .form: words.form.lowercasingFirst(),
                    .site: newsroom.settings.title, .text: text,
                ]
            ),
            limit: 160
        )
        let thing = ProgrammeThing(
            held: held,
            words: words,
            description: description,
            place: place
        )
        let form = ProgrammesRoute.form(programme.form, page: nil)
        let picture =
            programme.banner.first { newsroom.address(of: $0) != nil }
            ?? programme.poster.first { newsroom.address(of: $0) != nil }
        return PageFrame(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !held.isSample,
                picture: SharedPictureModel(picture, newsroom: newsroom),
                kind: programme.form == .film ? .film : .series
            ),
            heading: heading,
            crumbs: [
                newsroom.crumb(.front, in: language),
                newsroom.crumb(.programmes(.all(page: nil)), in: language),
                LinkModel(
                    title: words.catalogue[programme.form == .film ? .films : .series],
                    address: newsroom.link(.programmes(form), in: language)
                ),
            ],
            at: place,
            newsroom: newsroom
        ) {
            $0.page(about: thing.node, title: title, description: description)
        }
    }

    public static let fields = framed([
        .text("kind", \.kind),
        .text("overview", \.overview),
        .text("overviewLang", \.overviewLanguage),
        .text("overviewDir", \.overviewDirection),
        .model("poster", \.poster),
        .model("banner", \.banner),
        .text("wave", \.wave),
        .text("mark", \.mark),
        .text("outMark", \.outMark),
        .flag("hasGenres") { !$0.genres.isEmpty },
        .list("genres", \.genres),
        .flag("hasFacts") { !$0.facts.isEmpty },
        .list("facts", \.facts),
        .flag("isSample", \.isSample),
        .model("note", \.note),
        .list("tables", \.tables),
        .text("noService", \.noService),
        .model("offersTime", \.offersTime),
        .flag("hasRecords") { !$0.records.isEmpty },
        .list("records", \.records),
        .flag("hasSimilar") { !$0.similar.isEmpty },
        .list("cards", \.similar),
        .list("credits", \.credits),
    ])
}
