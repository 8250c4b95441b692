import Domain
import Presentation
import TemplateModels

/// Decides what an article's page says and how much of the text it may show.
struct ArticleWords {
    let title: String
    let body: HTML?
    let excerpt: String?
    let standfirst: String?
    let source: LinkModel?
    let figure: PictureModel?
    private let article: Article
    private let words: Int?
    private let page: Language
    private let catalogue: Catalogue
    private let newsroom: Newsroom

    init(_ article: Article, text: ArticleBody?, in page: Language, newsroom: Newsroom) {
        self.article = article
        self.page = page
        self.newsroom = newsroom
        catalogue = newsroom.catalogue(page)
        title = PlainText.onOneLine(article.title)
        let isShown = newsroom.showsFullText(article) && text?.html.isEmpty == false
        body = isShown ? text.map { HTML($0.html) } : nil
        words = isShown ? text?.words : nil
        excerpt = isShown ? nil : Self.excerpt(article, text: text)
        standfirst = Self.standfirst(article, text: isShown ? text : nil)
        let name = newsroom.sourceTitle(article.source)
        source = WebAddress.checked(article.link).map {
            LinkModel(
                title: newsroom.catalogue(page).text(.readAtNamedSource, [.source: name]),
                address: $0,
                isExternal: true,
                mark: newsroom.mark("g-out")
            )
        }
        figure = Self.figure(article, text: isShown ? text : nil, newsroom: newsroom, page: page)
    }

    var excerptNote: String {
        catalogue.text(
            .excerptNote,
            [
                .site: newsroom.settings.title,
                .source: newsroom.sourceTitle(article.source),
            ]
        )
    }

    /// Front page › section › day.
    func crumbs(hasArchive: Bool) -> [LinkModel] {
        var crumbs = [newsroom.crumb(.front, in: page)].compactMap(\.self)
        let section = newsroom.sectionLink(article.section, in: page)
        crumbs.append(LinkModel(title: section.title, address: section.address))
        if hasArchive {
            let day = CivilTime(article.order, in: newsroom.settings.timeZone).day
            let address = newsroom.link(.day(day), in: page)
            crumbs.append(LinkModel(title: catalogue.dayLong(day), address: address))
        }
        return crumbs
    }

    /// The way to the source, where the text above is whole, and to what the item carries.
    func actions(withSource: Bool) -> [LinkModel] {
        var actions = withSource ? [source].compactMap(\.self) : []
        for enclosure in article.enclosures {
            let type = enclosure.type ?? ""
            guard let address = WebAddress.checked(enclosure.address), !type.hasPrefix("image/")
            else { continue }
            let isMedia = type.hasPrefix("audio/") || type.hasPrefix("video/")
            let key: TextKey =
                type.hasPrefix("audio/") ? .listen : type.hasPrefix("video/") ? .watch : .openFile
            actions.append(
                LinkModel(
                    title: catalogue[key],
                    address: address,
                    isExternal: true,
                    mark: newsroom.mark(isMedia ? "g-play" : "g-out")
                )
            )
        }
        return actions
    }

    func neighbour(_ other: Article, _ note: TextKey) -> LinkModel {
        let foreign = ForeignText(other.language, on: page)
        let section = newsroom.sectionTitle(article.section, in: page)
        return LinkModel(
            title: PlainText.onOneLine(other.title),
            address: newsroom.link(other.path),
            language: foreign.language,
            direction: foreign.direction,
            note: catalogue.text(note, [.section: section])
        )
    }

    func head(crumbs: [LinkModel], at place: PagePlace) -> HeadModel {
        let data = StructuredData(place: place, crumbs: crumbs, newsroom: newsroom)
        let description = description
        return HeadModel(
            HeadContent(
                title: title,
                description: description,
                isIndexed: article.rights.isCanonicalHere && article.origin == .live,
                picture: SharedPictureModel(of: article, newsroom: newsroom),
                article: ArticleMetaModel(article, in: page, newsroom: newsroom),
                feed: .section(article.section)
            ),
            at: place,
            structuredData: data.article(article, description: description, words: words),
            newsroom: newsroom
        )
    }

    /// The summary where it says enough, else a sentence of our own.
    private var description: String {
        let summary = PlainText.excerpt(article.summary ?? excerpt ?? "", limit: 160)
        if summary.count >= 50 { return summary }
        let day = article.published.map {
            catalogue.dayLong(CivilTime($0, in: newsroom.settings.timeZone).day)
        }
        return PlainText.excerpt(
            catalogue.text(
                .descriptionArticle,
                [
                    .title: title, .source: newsroom.sourceTitle(article.source),
                    .date: day ?? catalogue[.unknownDate], .site: newsroom.settings.title,
                ]
            ),
            limit: 160
        )
    }

    /// The summary, else the beginning of the text: never more than 200 characters.
    private static func excerpt(_ article: Article, text: ArticleBody?) -> String? {
        let beginning = article.summary ?? text.map { PlainText.of($0.html, length: 1_000) } ?? ""
        let short = PlainText.excerpt(beginning, limit: 200)
        return short.isEmpty ? nil : short
    }

    /// The summary above the text, unless the text itself begins with it.
    private static func standfirst(_ article: Article, text: ArticleBody?) -> String? {
        guard let text, let summary = article.summary else { return nil }
        let line = PlainText.excerpt(summary, limit: 300)
        if line.isEmpty { return nil }
        let start = PlainText.of(text.html, length: 160).prefix(40)
        return line.hasPrefix(start) ? nil : line
    }

    /// The picture above the text, unless the text shows it itself.
    private static func figure(
        _ article: Article,
        text: ArticleBody?,
        newsroom: Newsroom,
        page: Language
    ) -> PictureModel? {
        guard let picture = article.picture else { return nil }
        let addresses = [picture.address, newsroom.address(of: picture)].compactMap(\.self)
        if let text, addresses.contains(where: { text.html.contains($0) }) { return nil }
        let source = newsroom.sourceTitle(article.source)
        let credit = newsroom.catalogue(page).text(.creditOffered, [.source: source])
        return PictureModel(
            picture,
            of: article.id,
            credit: article.source == Source.ownID ? nil : credit,
            newsroom: newsroom
        )
    }
}
