import Presentation
import TemplateModels

/// How the reader likes to read, as `pages/settings` reads it.
struct SettingsPage: LaidOutModel {
    static let template = "pages/settings"

    let layout: PageLayout
    private let look: [ChoiceModel]
    private let news: [ChoiceModel]
    private let savedAddress: String
    private let script: String

    init(_ choices: ReaderChoices, at place: PageContext, context: SiteContext) {
        look = ReaderChoices.look(context.catalogue(place.language))
        news = choices.news(in: place.language, context: context)
        savedAddress = context.link(.saved, in: place.language)
        script = context.script("settings.js")
        layout = PageLayout(ofReader: .settings, .descriptionSettings, at: place, context: context)
    }

    static let fields = laidOut([
        .list("look", \.look),
        .flag("hasNews") { !$0.news.isEmpty },
        .list("news", \.news),
        .text("savedAddress", \.savedAddress),
        .text("script", \.script),
    ])
}
