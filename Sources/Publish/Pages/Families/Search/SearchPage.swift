import Domain
import Presentation
import TemplateModels

/// The page on which readers search, as `pages/search` reads it: form, filters, and the lists for when no script runs.
struct SearchPage: PageModel {
    static let template = "pages/search"

    let head: HeadModel
    let sharedLayout: Prepared<SharedLayoutModel>
    let texts: PreparedTexts
    let title: String
    let label: String
    /// Where the form leads without script.
    let fallback: String
    /// What is searched, said before anything is asked. A number would be another with each article.
    let among: String
    let glyph: String
    let filters: [SearchFilterModel]
    let lists: [LinkModel]
    let categories: [LinkModel]
    let setup: HTML
    let script: String

    /// - Parameters:
    ///   - filters: what can be chosen from.
    ///   - lists: the pages that list everything, for browsers without script.
    ///   - sections: the sections that have a page.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        filters: [SearchFilterModel],
        lists: [LinkModel],
        sections: [SectionID],
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        let site = context.settings.title
        title = catalogue[.search]
        label = catalogue.text(.searchIn, [.site: site])
        among = catalogue[.searchAmong]
        fallback = lists.first?.address ?? context.link(.front, in: place.language)
        glyph = context.mark("g-find")
        self.filters = filters.filter { $0.options.count > 1 }
        self.lists = lists
        categories = sections.map { context.sectionLink($0, in: place.language) }
        setup = context.searchSetup(in: place.language, filters: filters)
        script = context.searchScript
        sharedLayout = place.sharedLayout
        texts = context.texts(place.language)
        let description = catalogue.text(.descriptionSearch, [.site: site])
        head = HeadModel(
            HeadContent(title: title, description: description, isIndexed: false),
            at: place,
            structuredData: nil,
            context: context
        )
    }

    static let fields: TemplateFields<SearchPage> = [
        .model("head", \.head),
        .prepared("shell", \.sharedLayout),
        .prepared("t", \.texts),
        .text("title", \.title),
        .text("label", \.label),
        .text("fallback", \.fallback),
        .text("among", \.among),
        .text("glyph", \.glyph),
        .list("filters", \.filters),
        .list("lists", \.lists),
        .list("categories", \.categories),
        .html("setup", \.setup),
        .text("script", \.script),
    ]
}
