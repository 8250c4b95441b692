import Basics
public import Domain
import Foundation
public import TemplateModels

/// Says to machines what a page is (schema.org, JSON-LD): one graph, ready for its `script`.
public struct StructuredData: Sendable {
    private let place: PageContext
    private let context: SiteContext
    private let crumbs: [LinkModel]

    public init(place: PageContext, crumbs: [LinkModel], context: SiteContext) {
        self.place = place
        self.crumbs = crumbs
        self.context = context
    }

    /// A page that collects others, by their site paths in the order in which it shows them; one without any has no list.
    public func collection(
        title: String,
        description: String,
        paths: [String],
        order: Order = .newestFirst
    ) -> HTML {
        let items: [JSONValue] = paths.enumerated().map { index, path in
            .object([
                ("@type", .text("ListItem")),
                ("position", .number(index + 1)),
                ("url", .text(context.absolute(path))),
            ])
        }
        let list: JSONValue = .object([
            ("@type", .text("ItemList")),
            ("numberOfItems", .number(items.count)),
            ("itemListOrder", .text("https://schema.org/\(order.rawValue)")),
            ("itemListElement", .list(items)),
        ])
        let entity = paths.isEmpty ? nil : list
        return graph(page("CollectionPage", title, description, mainEntity: entity))
    }

    /// In which order a page shows what it collects.
    public enum Order: String, Sendable {
        case newestFirst = "ItemListOrderDescending"
        /// By name or by time, the first one first.
        case ascending = "ItemListOrderAscending"
        case none = "ItemListUnordered"
    }

    /// A page about one thing: a match, a film, a song, a person.
    ///
    /// - Parameters:
    ///   - thing: what the page is about.
    ///   - type: the kind of page: `WebPage`, `ProfilePage`.
    ///   - title: the page's own title.
    ///   - description: as the page's head gives it.
    /// - Returns: the graph of the page.
    public func page(
        about thing: ThingNode,
        type: String = "WebPage",
        title: String,
        description: String
    ) -> HTML {
        graph(page(type, title, description, mainEntity: thing.value))
    }

    /// A page without a list of articles.
    public func webPage(title: String, description: String) -> HTML {
        graph(page("WebPage", title, description))
    }

    /// The page of an article: ours when its rights say so, else a page about the source's.
    ///
    /// - Parameters:
    ///   - article: the article.
    ///   - description: as the page's head gives it.
    ///   - words: the number of words of its text.
    ///   - updates: the entries of what it tells as it happens.
    ///   - authors: who wrote it; none where nobody is named.
    /// - Returns: the graph of the page.
    public func article(
        _ article: Article,
        description: String,
        words: Int?,
        updates: [ThingNode] = [],
        authors: [ThingNode] = []
    ) -> HTML {
        let url = context.absolute(article.path)
        if article.rights.isCanonicalHere {
            return graph(
                news(article, description, words, authors, updates, isOurs: true, url: url)
            )
        }
        let entity = news(
            article,
            description,
            nil,
            authors,
            [],
            isOurs: false,
            url: article.link ?? url
        )
        return graph(page("WebPage", article.title, description, mainEntity: entity))
    }

    private func page(
        _ type: String,
        _ title: String,
        _ description: String,
        mainEntity: JSONValue? = nil
    ) -> JSONValue {
        let url = context.absolute(place.path)
        return .object([
            ("@type", .text(type)),
            ("@id", .text("\(url)#page")),
            ("url", .text(url)),
            ("name", .text(title)),
            ("description", .text(description)),
            ("inLanguage", .text(place.language.tag)),
            ("mainEntity", mainEntity),
        ])
    }

    private func news(
        _ article: Article,
        _ description: String,
        _ words: Int?,
        _ authors: [ThingNode],
        _ updates: [ThingNode],
        isOurs: Bool,
        url: String
    ) -> JSONValue {
        let zone = context.settings.timeZone
        let source = organization(of: article)
        let isOwn = article.source == Source.ownID
        let publisher = isOurs ? SiteNodes.reference(context.settings) : source
        let published = article.published
        let live = article.details.live
        let modified = published.map {
            max($0, article.changed ?? $0, live?.entries.first?.time ?? $0)
        }
        let picture = article.picture.flatMap { context.absoluteAddress(of: $0) }
        let section = context.sectionTitle(article.section, in: place.language)
        var members: [(String, JSONValue?)] = [("@type", .text(article.schemaType))]
        func add(_ name: String, _ value: JSONValue?) { members.append((name, value)) }
        func add(_ name: String, text: String?) { members.append((name, text.map { .text($0) })) }
        add("@id", text: isOurs ? "\(url)#article" : nil)
        add("headline", text: ShortText.excerpt(article.title, limit: 110))
        add("description", text: description)
        add("url", text: url)
        add("mainEntityOfPage", text: isOurs ? url : nil)
        add("image", picture.map { .list([image($0, of: article)]) })
        add("datePublished", text: published.map { TimeModel.withOffset($0, in: zone) })
        add("dateModified", text: modified.map { TimeModel.withOffset($0, in: zone) })
        let authors = authors.map(\.value)
        let named = authors.count > 1 ? JSONValue.list(authors) : authors.first
        add("author", named ?? (isOwn ? publisher : source))
        add("publisher", publisher)
        add("inLanguage", text: article.language.tag)
        add("articleSection", text: section)
        add("isAccessibleForFree", isOurs ? .flag(true) : nil)
        add("isBasedOn", text: isOurs ? article.link : nil)
        add("sourceOrganization", isOurs && !isOwn ? source : nil)
        add("isPartOf", article.story.map(story))
        add("wordCount", words.map { .number($0) })
        add("license", text: context.license(of: article)?.address)
        add("audio", context.sound(of: article).map(audio))
        func addTime(_ name: String, _ date: Date?) {
            add(name, text: date.map { TimeModel.withOffset($0, in: zone) })
        }
        addTime("coverageStartTime", live.flatMap { $0.entries.last?.time ?? published })
        addTime("coverageEndTime", live?.ended)
        add("liveBlogUpdate", updates.isEmpty ? nil : .list(updates.map(\.value)))
        add("sponsor", article.details.sponsor.map { ThingNode("Organization", name: $0).value })
        add("correction", corrections(of: article))
        return .object(members)
    }

    /// A picture that AI has made says so, by the code of the IPTC.
    private func image(_ address: String, of article: Article) -> JSONValue {
        guard article.details.ai?.contains(.pictures) == true else { return .text(address) }
        return .object([
            ("@type", .text("ImageObject")),
            ("url", .text(address)),
            (
                "digitalSourceType",
                .text("https://schema.org/TrainedAlgorithmicMediaDigitalSource")
            ),
        ])
    }

    /// The page of the story that an article tells with others.
    private func story(_ story: ArticleStory) -> JSONValue {
        let url = context.absolute(context.path(.story(story.name), in: place.language))
        return .object([
            ("@type", .text("CollectionPage")), ("@id", .text("\(url)#page")),
            ("url", .text(url)),
        ])
    }

    private func audio(_ sound: PublishedSound) -> JSONValue {
        .object([
            ("@type", .text("AudioObject")),
            ("contentUrl", .text(context.absolute(sound.path))),
            ("encodingFormat", .text(sound.sound.type)),
            (
                "duration",
                sound.sound.duration.map { .text("PT\($0 / 60)M\($0 % 60)S") }
            ),
        ])
    }

    private func corrections(of article: Article) -> JSONValue? {
        article.details.corrections.map { corrections in
            .list(
                corrections.map { correction in
                    let date = TimeModel.withOffset(correction.date, in: context.settings.timeZone)
                    return .object([
                        ("@type", .text("CorrectionComment")),
                        ("text", .text(correction.text)),
                        ("datePublished", .text(date)),
                        ("inLanguage", .text(article.language.tag)),
                    ])
                }
            )
        }
    }

    private func organization(of article: Article) -> JSONValue {
        .object([
            ("@type", .text("NewsMediaOrganization")),
            ("name", .text(context.publisher(of: article))),
            ("url", context.publisherLink(of: article).address.map { .text($0) }),
        ])
    }

    private func graph(_ main: JSONValue) -> HTML {
        let front = context.path(.front, in: place.language)
        var nodes = context.siteNodes(in: place.language, isFront: place.path == front)
        if crumbs.count >= 2 { nodes.append(breadcrumbs) }
        nodes.append(main)
        let graph: JSONValue = .object([
            ("@context", .text("https://schema.org")), ("@graph", .list(nodes)),
        ])
        return HTML(graph.serialized)
    }

    private var breadcrumbs: JSONValue {
        let origin = context.settings.baseURL.origin
        let items: [JSONValue] = crumbs.enumerated().map { index, crumb in
            .object([
                ("@type", .text("ListItem")),
                ("position", .number(index + 1)),
                ("name", .text(crumb.title)),
                ("item", crumb.address.map { .text(origin + $0) }),
            ])
        }
        return .object([("@type", .text("BreadcrumbList")), ("itemListElement", .list(items))])
    }
}

extension Article {
    /// What it is in the words of schema.org.
    fileprivate var schemaType: String {
        if details.live != nil { return "LiveBlogPosting" }
        return switch form {
        case .opinion: "OpinionNewsArticle"
        case .analysis: "AnalysisNewsArticle"
        case .satire: "SatiricalArticle"
        case .sponsored: "AdvertiserContentArticle"
        default: "NewsArticle"
        }
    }
}
