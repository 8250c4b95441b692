import Domain
public import Presentation
public import TemplateModels

/// A page of one source's news, as `pages/source` reads it; its first page also says what the source is.
public struct SourcePage: PageModel {
    public static let template = "pages/source"

    public let head: HeadModel
    public let sharedLayout: Prepared<SharedLayoutModel>
    public let texts: PreparedTexts
    public let crumbs: [LinkModel]
    public let title: String
    /// Number and period of the page.
    public let intro: String
    /// Under which name a reader may choose it as favourite, on its first page.
    public let favourite: String?
    public let star: String
    public let facts: [FactModel]
    /// The field that looks for something in the list.
    public let search: SearchWithinModel?
    public let days: [DayGroupModel]
    public let pagination: PaginationModel?
    public let empty: EmptyModel?

    /// - Parameters:
    ///   - source: as the configuration names it; nil for one that has left it since.
    ///   - id: its name.
    ///   - listed: the articles of the page, newest first.
    ///   - search: the field that looks for something in the list.
    ///   - position: the page's number and the ways to the other pages.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ source: Source?,
        id: SourceID,
        _ listed: [ListedArticle],
        search: SearchWithinModel? = nil,
        position: ListPosition,
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let words = ListFormatter(listed, position: position, catalogue: catalogue)
        crumbs = [
            context.crumb(.front, in: language), context.crumb(.outlets, in: language),
        ]
        .compactMap(\.self)
        title = context.distinctTitle(of: id, in: language)
        intro = words.intro
        favourite = position.number == nil ? id.text : nil
        star = context.mark("g-star")
        facts =
            position.number == nil
            ? source.map { Self.facts($0, in: language, context: context) } ?? [] : []
        self.search = search
        days = DayGroupModel.groups(
            listed,
            heading: { catalogue.dayHeading($0) },
            catalogue: catalogue
        )
        pagination = PaginationModel(position, in: language, context: context)
        empty =
            listed.isEmpty
            ? EmptyModel(catalogue[.emptyList], [], at: place, context: context) : nil
        sharedLayout = place.sharedLayout
        texts = context.texts(language)
        head = ListFormatter.head(
            listed.map(\.article.path),
            title: words.title(title),
            description: words.description(
                .descriptionSource,
                .descriptionSourcePage,
                [.source: title, .site: context.settings.title]
            ),
            feed: .source(id),
            crumbs: crumbs,
            at: place,
            context: context
        )
    }

    private static func facts(
        _ source: Source,
        in language: Language,
        context: SiteContext
    ) -> [FactModel] {
        let catalogue = context.catalogue(language)
        var facts: [FactModel] = []
        func add(_ key: TextKey, _ text: String?) {
            if let text { facts.append(FactModel(catalogue[key], text: text)) }
        }
        func add(_ key: TextKey, address: String?) {
            guard let address else { return }
            let link = LinkModel(title: address, address: address, isExternal: true)
            facts.append(FactModel(catalogue[key], link: link))
        }
        add(.outletCategory, source.section.map { context.sectionTitle($0, in: language) })
        add(.outletLanguage, source.language.map { context.languageName($0, in: language) })
        add(.outletCountry, source.country.map { context.countryName($0, in: language) })
        add(.outletHome, address: context.sourceHome(source.id))
        let feed = source.kind == "feed" ? source.shownAddress.flatMap(WebAddress.checked) : nil
        add(.outletFeed, address: feed)
        if let credit = source.terms.credit {
            let link = LinkModel(title: credit.name, address: credit.link, isExternal: true)
            facts.append(FactModel(catalogue[.dataFrom], link: link))
        }
        return facts
    }

    public static let fields: TemplateFields<SourcePage> = [
        .model("head", \.head),
        .prepared("shell", \.sharedLayout),
        .prepared("t", \.texts),
        .list("crumbs", \.crumbs),
        .text("title", \.title),
        .text("intro", \.intro),
        .text("favourite", \.favourite),
        .text("star", \.star),
        .flag("hasFacts") { !$0.facts.isEmpty },
        .list("facts", \.facts),
        .model("search", \.search),
        .list("days", \.days),
        .model("pagination", \.pagination),
        .model("empty", \.empty),
    ]
}
