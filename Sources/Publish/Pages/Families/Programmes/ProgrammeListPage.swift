import Basics
import Domain
import Presentation
import TemplateModels

/// A page of a list of programmes, as `pages/programmes` reads it.
struct ProgrammeListPage: LaidOutModel {
    static let template = "pages/programmes"

    let layout: PageLayout
    /// What the list is, or the number of the page.
    private let intro: String
    private let kinds: [LinkModel]
    private let genres: [LinkModel]
    private let years: [LinkModel]
    private let cards: [ProgrammeCardModel]
    private let pagination: PaginationModel?
    private let credits: [LinkModel]

    /// How many posters a numbered page holds; the list's own address holds the newest 60 to 119.
    static let size = 60

    init(
        _ list: ProgrammeList,
        page: Int?,
        of register: ProgrammeRegister,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let all = register.programmes(in: list)
        let paging = ListPaging(count: all.count, size: Self.size)
        let shown = Array(all[paging.positions(of: page)].reversed())
        let name = list.title(in: language, register: register, context: context)
        let number = page.map { catalogue.text(.pageNumber, [.number: catalogue.number($0)]) }
        intro = number ?? catalogue[.programmesIntro]
        cards = shown.map { ProgrammeCardModel($0, in: language, context: context) }
        func link(_ other: ProgrammeList) -> LinkModel {
            LinkModel(
                title: other.name(in: language, register: register, context: context),
                address: context.link(other.route(), in: language),
                isCurrent: other == list
            )
        }
        credits = context.credits(of: shown.map(\.source))
        let lists = register.lists
        kinds = lists.filter(\.isKind).map(link)
        genres = Self.genres(list, register).map { link(.genre($0.slug)) }
            .sorted { Folding.fold($0.title) < Folding.fold($1.title) }
        years = register.years.map { link(.year($0)) }
        pagination = PaginationModel(
            list,
            page: page,
            last: paging.lastNumber,
            in: language,
            context: context
        )
        let title = [name, number?.lowercasingFirst()].compactMap(\.self).joined(separator: ", ")
        let description = catalogue.text(
            .descriptionProgrammes,
            [.title: title, .site: context.settings.title]
        )
        let top = context.crumb(.programmes(), in: language)
        layout = PageLayout(
            HeadContent(
                title: title,
                description: description,
                isIndexed: !all.allSatisfy(\.isSample)
            ),
            heading: name,
            crumbs: [
                context.crumb(.front, in: language), list == .all && page == nil ? nil : top,
            ],
            at: place,
            context: context
        ) {
            $0.collection(
                title: title,
                description: description,
                paths: shown.map {
                    context.path(.programme($0.address), in: language)
                }
            )
        }
    }

    /// To which genres a list leads: that of all programmes to each, others to the main ones and their own.
    private static func genres(_ list: ProgrammeList, _ register: ProgrammeRegister)
        -> [ProgrammeGenre]
    {
        if list == .all { return register.genres }
        guard case .genre(let slug) = list, let own = register.genre(slug),
            !register.mainGenres.contains(own)
        else { return register.mainGenres }
        return register.mainGenres + [own]
    }

    static let fields = laidOut([
        .text("intro", \.intro),
        .flag("hasKinds") { $0.kinds.count > 2 },
        .list("kinds", \.kinds),
        .flag("hasGenres") { !$0.genres.isEmpty },
        .list("genres", \.genres),
        .flag("hasYears") { !$0.years.isEmpty },
        .list("years", \.years),
        .list("cards", \.cards),
        .model("pagination", \.pagination),
        .list("credits", \.credits),
    ])
}

extension ProgrammeList {
    /// Whether it stands in the first line of filters: everything, films, series.
    fileprivate var isKind: Bool {
        switch self {
        case .all, .form: true
        case .genre, .year: false
        }
    }

    /// What a filter calls it.
    func name(in language: Language, register: ProgrammeRegister, context: SiteContext) -> String {
        let catalogue = context.catalogue(language)
        return switch self {
        case .all: catalogue[.allProgrammes]
        case .form(.film): catalogue[.films]
        case .form(.series): catalogue[.series]
        case .genre(let slug):
            register.genre(slug)?
                .title(in: language, fallback: context.settings.firstLanguage) ?? slug
        case .year(let year): String(year)
        }
    }

    /// What its own page calls it.
    func title(in language: Language, register: ProgrammeRegister, context: SiteContext) -> String {
        let catalogue = context.catalogue(language)
        let name = name(in: language, register: register, context: context)
        return switch self {
        case .all: catalogue[.programmes]
        case .form: name
        case .genre: catalogue.text(.programmesOfGenre, [.title: name])
        case .year: catalogue.text(.programmesOfYear, [.year: name])
        }
    }
}

extension PaginationModel {
    /// Of a list of programmes: pages are numbered from the oldest.
    fileprivate init?(
        _ list: ProgrammeList,
        page: Int?,
        last: Int,
        in language: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        func link(_ number: Int?, _ title: TextKey) -> LinkModel {
            LinkModel(
                title: catalogue[title],
                address: context.link(list.route(page: number), in: language),
                note: number.map { catalogue.text(.pageNumber, [.number: catalogue.number($0)]) }
            )
        }
        let older = page.map { $0 - 1 } ?? last
        guard page != nil || older > 0 else { return nil }
        self.init(
            newest: nil,
            newer: page.map { link($0 < last ? $0 + 1 : nil, .newerProgrammes) },
            older: older > 0 ? link(older, .olderProgrammes) : nil
        )
    }
}
