import Cartography
import Domain
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
    public let mapAddress: String
    public let stylesheet: String
    public let days: [DayGroupModel]
    public let pagination: PaginationModel?
    public let empty: EmptyModel?

    /// - Parameters:
    ///   - code: the country, lower case.
    ///   - listed: the articles of the page, newest first.
    ///   - sheet: where the country lies; only on the list's own address.
    ///   - position: the page's number and the ways to the other pages.
    ///   - place: where the page stands.
    ///   - newsroom: settings, texts and names.
    public init(
        _ code: String,
        _ listed: [ListedArticle],
        sheet: CountrySheetModel?,
        position: ListPosition,
        at place: PagePlace,
        newsroom: Newsroom
    ) {
        let language = place.language
        let catalogue = newsroom.catalogue(language)
        let words = ListWords(listed, position: position, catalogue: catalogue)
        let isFirst = position.number == nil
        crumbs = [newsroom.crumb(.front, in: language), newsroom.crumb(.map, in: language)]
            .compactMap(\.self)
        title = newsroom.countryName(code, in: language)
        native = newsroom.countries[code]?.native.flatMap { [title] in $0 == title ? nil : $0 }
        intro = words.intro
        self.sheet = sheet
        sources =
            isFirst
            ? (newsroom.pressCountries[code] ?? []).map { id in
                LinkModel(title: newsroom.sourceTitle(id), address: newsroom.sourceHome(id))
            } : []
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
            description: words.description(country: title, site: newsroom.settings.title),
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
        .text("mapAddress", \.mapAddress),
        .text("stylesheet", \.stylesheet),
        .list("days", \.days),
        .model("pagination", \.pagination),
        .model("empty", \.empty),
    ]
}
