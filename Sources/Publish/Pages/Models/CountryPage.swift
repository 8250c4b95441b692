import Cartography
public import Domain
public import Presentation
public import TemplateModels

/// A page of a country's news, as `pages/country` reads it; its first page also shows where the country lies.
public struct CountryPage: TemplateModel {
    public let head: HeadModel
    public let shell: Prepared<ShellModel>
    public let texts: PreparedTexts
    public let crumbs: [LinkModel]
    public let title: String
    /// The country's name in its own language, where it is another.
    public let native: String?
    /// Number and period of the page.
    public let intro: String
    public let sheet: CountrySheetModel?
    public let sources: [LinkModel]
    /// The country's lists of single sections.
    public let sections: [LinkModel]
    public let mapAddress: String
    public let stylesheet: String
    public let days: [DayGroupModel]
    public let pagination: PaginationModel?
    public let empty: EmptyModel?

    /// - Parameters:
    ///   - code: the country, lower case.
    ///   - section: the one section that the page is about; nil for all news of the country.
    ///   - sections: the sections that have news of the country.
    ///   - sources: those that have news, whose country it is.
    ///   - listed: the articles of the page, newest first.
    ///   - sheet: where the country lies; only on the list's own address.
    ///   - position: the page's number and the ways to the other pages.
    ///   - place: where the page stands.
    ///   - newsroom: settings, texts and names.
    public init(
        _ code: String,
        section: SectionID? = nil,
        sections: [SectionID] = [],
        sources: [SourceID] = [],
        _ listed: [ListedArticle],
        sheet: CountrySheetModel?,
        position: ListPosition,
        at place: PagePlace,
        newsroom: Newsroom
    ) {
        let language = place.language
        let catalogue = newsroom.catalogue(language)
        let words = ListWords(listed, position: position, catalogue: catalogue)
        let isFirst = position.number == nil && section == nil
        let name = newsroom.countryName(code, in: language)
        let country = LinkModel(
            title: name,
            address: newsroom.link(.country(code, page: nil), in: language)
        )
        crumbs = [
            newsroom.crumb(.front, in: language), newsroom.crumb(.map, in: language),
            section == nil ? nil : country,
        ].compactMap(\.self)
        title =
            section.map {
                catalogue.text(
                    .placeSection,
                    [.place: name, .section: newsroom.sectionTitle($0, in: language)]
                )
            } ?? name
        native =
            section == nil
            ? newsroom.countries[code]?.native.flatMap { $0 == name ? nil : $0 } : nil
        intro = words.intro
        self.sheet = sheet
        self.sources = (isFirst ? sources : []).map { id in
            LinkModel(title: newsroom.sourceTitle(id), address: newsroom.sourceHome(id))
        }
        self.sections = sections.map { id in
            LinkModel(
                title: newsroom.sectionTitle(id, in: language),
                address: newsroom.link(.countrySection(code, id, page: nil), in: language),
                isCurrent: id == section,
                mark: newsroom.mark("g-\(newsroom.glyph(of: id))")
            )
        }
        mapAddress = newsroom.link(.map, in: language)
        stylesheet = newsroom.mapStylesheet
        days = DayGroupModel.groups(
            listed,
            heading: { catalogue.dayHeading($0) },
            catalogue: catalogue
        )
        pagination = PaginationModel(position, in: language, newsroom: newsroom)
        empty =
            listed.isEmpty
            ? EmptyModel(catalogue[.emptyList], [], at: place, newsroom: newsroom) : nil
        shell = place.shell
        texts = newsroom.texts(language)
        head = ListWords.head(
            listed.map(\.article.path),
            title: words.title(title),
            description: words.description(
                section == nil ? .descriptionCountry : .descriptionCountrySection,
                section == nil ? .descriptionCountryPage : .descriptionCountrySectionPage,
                [
                    .place: name, .site: newsroom.settings.title,
                    .section: section.map { newsroom.sectionTitle($0, in: language) } ?? "",
                ]
            ),
            feed: .country(code),
            crumbs: crumbs,
            at: place,
            newsroom: newsroom
        )
    }

    public static let fields: TemplateFields<CountryPage> = [
        .model("head", \.head),
        .prepared("shell", \.shell),
        .prepared("t", \.texts),
        .list("crumbs", \.crumbs),
        .text("title", \.title),
        .text("native", \.native),
        .text("intro", \.intro),
        .flag("hasAbout") { $0.sheet != nil || !$0.sources.isEmpty },
        .model("sheet", \.sheet),
        .list("sources", \.sources),
        .flag("hasSections") { $0.sections.count > 1 },
        .list("sections", \.sections),
        .text("mapAddress", \.mapAddress),
        .text("stylesheet", \.stylesheet),
        .list("days", \.days),
        .model("pagination", \.pagination),
        .model("empty", \.empty),
    ]
}
