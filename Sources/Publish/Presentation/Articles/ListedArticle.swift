public import Domain
public import TemplateModels

/// An article with its card, as the lists of one language show it.
public final class ListedArticle: Sendable {
    public let article: Article
    public let card: Prepared<CardModel>
    /// Its place in lists, in the site's time zone.
    public let time: CivilTime

    public init(_ article: Article, in language: Language, context: SiteContext) {
        self.article = article
        card = Prepared(CardModel(article, in: language, context: context))
        time = CivilTime(article.order, in: context.settings.timeZone)
    }
}
