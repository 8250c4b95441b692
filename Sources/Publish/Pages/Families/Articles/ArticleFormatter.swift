import Basics
import Domain
import Presentation
import TemplateModels

/// Decides what an article's page says and how much of the text it may show.
struct ArticleFormatter {
    let title: String
    let body: HTML?
    let excerpt: String?
    let standfirst: String?
    let source: LinkModel?
    let figure: PictureModel?
    private let article: Article
    private let words: Int?
    /// The beginning of the text, where the page shows it.
    private let opening: String?
    private let page: Language
    private let catalogue: Catalogue
    private let context: SiteContext

    init(_ article: Article, text: ArticleBody?, in page: Language, context: SiteContext) {
        self.article = article
        self.page = page
        self.context = context
        catalogue = context.catalogue(page)
        title = ShortText.onOneLine(article.title)
        let isShown = context.showsFullText(article) && text?.html.isEmpty == false
        let isPaid = article.form == .sponsored
        body =
            isShown ? text.map { HTML(isPaid ? SponsoredLinks.marked($0.html) : $0.html) } : nil
        words = isShown ? text?.words : nil
        opening =
            isShown ? text.map { ShortText.of(TextInserts.without($0.html), length: 200) } : nil
        excerpt = isShown ? nil : Self.excerpt(article, text: text)
        standfirst = Self.standfirst(article, opening: opening)
        let name = context.publisher(of: article)
        source = WebAddress.checked(article.link).map {
            LinkModel(
                title: context.catalogue(page).text(.readAtNamedSource, [.source: name]),
                address: $0,
                isExternal: true,
                mark: context.mark("g-out")
            )
        }
        figure = Self.figure(article, text: isShown ? text : nil, context: context, page: page)
    }

    /// Whether the first paragraph fills three lines however wide they are, or a large letter at its beginning would
    /// reach into what follows.
    var beginsLong: Bool {
        guard let html = body?.text, html.hasPrefix("<p"), let end = html.firstRange(of: "</p>")
        else { return false }
        return ShortText.of(String(html[..<end.lowerBound]), length: 300).count >= 280
    }

    /// What readers are told of the article above its headline; nil for reports.
    var form: String? {
        guard let label = catalogue.label(of: article) else { return nil }
        let sponsor = article.details.sponsor.map { catalogue.text(.sponsoredBy, [.source: $0]) }
        return [label, sponsor].compactMap(\.self).joined(separator: " · ")
    }

    /// For what of the article AI was used, in words; nil where nobody says that it was.
    var ai: String? {
        guard let uses = article.details.ai, !uses.isEmpty else { return nil }
        return uses.map { catalogue.title(of: $0) }.joined(separator: " · ")
    }

    /// Under which the text may be used, with the way to it.
    var license: LinkModel? {
        context.license(of: article).map { license in
            LinkModel(
                title: catalogue.text(.licensedUnder, [.title: license.title]),
                address: license.address,
                isExternal: true
            )
        }
    }

    var excerptNote: String {
        catalogue.text(
            .excerptNote,
            [
                .site: context.settings.title,
                .source: context.publisher(of: article),
            ]
        )
    }

    /// Front page › section › day.
    func crumbs(hasArchive: Bool) -> [LinkModel] {
        var crumbs = [context.crumb(.front, in: page)].compactMap(\.self)
        let section = context.sectionLink(article.section, in: page)
        crumbs.append(LinkModel(title: section.title, address: section.address))
        if hasArchive {
            let day = CivilTime(article.order, in: context.settings.timeZone).day
            let address = context.link(.day(day), in: page)
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
                    mark: context.mark(isMedia ? "g-play" : "g-out")
                )
            )
        }
        return actions
    }

    func neighbour(_ other: Article, _ note: TextKey) -> LinkModel {
        let foreign = ForeignText(other.language, on: page)
        let section = context.sectionTitle(article.section, in: page)
        return LinkModel(
            title: ShortText.onOneLine(other.title),
            address: context.link(other.path),
            language: foreign.language,
            direction: foreign.direction,
            note: catalogue.text(note, [.section: section])
        )
    }

    func head(crumbs: [LinkModel], authors: [ArticleLabel], at place: PageContext) -> HeadModel {
        let data = StructuredData(place: place, crumbs: crumbs, context: context)
        let description = description
        return HeadModel(
            HeadContent(
                title: title,
                description: description,
                isWholeDescription: ownSummary != nil,
                isIndexed: article.rights.isCanonicalHere && article.origin == .live,
                picture: SharedPictureModel(of: article, context: context),
                article: ArticleMetaModel(
                    article,
                    creators: authors.compactMap { $0.shown?.author?.fediverse },
                    in: page,
                    context: context
                ),
                feed: .section(article.section)
            ),
            at: place,
            structuredData: data.article(
                article,
                description: description,
                words: words,
                updates: updates(at: place),
                authors: authors.map { author in
                    author.shown.map { AuthorNode($0, in: page, context: context).thing }
                        ?? ThingNode(
                            author.name == article.details.sponsor ? "Organization" : "Person",
                            name: author.name
                        )
                }
            ),
            context: context
        )
    }

    /// The newest entries of what is told as it happens, for the page's structured data.
    private func updates(at place: PageContext) -> [ThingNode] {
        guard let live = article.details.live, let html = body?.text,
            let text = LiveText(html, live)
        else { return [] }
        return text.entries.prefix(50).map { entry in
            var node = ThingNode("BlogPosting")
            node.add(
                "headline",
                ShortText.excerpt(ShortText.of(entry.title), limit: 110).nonBlank ?? title
            )
            node.add("datePublished", entry.entry.time, in: context.settings.timeZone)
            node.add("articleBody", ShortText.excerpt(ShortText.of(entry.html), limit: 500))
            node.add("url", "\(context.absolute(place.path))#\(entry.entry.anchor)")
            return node
        }
    }

    private var ownSummary: String? {
        guard article.source == Source.ownID else { return nil }
        return article.summary.map { ShortText.onOneLine($0) }?.nonBlank
    }

    /// Of the newsroom's own articles what they say of themselves, or the beginning of their text; of others the summary
    /// where it says enough; else a sentence of our own.
    private var description: String {
        if let ownSummary { return ownSummary }
        let isOwn = article.source == Source.ownID
        let beginning = article.summary ?? (isOwn ? opening : nil) ?? excerpt ?? ""
        let summary = ShortText.excerpt(beginning, limit: 160)
        if summary.count >= 50 || isOwn && !summary.isEmpty { return summary }
        let day = article.published.map {
            catalogue.dayLong(CivilTime($0, in: context.settings.timeZone).day)
        }
        return ShortText.excerpt(
            catalogue.text(
                source == nil ? .descriptionArticleHere : .descriptionArticle,
                [
                    .title: title, .source: context.publisher(of: article),
                    .date: day ?? catalogue[.unknownDate], .site: context.settings.title,
                ]
            ),
            limit: 160
        )
    }

    /// The summary, else the beginning of the text: never more than 200 characters.
    private static func excerpt(_ article: Article, text: ArticleBody?) -> String? {
        let beginning = article.summary ?? text.map { ShortText.of($0.html, length: 1_000) } ?? ""
        let short = ShortText.excerpt(beginning, limit: 200)
        return short.isEmpty ? nil : short
    }

    /// The summary above the text, unless the text itself begins with it.
    private static func standfirst(_ article: Article, opening: String?) -> String? {
        guard let opening, let summary = article.summary else { return nil }
        let line = ShortText.excerpt(summary, limit: 300)
        return line.isEmpty || begin(line, opening) ? nil : line
    }

    /// Whether two texts begin with the same words, however they are punctuated; one may end before the other.
    private static func begin(_ one: String, _ other: String) -> Bool {
        let (first, second) = (letters(one), letters(other))
        let length = min(first.count, second.count)
        return length > 0 && first.prefix(length) == second.prefix(length)
    }

    /// The first letters and digits of a text.
    private static func letters(_ text: String) -> [Unicode.Scalar] {
        var letters: [Unicode.Scalar] = []
        letters.reserveCapacity(40)
        for scalar in text.unicodeScalars where isLetter(scalar) {
            letters.append(scalar)
            if letters.count == 40 { break }
        }
        return letters
    }

    /// Without Unicode's tables for what nearly all texts are made of.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0..<0x80: false
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
    }

    /// The picture above the text, unless the text shows it itself.
    private static func figure(
        _ article: Article,
        text: ArticleBody?,
        context: SiteContext,
        page: Language
    ) -> PictureModel? {
        guard let picture = article.picture else { return nil }
        let addresses = [picture.address, context.address(of: picture)].compactMap(\.self)
        // What the newsroom says of its picture stands nowhere else.
        let hasWords = [picture.caption, picture.credit, picture.license].contains { $0 != nil }
        if let text, article.source != Source.ownID || !hasWords,
            addresses.contains(where: { text.html.contains($0.escaped(for: .attribute)) })
        {
            return nil
        }
        let source = context.publisher(of: article)
        let credit = context.catalogue(page).text(.creditOffered, [.source: source])
        return PictureModel(
            picture,
            of: article.id,
            credit: article.source == Source.ownID ? nil : credit,
            context: context
        )
    }
}
