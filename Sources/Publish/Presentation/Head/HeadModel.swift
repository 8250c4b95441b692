import Domain
public import TemplateModels

/// What a page says of itself in its `head`, and where it stands in other languages.
public struct HeadModel: TemplateModel, Hashable {
    public let language: String
    public let direction: String
    /// `Headline · El Pregonero`, for the window and for search engines.
    public let title: String
    /// The headline alone, as a shared link shows it.
    public let headline: String
    public let description: String
    /// Nil where the page does not say where it stands.
    public let canonical: String?
    public let robots: String
    public let siteTitle: String
    public let locale: String
    public let otherLocales: [String]
    public let kind: String
    public let picture: SharedPictureModel?
    public let card: String
    public let alternates: [LinkModel]
    public let feeds: [FeedLinkModel]
    public let languages: [LanguageLinkModel]
    public let article: ArticleMetaModel?
    /// What the page is, for programs; none where none is to read it.
    public let structuredData: HTML?

    public init(
        _ content: HeadContent,
        at place: PageContext,
        structuredData: HTML?,
        context: SiteContext
    ) {
        let settings = context.settings
        let catalogue = context.catalogue(place.language)
        language = place.language.tag
        direction = place.language.direction
        headline = content.title
        title = Self.title(content.title, site: settings.title)
        description =
            content.isWholeDescription
            ? content.description : ShortText.excerpt(content.description, limit: 160)
        canonical = content.isLocated ? context.absolute(content.canonical ?? place.path) : nil
        robots = content.isIndexed ? "max-image-preview:large" : "noindex,follow"
        siteTitle = settings.title
        locale = catalogue[.locale]
        otherLocales = settings.languages.filter {
            place.siblings[$0] != nil && $0 != place.language
        }
        .map { context.catalogue($0)[.locale] }
        kind = content.kind.rawValue
        picture = content.picture ?? SharedPictureModel(iconOf: context)
        card = (content.picture?.width ?? 0) >= 600 ? "summary_large_image" : "summary"
        alternates = Self.alternates(of: place, context: context)
        feeds = Self.feeds(of: content.feed, at: place, context: context)
        languages = Self.languages(
            at: place,
            isLocated: content.isLocated,
            context: context
        )
        article = content.article
        self.structuredData = structuredData
    }

    public static let fields: TemplateFields<HeadModel> = [
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("title", \.title),
        .text("headline", \.headline),
        .text("description", \.description),
        .text("canonical", \.canonical),
        .text("robots", \.robots),
        .text("siteTitle", \.siteTitle),
        .text("locale", \.locale),
        .texts("otherLocales", \.otherLocales),
        .text("kind", \.kind),
        .model("picture", \.picture),
        .text("card", \.card),
        .list("alternates", \.alternates),
        .list("feeds", \.feeds),
        .list("languages", \.languages),
        .flag("hasLanguages") { $0.languages.count > 1 },
        .model("article", \.article),
        .html("structuredData", \.structuredData),
    ]

    /// The whole headline with the site's name after it: who shows it knows how much room there is.
    private static func title(_ headline: String, site: String) -> String {
        if headline == site { return site }
        return "\(ShortText.excerpt(headline, limit: longestTitle)) · \(site)"
    }

    /// What is longer is a text that stands where a headline belongs.
    private static let longestTitle = 200

    /// The page in all its languages, for search engines; nothing when there is only one.
    private static func alternates(of place: PageContext, context: SiteContext) -> [LinkModel] {
        guard place.siblings.count > 1 else { return [] }
        var links = context.settings.languages.compactMap { language in
            place.siblings[language].map {
                LinkModel(
                    title: "",
                    address: context.absolute($0),
                    language: language.tag
                )
            }
        }
        // Readers of all other languages are led to the first one that has the page.
        if let first = links.first {
            links.append(
                LinkModel(title: "", address: first.address, language: "x-default")
            )
        }
        return links
    }

    /// The same page, else the front page, in every language of the site.
    private static func languages(
        at place: PageContext,
        isLocated: Bool,
        context: SiteContext
    ) -> [LanguageLinkModel] {
        context.settings.languages.map { language in
            let path = place.siblings[language] ?? context.path(.front, in: language)
            let isOwn = language == place.language
            let isOffered = !isOwn && place.siblings[language] != nil
            let catalogue = context.catalogue(language)
            return LanguageLinkModel(
                title: catalogue[.languageName],
                address: context.link(isOwn && isLocated ? place.path : path),
                language: language.tag,
                isCurrent: isOwn,
                offer: isOffered ? LanguageOfferModel(catalogue) : nil
            )
        }
    }

    private static func feeds(
        of scope: FeedScope,
        at place: PageContext,
        context: SiteContext
    ) -> [FeedLinkModel] {
        let scope = context.hasFeed(scope) ? scope : .site
        let title = context.feedTexts(scope, in: place.language).title
        let feeds = context.feedFormats(of: scope).map { format in
            FeedLinkModel(
                title: "\(title) (\(format.title))",
                type: format.mediaType,
                address: context.link(.feed(format, scope), in: place.language)
            )
        }
        let podcast = context.podcast(in: place.language).flatMap { link in
            link.address.map { address in
                FeedLinkModel(
                    title: "\(link.title) (podcast)",
                    type: SyndicationFormat.rss.mediaType,
                    address: address
                )
            }
        }
        return feeds + [podcast].compactMap(\.self)
    }
}

/// A feed that belongs to a page, for the readers that look for one.
public struct FeedLinkModel: TemplateModel, Hashable {
    public let title: String
    public let type: String
    public let address: String

    public static let fields: TemplateFields<FeedLinkModel> = [
        .text("title", \.title),
        .text("type", \.type),
        .text("address", \.address),
    ]
}
