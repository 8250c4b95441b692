public import Domain
public import TemplateModels

/// An article with its card, made once and shared by all the lists of one language.
public struct ListedArticle: Sendable {
    public let article: Article
    public let card: Prepared<CardModel>
    /// Its place in lists, in the site's time zone.
    public let time: CivilTime

    public init(_ article: Article, in language: Language, newsroom: Newsroom) {
        self.article = article
        card = Prepared(CardModel(article, in: language, newsroom: newsroom))
        time = CivilTime(article.order, in: newsroom.settings.timeZone)
    }
}
