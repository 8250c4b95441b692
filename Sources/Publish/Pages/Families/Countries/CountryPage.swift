import Cartography
import Domain
import Presentation
import TemplateModels

/// A page of a country's news, as `pages/country` reads it; its first page also shows where the country lies.
struct CountryPage: LaidOutModel {
    static let template = "pages/country"

    let layout: PageLayout
    /// The country's name in its own language, where it is another.
    let native: String?
    let list: ArticleListModel
    /// Under which code a reader may choose it as the own country, on its first page.
    let favourite: String?
    let star: String
    let sheet: CountrySheetModel?
    let sources: [LinkModel]
    /// The nearest countries that have a page, with the distance between their middles.
    let neighbours: [LinkModel]
    /// The country's lists of single sections.
    let sections: [LinkModel]
    let mapAddress: String
    let stylesheet: String
    /// The field that looks for something in the list.
    let search: SearchWithinModel?

    /// - Parameters:
    ///   - code: the country, lower case.
    ///   - section: the one section that the page is about; nil for all news of the country.
    ///   - sections: the sections that have news of the country.
    ///   - sources: those that have news, whose country it is.
    ///   - neighbours: the nearest countries that have a page.
    ///   - listed: the articles of the page, newest first.
    ///   - sheet: where the country lies; only on the list's own address.
    ///   - search: the field that looks for something in the list.
    ///   - position: the page's number and the ways to the other pages.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ code: String,
        section: SectionID? = nil,
        sections: [SectionID] = [],
        sources: [SourceID] = [],
        neighbours: [Country] = [],
        _ listed: [ListedArticle],
        sheet: CountrySheetModel?,
        search: SearchWithinModel? = nil,
        position: ListPosition,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let words = ListFormatter(listed, position: position, catalogue: catalogue)
        let isFirst = position.number == nil && section == nil
        let name = context.countryName(code, in: language)
        let country = LinkModel(
            title: name,
            address: context.link(.country(code, page: nil), in: language)
        )
        let crumbs = [
            context.crumb(.front, in: language), context.crumb(.map, in: language),
            section == nil ? nil : country,
        ].compactMap(\.self)
        let title =
            section.map {
                catalogue.text(
                    .placeSection,
                    [.place: name, .section: context.sectionTitle($0, in: language)]
                )
            } ?? name
        native =
            section == nil
            ? context.countries[code]?.native.flatMap { $0 == name ? nil : $0 } : nil
        list = ArticleListModel(
            listed,
            position: position,
            feed: .country(code),
            at: place,
            context: context
        )
        favourite = isFirst && context.settings.front.has(.country) ? code : nil
        star = context.mark("g-star")
        self.sheet = sheet
        self.sources = (isFirst ? sources : []).map { id in
            LinkModel(
                title: context.sourceTitle(id),
                address: context.link(.source(id), in: language)
            )
        }
        let middle = context.countries[code]?.label
        self.neighbours = neighbours.map { country in
            LinkModel(
                title: country.name(in: language.primary),
                address: context.link(.country(country.slug, page: nil), in: language),
                note: middle.map {
                    catalogue.distance(kilometres: Sphere.distance($0, country.label))
                }
            )
        }
        self.sections = sections.map { id in
            LinkModel(
                title: context.sectionTitle(id, in: language),
                address: context.link(.countrySection(code, id, page: nil), in: language),
                isCurrent: id == section,
                mark: context.mark("g-\(context.glyph(of: id))")
            )
        }
        mapAddress = context.link(.map, in: language)
        stylesheet = context.mapStylesheet
        self.search = search
        layout = PageLayout(
            listing: listed.map(\.article.path),
            title: words.title(title),
            heading: title,
            description: words.description(
                section == nil ? .descriptionCountry : .descriptionCountrySection,
                section == nil ? .descriptionCountryPage : .descriptionCountrySectionPage,
                [
                    .place: name, .site: context.settings.title,
                    .section: section.map { context.sectionTitle($0, in: language) } ?? "",
                ]
            ),
            feed: .country(code),
            crumbs: crumbs,
            at: place,
            context: context
        )
    }

    static let fields = laidOut([
        .text("native", \.native),
        .text("intro", \.list.intro),
        .flag("hasAbout") { $0.sheet != nil || !$0.sources.isEmpty || !$0.neighbours.isEmpty },
        .flag("hasNeighbours") { !$0.neighbours.isEmpty },
        .list("neighbours", \.neighbours),
        .text("favourite", \.favourite),
        .text("star", \.star),
        .model("sheet", \.sheet),
        .list("sources", \.sources),
        .flag("hasSections") { $0.sections.count > 1 },
        .list("sections", \.sections),
        .text("mapAddress", \.mapAddress),
        .text("stylesheet", \.stylesheet),
        .model("search", \.search),
        .list("days", \.list.days),
        .model("pagination", \.list.pagination),
        .model("empty", \.list.empty),
    ])
}
