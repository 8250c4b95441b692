import Domain
import Foundation
import Presentation
import TemplateModels

/// Who wrote an article, for whom, when, and how long it takes to read.
struct BylineModel: TemplateModel, Hashable {
    let authors: [BylineAuthorModel]
    let source: LinkModel
    let published: TimeModel?
    let updated: TimeModel?
    let readingTime: String?
    /// What the source's own readers said of it: `192 me gusta · 25 no me gusta`.
    let reactions: String?

    /// - Parameters:
    ///   - article: the article.
    ///   - authors: who wrote it.
    ///   - words: the number of words of its text.
    ///   - language: the language of the page.
    ///   - context: settings, texts and names.
    init(
        _ article: Article,
        authors: [ArticleLabel] = [],
        words: Int?,
        in language: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        let zone = context.settings.timeZone
        let name = context.publisher(of: article)
        self.authors = BylineAuthorModel.all(
            authors.filter { $0.name != name && !$0.name.isEmpty },
            in: language,
            context: context
        )
        source = context.publisherLink(of: article)
        published = article.published.map {
            TimeModel($0, text: catalogue.timeLong(CivilTime($0, in: zone)))
        }
        updated = Self.updated(article, catalogue: catalogue, context: context)
        reactions = Self.reactions(article.reactions, catalogue: catalogue)
        let isShown = context.showsFullText(article)
        readingTime = words.flatMap { words in
            guard isShown, words > 0 else { return nil }
            return catalogue.text(.readingTime, count: max(1, (words + 100) / 200))
        }
    }

    static let fields: TemplateFields<BylineModel> = [
        .flag("hasAuthors") { !$0.authors.isEmpty },
        .list("authors", \.authors),
        .model("source", \.source),
        .model("published", \.published),
        .model("updated", \.updated),
        .text("readingTime", \.readingTime),
        .text("reactions", \.reactions),
    ]

    private static func reactions(_ reactions: Reactions?, catalogue: Catalogue) -> String? {
        guard let reactions else { return nil }
        let parts = [
            reactions.likes.map { catalogue.text(.likes, count: $0) },
            reactions.dislikes.map { catalogue.text(.dislikes, count: $0) },
            reactions.views.map { catalogue.text(.views, count: $0) },
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    /// Only a change of ten minutes or more after publication is news.
    private static func updated(
        _ article: Article,
        catalogue: Catalogue,
        context: SiteContext
    ) -> TimeModel? {
        guard let published = article.published, let updated = article.updated,
            updated.timeIntervalSince(published) >= 600
        else { return nil }
        let zone = context.settings.timeZone
        let time = CivilTime(updated, in: zone)
        let isSameDay = time.day == CivilTime(published, in: zone).day
        let text =
            isSameDay
            ? catalogue.text(.updatedSameDay, [.time: catalogue.clock(time)])
            : catalogue.text(.updatedAt, [.date: catalogue.timeLong(time)])
        return TimeModel(updated, text: text)
    }
}
