import Domain
import Presentation
import TemplateModels

/// A page of one source's news, as `pages/source` reads it; its first page also says what the source is.
struct SourcePage: LaidOutModel {
    static let template = "pages/source"

    let layout: PageLayout
    let list: ArticleListModel
    /// Under which name a reader may choose it as favourite, on its first page.
    let favourite: String?
    let star: String
    let facts: [FactModel]
    /// The field that looks for something in the list.
    let search: SearchWithinModel?

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
        let crumbs = [
            context.crumb(.front, in: language), context.crumb(.outlets, in: language),
        ]
        .compactMap(\.self)
        let title = context.distinctTitle(of: id, in: language)
        list = ArticleListModel(
            listed,
            position: position,
            feed: .source(id),
            at: place,
            context: context
        )
        favourite = position.number == nil ? id.text : nil
        star = context.mark("g-star")
        facts =
            position.number == nil
            ? source.map { Self.facts($0, in: language, context: context) } ?? [] : []
        self.search = search
        layout = PageLayout(
            listing: listed.map(\.article.path),
            title: words.title(title),
            heading: title,
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
        let feed = source.isFeed ? source.shownAddress.flatMap(WebAddress.checked) : nil
        add(.outletFeed, address: feed)
        if let license = context.license(of: source.id) {
            let link = LinkModel(
                title: license.title,
                address: license.address,
                isExternal: true
            )
            facts.append(FactModel(catalogue[.license], link: link))
        }
        if let credit = source.terms.credit {
            let link = LinkModel(title: credit.name, address: credit.link, isExternal: true)
            facts.append(FactModel(catalogue[.dataFrom], link: link))
        }
        return facts
    }

    static let fields = laidOut([
        .text("intro", \.list.intro),
        .text("favourite", \.favourite),
        .text("star", \.star),
        .flag("hasFacts") { !$0.facts.isEmpty },
        .list("facts", \.facts),
        .model("search", \.search),
        .list("days", \.list.days),
        .model("pagination", \.list.pagination),
        .model("empty", \.list.empty),
    ])
}
