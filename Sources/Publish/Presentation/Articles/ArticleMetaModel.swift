public import Domain
public import TemplateModels

/// What a shared link to an article says beside its headline (Open Graph, `article:`).
public struct ArticleMetaModel: TemplateModel, Hashable {
    public let published: String?
    public let modified: String?
    public let section: String
    public let tags: [String]
    /// The accounts of its authors: `@ana@social.example`.
    public let creators: [String]

    public init(
        _ article: Article,
        creators: [String] = [],
        in language: Language,
        context: SiteContext
    ) {
        self.creators = creators
        let zone = context.settings.timeZone
        published = article.published.map { TimeModel.withOffset($0, in: zone) }
        modified = article.changed.flatMap { updated in
            article.published.map { TimeModel.withOffset(max($0, updated), in: zone) }
        }
        section = context.sectionTitle(article.section, in: language)
        tags = Array(article.categories.prefix(6))
    }

    public static let fields: TemplateFields<ArticleMetaModel> = [
        .text("published", \.published),
        .text("modified", \.modified),
        .text("section", \.section),
        .texts("tags", \.tags),
        .texts("creators", \.creators),
    ]
}
