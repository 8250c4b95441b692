import Presentation
public import TemplateModels

/// How the reader likes to read, as `pages/settings` reads it.
public struct SettingsPage: FramedModel {
    public let frame: PageFrame
    private let look: [ChoiceModel]
    private let news: [ChoiceModel]
    private let savedAddress: String
    private let script: String

    init(_ choices: ReaderChoices, at place: PagePlace, newsroom: Newsroom) {
        look = ReaderChoices.look(newsroom.catalogue(place.language))
        news = choices.news(in: place.language, newsroom: newsroom)
        savedAddress = newsroom.link(.saved, in: place.language)
        script = newsroom.script("settings.js")
        frame = PageFrame(ofReader: .settings, .descriptionSettings, at: place, newsroom: newsroom)
    }

    public static let fields = framed([
        .list("look", \.look),
        .flag("hasNews") { !$0.news.isEmpty },
        .list("news", \.news),
        .text("savedAddress", \.savedAddress),
        .text("script", \.script),
    ])
}
