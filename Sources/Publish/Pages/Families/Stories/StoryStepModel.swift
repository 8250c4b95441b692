import Basics
import Domain
import Presentation
import TemplateModels

/// One telling of an event in the order in which it was told.
struct StoryStepModel: TemplateModel {
    private let time: TimeModel
    private let source: String
    private let headline: LinkModel
    private let summary: String?

    private static let longestSummary = 300

    /// - Parameters:
    ///   - article: that tells it.
    ///   - isWhole: whether its summary stands here, since it stands nowhere else on the page.
    ///   - language: that of the page.
    ///   - context: settings, texts and names.
    init(_ article: Article, isWhole: Bool, in language: Language, context: SiteContext) {
        let foreign = ForeignText(article.language, on: language)
        time = context.timeShort(article.order, in: language)
        source = context.publisher(of: article)
        headline = LinkModel(
            title: ShortText.onOneLine(article.title),
            address: context.link(article.path),
            language: foreign.language,
            direction: foreign.direction
        )
        summary =
            isWhole
            ? ShortText.excerpt(article.summary ?? "", limit: Self.longestSummary).nonBlank : nil
    }

    static let fields: TemplateFields<StoryStepModel> = [
        .model("time", \.time),
        .text("source", \.source),
        .model("headline", \.headline),
        .text("summary", \.summary),
    ]
}
