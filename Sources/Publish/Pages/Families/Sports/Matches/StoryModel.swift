import Basics
import Domain
import Presentation
import TemplateModels

/// What the source of a match tells of it, as a card that leads to the source.
struct StoryModel: TemplateModel, Hashable {
    private let title: String
    private let language: String?
    private let direction: String?
    /// That of what the portal itself says of it, where the story is in another.
    private let pageLanguage: String?
    private let address: String?
    private let summary: String?
    private let author: String?
    private let time: TimeModel?
    private let picture: PictureModel?

    /// - Parameters:
    ///   - story: what the source tells.
    ///   - id: that of the match, which chooses the colour that holds the picture's place.
    ///   - language: that of the page.
    ///   - context: what all pages share.
    init(_ story: Match.Story, of id: ItemID, in language: Language, context: SiteContext) {
        let foreign = story.language.map { ForeignText(Language($0), on: language) }
        self.language = foreign?.language
        direction = foreign?.direction
        pageLanguage = foreign?.language.map { _ in language.tag }
        title = ShortText.onOneLine(story.title)
        address = WebAddress.checked(story.address)
        summary = story.summary?.nonBlank.map { ShortText.excerpt($0, limit: 180) }
        author = story.author?.nonBlank
        time = story.published.map { context.timeShort($0, in: language) }
        picture = story.picture.flatMap {
            PictureModel($0, of: id, credit: nil, context: context)
        }
    }

    static let fields: TemplateFields<StoryModel> = [
        .text("title", \.title),
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("pageLang", \.pageLanguage),
        .text("address", \.address),
        .text("summary", \.summary),
        .text("author", \.author),
        .model("time", \.time),
        .model("picture", \.picture),
        .flag("hasMeta") { $0.author != nil || $0.time != nil },
        .flag("hasBoth") { $0.author != nil && $0.time != nil },
    ]
}
