public import Domain
public import Presentation
public import TemplateModels

/// The page on which readers search, as `pages/search` reads it: form, filters, and the lists for when no script runs.
public struct SearchPage: TemplateModel {
    public let head: HeadModel
    public let shell: Prepared<ShellModel>
    public let texts: PreparedTexts
    public let title: String
    public let label: String
    /// Where the form leads without script.
    public let fallback: String
    public let glyph: String
    public let filters: [SearchFilterModel]
    public let lists: [LinkModel]
    public let categories: [LinkModel]
    public let setup: HTML
    public let script: String

    /// - Parameters:
    ///   - filters: what can be chosen from.
    ///   - lists: the pages that list everything, for browsers without script.
    ///   - sections: the sections that have a page.
    ///   - place: where the page stands.
    ///   - newsroom: settings, texts and names.
    public init(
        filters: [SearchFilterModel],
        lists: [LinkModel],
        sections: [SectionID],
        at place: PagePlace,
        newsroom: Newsroom
    ) {
        let catalogue = newsroom.catalogue(place.language)
        let site = newsroom.settings.title
        title = catalogue[.search]
        label = catalogue.text(.searchIn, [.site: site])
        fallback = lists.first?.address ?? newsroom.link(.front, in: place.language)
        glyph = newsroom.mark("g-find")
        self.filters = filters.filter { $0.options.count > 1 }
        self.lists = lists
        categories = sections.map { newsroom.sectionLink($0, in: place.language) }
        setup = newsroom.searchSetup(in: place.language, filters: filters)
        script = newsroom.searchScript
        shell = place.shell
        texts = newsroom.texts(place.language)
        let description = catalogue.text(.descriptionSearch, [.site: site])
        let data = StructuredData(
            place: place,
            crumbs: [newsroom.crumb(.front, in: place.language)].compactMap(\.self)
                + [LinkModel(title: title, address: newsroom.link(place.path))],
            newsroom: newsroom
        )
        head = HeadModel(
            HeadContent(title: title, description: description, isIndexed: false),
            at: place,
            structuredData: data.webPage(title: title, description: description),
            newsroom: newsroom
        )
    }

    public static let fields: TemplateFields<SearchPage> = [
        .model("head", \.head),
        .prepared("shell", \.shell),
        .prepared("t", \.texts),
        .text("title", \.title),
        .text("label", \.label),
        .text("fallback", \.fallback),
        .text("glyph", \.glyph),
        .list("filters", \.filters),
        .list("lists", \.lists),
        .list("categories", \.categories),
        .html("setup", \.setup),
        .text("script", \.script),
    ]
}
