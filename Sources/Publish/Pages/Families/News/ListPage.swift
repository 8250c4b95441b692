import Domain
import Presentation
import TemplateModels

/// A page of the river or the news of one day, as `pages/list` reads it.
struct ListPage: LaidOutModel {
    static let template = "pages/list"

    let layout: PageLayout
    /// Number and period of the page.
    let intro: String
    /// The lists of single forms, where there are several.
    let filters: [LinkModel]
    /// The podcast, on what can be heard.
    let podcast: LinkModel?
    /// The field that looks for something in the list.
    let search: SearchWithinModel?
    let days: [DayGroupModel]
    /// The hours of the page of one day.
    let dial: DayDialModel?
    let pagination: PaginationModel?
    let neighbours: NeighboursModel?
    let empty: EmptyModel?

    /// A page of all the news of a language, or of those of one form.
    ///
    /// - Parameters:
    ///   - listed: the articles of the page, newest first.
    ///   - form: what the articles are; nil for all of them.
    ///   - filters: the ways to the lists of single forms.
    ///   - search: the field that looks for something in the list.
    ///   - position: the page's number and the ways to the other pages.
    ///   - busiest: the sections to point to when there is nothing; at most three are shown.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        news listed: [ListedArticle],
        form: ArticleForm? = nil,
        filters: [LinkModel] = [],
        search: SearchWithinModel? = nil,
        position: ListPosition,
        busiest: [SectionID] = [],
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        let words = ListFormatter(listed, position: position, catalogue: catalogue)
        let parent = form == nil ? nil : context.crumb(.news(page: nil), in: place.language)
        let crumbs = [context.crumb(.front, in: place.language), parent].compactMap(\.self)
        let title = form.map { catalogue.title(of: $0) } ?? catalogue[.news]
        intro = words.intro
        self.filters = filters
        podcast = form == .audio ? context.podcast(in: place.language) : nil
        self.search = search
        days = DayGroupModel.groups(
            listed,
            heading: { catalogue.dayHeading($0) },
            catalogue: catalogue
        )
        dial = nil
        pagination = PaginationModel(position, in: place.language, context: context)
        neighbours = nil
        empty =
            listed.isEmpty
            ? EmptyModel(catalogue[.emptySite], busiest, at: place, context: context) : nil
        let description = words.description(
            form == nil ? .descriptionNews : .descriptionForm,
            form == nil ? .descriptionNewsPage : .descriptionFormPage,
            [.title: title, .site: context.settings.title]
        )
        layout = PageLayout(
            listing: listed.map(\.article.path),
            title: words.title(title),
            heading: title,
            description: description,
            crumbs: crumbs,
            at: place,
            context: context
        )
    }

    /// The news of one day in a language.
    ///
    /// - Parameters:
    ///   - listed: the articles of the day, newest first.
    ///   - day: the day.
    ///   - previous: the nearest earlier day that has a page.
    ///   - next: the nearest later day that has a page.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ listed: [ListedArticle],
        of day: Day,
        previous: Day?,
        next: Day?,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let count = catalogue.text(.newsCount, count: listed.count)
        let crumbs = ArchivePage.crumbs(
            year: day.year,
            month: day.month,
            at: place,
            context: context
        )
        let title = catalogue.dayHeading(day)
        intro = ""
        filters = []
        podcast = nil
        search = nil
        days = DayGroupModel.groups(
            listed,
            isOneDay: true,
            heading: { _ in count },
            catalogue: catalogue
        )
        dial = days.count == 1 ? days.first.flatMap { DayDialModel($0, catalogue) } : nil
        pagination = nil
        func neighbour(_ day: Day?, _ note: TextKey) -> LinkModel? {
            day.map {
                LinkModel(
                    title: catalogue.dayLong($0),
                    address: context.link(.day($0), in: language),
                    note: catalogue[note]
                )
            }
        }
        neighbours = NeighboursModel(
            previous: neighbour(previous, .previousDay),
            next: neighbour(next, .nextDay)
        )
        empty =
            listed.isEmpty
            ? EmptyModel(catalogue[.emptyList], [], at: place, context: context) : nil
        let description = catalogue.text(
            .descriptionDay,
            [.site: context.settings.title, .day: catalogue.dayLong(day)]
        )
        layout = PageLayout(
            listing: listed.map(\.article.path),
            title: title,
            description: description,
            crumbs: crumbs,
            at: place,
            context: context
        )
    }

    static let fields = laidOut([
        .text("intro", \.intro),
        .flag("hasFilters") { !$0.filters.isEmpty },
        .list("filters", \.filters),
        .model("podcast", \.podcast),
        .model("search", \.search),
        .list("days", \.days),
        .model("dial", \.dial),
        .model("pagination", \.pagination),
        .model("neighbours", \.neighbours),
        .model("empty", \.empty),
    ])
}
