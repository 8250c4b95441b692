import Basics
import Domain
import Presentation

/// Makes the portal's own feeds from the edition.
struct FeedComposer: Sendable {
    let edition: any EditionReading
    let context: SiteContext
    let origins: FeedOrigins
    let pictures: BodyPictures
    let links: PublishedLinks

    /// The most bytes of whole texts in a feed: older items have their summary, so that one new article does not
    /// mean to write, send and read the texts of all the others again.
    private static let textLimit = 12_000

    func feed(_ planned: PlannedFeed) throws -> OutputFeed {
        let language = planned.language
        let texts = context.feedTexts(planned.scope, in: language)
        let addresses = context.feedFormats(of: planned.scope).map { format in
            (format, context.absolute(context.path(.feed(format, planned.scope), in: language)))
        }
        return OutputFeed(
            title: texts.title,
            description: texts.description,
            language: language,
            home: context.absolute(context.path(planned.scope.home, in: language)),
            addresses: Dictionary(addresses) { first, _ in first },
            hubs: context.settings.publication.hubs,
            marks: FeedMarks(context),
            items: try items(of: planned, in: language)
        )
    }

    private func items(
        of planned: PlannedFeed,
        in language: Language
    ) throws -> [OutputFeed.Item] {
        switch planned.subject {
        case .articles(let list): try items(of: list, for: planned)
        case .agenda(let part):
            part.entries.map {
                EventFeedItem($0, in: language, at: place(of: planned), context: context).item
            }
        }
    }

    /// The page beside which it lies in all its formats.
    private func place(of planned: PlannedFeed) -> String {
        context.path(planned.scope.home, in: planned.language)
    }

    /// The newest real items; samples stand in no feed.
    private func items(
        of list: ArticleList,
        for planned: PlannedFeed
    ) throws -> [OutputFeed.Item] {
        let newest = try Self.newest(
            planned.scope.itemLimit,
            of: list,
            in: edition,
            besides: context.keptBack
        )
        let chosen = try edition.articles(newest.map(\.id))
        let place = place(of: planned)
        let open = chosen.filter { !context.hides($0.path, from: place) }
        let openIDs = Set(open.map(\.id))
        let content = planned.content
        let isWhole = [.newest, .full].contains(content)
        let bodies =
            isWhole ? try texts(of: open, limit: content == .full ? .max : Self.textLimit) : [:]
        return chosen.map { article in
            item(
                article,
                content: content,
                text: bodies[article.id],
                origin: origins[article.source],
                isClosed: !openIDs.contains(article.id)
            )
        }
    }

    /// The newest articles of a list that are no samples and may be passed on, newest first.
    static func newest(
        _ limit: Int,
        of list: ArticleList,
        in edition: any EditionReading,
        besides keptBack: Set<SourceID>
    ) throws -> [ArticleSummary] {
        var found: [ArticleSummary] = []
        var end = try edition.count(of: list)
        while found.count < limit, end > 0 {
            let start = max(0, end - limit)
            found += try edition.summaries(in: list, at: start..<end).reversed().filter {
                $0.isLive && !keptBack.contains($0.source)
            }
            end = start
        }
        return Array(found.prefix(limit))
    }

    /// The whole texts of the newest items whose rights allow it, as many as there is room for, at least one.
    private func texts(of chosen: [Article], limit: Int) throws -> [ItemID: ArticleBody] {
        let full = chosen.filter {
            // What is told as it happens would have all feeds written anew with each entry.
            context.showsFullText($0) && $0.rights.isCanonicalHere && !$0.isLiveNow
        }
        var texts: [ItemID: ArticleBody] = [:]
        var size = 0
        for body in try edition.bodies(full.map(\.id)) {
            size += body.html.utf8.count
            guard size <= limit || texts.isEmpty else { break }
            texts[body.id] = body
        }
        return texts
    }

    /// An article as feeds carry it; of one whose page is closed to their readers what open lists say.
    func item(
        _ article: Article,
        content: FeedContent,
        text: ArticleBody? = nil,
        origin: OutputFeed.Origin? = nil,
        isClosed: Bool = false
    ) -> OutputFeed.Item {
        let isOwn = article.source == Source.ownID
        let here = context.absolute(article.path)
        let publisher = article.details.publisher
        let corrections = CorrectionTexts(article, context: context)
        let changed = max(article.changed ?? article.order, article.order)
        // What is dated ahead changed when it came; an own article only stands here once its time has come.
        let isAhead = !isOwn && changed == article.order && changed > article.firstSeen
        return OutputFeed.Item(
            id: isOwn ? here : article.identity,
            isPermalink: isOwn || article.identity == article.link,
            link: article.rights.isCanonicalHere ? here : article.link ?? here,
            title: title(of: article),
            summary: content == .title
                ? nil
                : corrections.line(
                    after: article.summary.map { ShortText.excerpt($0, limit: 200) },
                    isAlone: !isClosed && (text?.html.isEmpty ?? true)
                ),
            html: text.flatMap {
                $0.html.isEmpty
                    ? nil : absolute(html(of: $0, article), at: here) + corrections.html
            },
            picture: isClosed ? nil : picture(of: article),
            sound: (isClosed ? nil : context.sound(of: article)).map { sound in
                OutputFeed.Sound(
                    address: context.absolute(sound.path),
                    type: sound.sound.type,
                    length: sound.sound.length,
                    duration: sound.sound.duration
                )
            },
            published: article.published,
            changed: changed,
            noted: isAhead ? article.firstSeen : changed,
            authors: article.authors.isEmpty ? [publisher].compactMap(\.self) : article.authors,
            categories: article.categories,
            language: article.language,
            source: isOwn
                ? nil : publisher.map { OutputFeed.Origin(title: $0, address: nil) } ?? origin,
            license: context.license(of: article)
        )
    }

    /// With what readers are to know of it before they read: `Opinión: …`.
    private func title(of article: Article) -> String {
        let catalogue = context.catalogue(context.pageLanguage(of: article.language))
        return catalogue.label(of: article).map {
            catalogue.text(.labelledTitle, [.form: $0, .title: article.title])
        } ?? article.title
    }

    private func html(of text: ArticleBody, _ article: Article) -> String {
        let isOwn = article.source == Source.ownID
        let shown = pictures.plain(text)
        guard isOwn else { return shown }
        let linked = TextInserts.quiet((links.of(text.id) ?? TextLinks()).rewritten(shown))
        return article.form == .sponsored ? SponsoredLinks.marked(linked) : linked
    }

    private func picture(of article: Article) -> OutputFeed.Picture? {
        guard let picture = article.picture, let shown = context.shown(picture) else { return nil }
        return OutputFeed.Picture(
            address: shown.absolute,
            type: shown.type,
            length: shown.bytes,
            width: shown.width ?? picture.width,
            height: shown.height ?? picture.height,
            alt: picture.alt?.nonBlank,
            credit: picture.credit?.nonBlank
        )
    }

    /// The text for readers elsewhere: links to places on the site become whole addresses.
    private func absolute(_ html: String, at page: String) -> String {
        let origin = context.settings.baseURL.origin
        return AttributeBeginnings.replacing(
            [
                ("href=\"/", "href=\"\(origin)/"), ("src=\"/", "src=\"\(origin)/"),
                ("poster=\"/", "poster=\"\(origin)/"), ("href=\"#", "href=\"\(page)#"),
            ],
            in: html
        )
    }
}

extension FeedScope {
    /// The most items of a feed. Those of countries and sources repeat what sections carry, so they are short and
    /// have no whole texts.
    var itemLimit: Int { isOfALanguage ? 25 : 10 }
}
