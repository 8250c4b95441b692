import Domain
import Presentation
public import TemplateModels

/// What the source of a match tells of it, as a card that leads to the source.
public struct StoryModel: TemplateModel, Hashable {
    private let title: String
    private let address: String?
    private let summary: String?
    private let author: String?
    private let time: TimeModel?

    init(_ story: Match.Story, in language: Language, context: SiteContext) {
        title = PlainText.onOneLine(story.title)
        address = WebAddress.checked(story.address)
        summary = story.summary?.nonBlank.map { PlainText.excerpt($0, limit: 180) }
        author = story.author?.nonBlank
        time = story.published.map { context.timeShort($0, in: language) }
    }

    public static let fields: TemplateFields<StoryModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .text("summary", \.summary),
        .text("author", \.author),
        .model("time", \.time),
        .flag("hasMeta") { $0.author != nil || $0.time != nil },
        .flag("hasBoth") { $0.author != nil && $0.time != nil },
    ]
}
