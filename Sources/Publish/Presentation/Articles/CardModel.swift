import Basics
public import Domain
public import TemplateModels

/// An article as any list shows it: each template takes the parts that its form has room for.
public struct CardModel: TemplateModel, Hashable {
    public let title: String
    public let address: String
    public let summary: String?
    /// The section's name, in the language of the page.
    public let section: String
    /// What the source itself files the article under, where that says more than the section.
    public let topic: String?
    public let picture: PictureModel?
    /// The pattern that stands in for a picture where there is no voice either.
    public let wave: String
    /// What the headline sounds like; nil beside a picture.
    public let voice: HeadlineVoice?
    /// The section's mark in the sprite.
    public let mark: String
    public let source: LinkModel
    /// Nil when nobody knows the date.
    public let time: TimeModel?
    /// That it is an opinion, an analysis, satire, or paid for.
    public let form: String?
    public let isSample: Bool
    /// Language and direction of the text, where they are not those of the page.
    public let language: String?
    public let direction: String?
    /// The page's own language, for the words of the page inside a card in another one.
    public let pageLanguage: String?
    /// Who else tells it.
    public let also: [LinkModel]
    /// Whether the card stands for what several tell of one event.
    public let isStory: Bool
    /// Its headlines in other languages.
    public let voices: [LinkModel]

    public init(_ article: Article, in language: Language, context: SiteContext) {
        let catalogue = context.catalogue(language)
        title = ShortText.onOneLine(article.title)
        address = context.link(article.path)
        summary = article.summary.map { ShortText.excerpt($0, limit: 180) }.flatMap(\.nonEmpty)
        section = context.sectionTitle(article.section, in: language)
        topic = Self.topic(of: article, besides: section)
        picture = article.picture.flatMap {
            PictureModel($0, of: article.id, credit: nil, context: context)
        }
        wave = context.wave(of: article.id)
        voice = picture == nil ? HeadlineVoice(title, in: article.language) : nil
        mark = context.mark("g-\(context.glyph(of: article.section))")
        source = context.publisherLink(of: article)
        time = article.published.map { context.timeShort($0, in: language) }
        form = catalogue.label(of: article)
        isSample = article.origin == .sample
        let foreign = ForeignText(article.language, on: language)
        self.language = foreign.language
        direction = foreign.direction
        pageLanguage = foreign.language == nil ? nil : language.tag
        let tellers = StoryTellers(article, in: language, context: context)
        also = tellers.links
        isStory = article.story?.others.isEmpty == false
        voices = tellers.voices
    }

    public static let fields: TemplateFields<CardModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .text("summary", \.summary),
        .text("section", \.section),
        .text("topic", \.topic),
        .model("picture", \.picture),
        .text("wave", \.wave),
        .model("voice", \.voice),
        .text("mark", \.mark),
        .model("source", \.source),
        .model("time", \.time),
        .text("form", \.form),
        .flag("isSample", \.isSample),
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("pageLang", \.pageLanguage),
        .flag("hasAlso") { !$0.also.isEmpty },
        .list("also", \.also),
        .flag("isStory", \.isStory),
        .list("voices", \.voices),
    ]

    private static func topic(of article: Article, besides section: String) -> String? {
        article.categories.first { category in
            category.count <= 24 && Folding.fold(category) != Folding.fold(section)
        }
    }
}

extension Language {
    var direction: String { isRightToLeft ? "rtl" : "ltr" }
}
