import Domain
import Foundation
import Presentation
import TemplateModels

/// A film or a series with all that is known of it, as `pages/programme` reads it.
struct ProgrammePage: LaidOutModel {
    static let template = "pages/programme"

    let layout: PageLayout
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
    let tables: [OfferTableModel]
    private let choices: [ChoiceModel]
    /// `En España: sin servicio disponible`, where nobody offers it.
    private let noService: String?
    private let offersTime: TimeModel?
    private let records: [LinkModel]
    private let similar: [ProgrammeCardModel]
    private let credits: [LinkModel]

    private static let mostSimilar = 6

    /// - Parameters:
    ///   - stored: the programme.
    ///   - register: all of them, for those that are like it.
    ///   - now: what has ended by then is offered no more.
    ///   - note: what the newsroom adds.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ stored: Stored<Programme>,
        in register: ProgrammeRegister,
        now: Date,
        note: EditorNoteModel?,
        at place: PageContext,
        context: SiteContext
    ) {
        let (programme, language) = (stored.value, place.language)
        let words = ProgrammeFormatter(programme: programme, language: language, context: context)
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
            of: stored.id,
            context: context
        )
        banner = PosterModel(
            programme.banner,
            wanted: 1_080,
            ratio: (1_200, 675),
            of: stored.id,
            context: context
        )
        wave = context.wave(of: stored.id)
        mark = context.mark("g-mask")
        outMark = context.mark("g-out")
        genres = register.genres(of: stored).compactMap { register.genre($0) }.map { genre in
            LinkModel(
                title: genre.title(in: language, fallback: context.settings.firstLanguage),
                address: context.link(.programmesOfGenre(genre.slug), in: language)
            )
        }
        facts = ProgrammeFacts(stored: stored, words: words).all
        isSample = stored.isSample
        self.note = note
        credits = context.credits(of: [stored.source])
        let offers = programme.offers.filter { $0.until.map { $0 > now } ?? true }
        tables = OfferTableModel.tables(of: offers, in: language, context: context)
        choices = OfferChoices(offers, tables, catalogue).all
        noService = Self.noService(tables, in: language, context: context)
        let changed = stored.published.changed
        let local = CivilTime(changed, in: context.settings.timeZone)
        offersTime =
            tables.isEmpty ? nil : TimeModel(changed, text: catalogue.timeLong(local))
        records = Self.records(of: programme).map {
            LinkModel(title: $0.name, address: $0.address, isExternal: true)
        }
        similar = register.similar(to: stored, Self.mostSimilar)
            .map { ProgrammeCardModel($0, in: language, context: context) }
        layout = Self.layout(stored, words, at: place)
    }

    /// What to say where nobody offers it, or nobody in the country of the site.
    private static func noService(
        _ tables: [OfferTableModel],
        in language: Language,
        context: SiteContext
    ) -> String? {
        let catalogue = context.catalogue(language)
        if tables.isEmpty { return catalogue[.noService] }
        guard let home = context.settings.country, !tables.contains(where: \.isHome) else {
            return nil
        }
        return catalogue.text(.noServiceIn, [.place: context.countryName(home, in: language)])
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

    private static func layout(
        _ stored: Stored<Programme>,
        _ words: ProgrammeFormatter,
        at place: PageContext
    ) -> PageLayout {
        let (programme, context, language) = (stored.value, words.context, words.language)
        let heading = ShortText.onOneLine(programme.title)
        let title = [heading, words.years.map { "(\($0))" }].compactMap(\.self)
            .joined(separator: " ")
        let text = words.overview?.text ?? ""
        let description = ShortText.excerpt(
            words.catalogue.text(
                .descriptionProgramme,
                [
                    .title: title, .form: words.form.lowercasingFirst(),
                    .site: context.settings.title, .text: text,
                ]
            ),
            limit: 160
        )
        let thing = ProgrammeThing(
            stored: stored,
            words: words,
            description: description,
            place: place
        )
        let form = ProgrammeList.form(programme.form).route()
        let picture =
            programme.banner.first { context.address(of: $0) != nil }
            ?? programme.poster.first { context.address(of: $0) != nil }
        return PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !stored.isSample,
                picture: SharedPictureModel(picture, context: context),
                kind: programme.form == .film ? .film : .series
            ),
            heading: heading,
            crumbs: [
                context.crumb(.front, in: language),
                context.crumb(.programmes(), in: language),
                LinkModel(
                    title: words.catalogue[programme.form == .film ? .films : .series],
                    address: context.link(form, in: language)
                ),
            ],
            at: place,
            context: context
        ) {
            $0.page(about: thing.node, title: title, description: description)
        }
    }

    static let fields = laidOut([
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
        .flag("hasChoices") { !$0.choices.isEmpty },
        .list("choices", \.choices),
        .text("noService", \.noService),
        .model("offersTime", \.offersTime),
        .flag("hasRecords") { !$0.records.isEmpty },
        .list("records", \.records),
        .flag("hasSimilar") { !$0.similar.isEmpty },
        .list("cards", \.similar),
        .list("credits", \.credits),
    ])
}
