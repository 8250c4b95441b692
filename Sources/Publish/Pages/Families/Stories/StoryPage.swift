import Domain
import Presentation
import TemplateModels

/// What several tell of one event, as `pages/story` reads it.
struct StoryPage: LaidOutModel {
    static let template = "pages/story"

    let layout: PageLayout
    /// Nil where its list says the same.
    private let standfirst: String?
    /// Whether several sources tell it, so that their versions stand side by side.
    private let isByMany: Bool
    private let tellers: String?
    private let timeline: [StoryStepModel]
    private let versions: [StoryVersionsModel]
    private let pictures: [Prepared<CardModel>]
    private let places: [LinkModel]
    private let topics: [LinkModel]
    private let trail: [LinkModel]
    private let stylesheet: String

    private static let mostPictures = 6

    /// - Parameters:
    ///   - story: the story.
    ///   - lead: the article that stands for all of them in the language.
    ///   - listed: all that tell it, oldest first.
    ///   - countries: those of its tellers that have a page.
    ///   - labels: the topics of those that tell it.
    ///   - matter: the stories of its matter, oldest first, each with articles that tell it.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ story: PublishedStory,
        _ lead: Article,
        tellers listed: [ListedArticle],
        countries: [String],
        topics labels: [ShownLabel],
        trail matter: [(story: PublishedStory, isCurrent: Bool, articles: [Article])],
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let summary = ShortText.excerpt(lead.summary ?? "", limit: 300)
        let versions = StoryVersionsModel.all(listed, first: lead, context: context)
        let isByMany = versions.count > 1
        self.versions = versions
        self.isByMany = isByMany
        standfirst = summary.isEmpty || !isByMany ? nil : summary
        tellers = isByMany ? catalogue.text(.storyTellers, count: versions.count) : nil
        timeline = listed.map {
            StoryStepModel(
                $0.article,
                isWhole: !isByMany,
                in: language,
                context: context
            )
        }
        var seen: Set<String> = []
        pictures = Array(
            listed.filter {
                $0.card.model.picture.map { seen.insert($0.address).inserted } ?? false
            }
            .prefix(Self.mostPictures).map(\.card)
        )
        places = countries.map { code in
            LinkModel(
                title: context.title(of: .country(code), in: language) ?? code,
                address: context.link(.country(code), in: language)
            )
        }
        topics = labels.map {
            LinkModel(title: $0.name, address: context.link($0.route, in: language))
        }
        trail = matter.map { story, isCurrent, articles in
            Self.step(story, articles, isCurrent: isCurrent, in: language, context: context)
        }
        stylesheet = context.storyStylesheet
        let title = ShortText.onOneLine(lead.title)
        let description = ShortText.excerpt(
            catalogue.text(
                .descriptionStory,
                [.title: title, .site: context.settings.title]
            ),
            limit: 160
        )
        layout = PageLayout(
            HeadContent(
                title: catalogue.text(.titleStory, [.title: title]),
                description: description,
                picture: SharedPictureModel(of: lead, context: context)
            ),
            heading: title,
            crumbs: [context.crumb(.front, in: language)],
            at: place,
            context: context
        ) {
            $0.collection(
                title: title,
                description: description,
                paths: listed.map(\.article.path),
                order: .ascending
            )
        }
    }

    /// A story of the matter by the headline of its first article in the language.
    private static func step(
        _ story: PublishedStory,
        _ articles: [Article],
        isCurrent: Bool,
        in language: Language,
        context: SiteContext
    ) -> LinkModel {
        let own = articles.first { context.pageLanguage(of: $0.language) == language }
        guard let article = own ?? articles.first else {
            return LinkModel(title: story.name, address: nil)
        }
        let foreign = ForeignText(article.language, on: language)
        return LinkModel(
            title: ShortText.onOneLine(article.title),
            address: isCurrent ? nil : Self.address(story, own, article, language, context),
            language: foreign.language,
            direction: foreign.direction,
            isCurrent: isCurrent,
            note: context.timeShort(article.order, in: language).text
        )
    }

    /// A story that nobody tells in the language has its page in that of its first article.
    private static func address(
        _ story: PublishedStory,
        _ own: Article?,
        _ first: Article,
        _ language: Language,
        _ context: SiteContext
    ) -> String {
        let shelf = own == nil ? context.pageLanguage(of: first.language) : language
        return context.link(.story(story.name), in: shelf)
    }

    static let fields = laidOut([
        .text("standfirst", \.standfirst),
        .flag("isByMany", \.isByMany),
        .text("tellers", \.tellers),
        .list("timeline", \.timeline),
        .list("versions", \.versions),
        .flag("hasPictures") { !$0.pictures.isEmpty },
        .preparedList("pictures", \.pictures),
        // One alone is no list.
        .flag("hasPlaces") { $0.places.count > 1 },
        .list("places", \.places),
        .flag("hasTopics") { !$0.topics.isEmpty },
        .list("topics", \.topics),
        .flag("hasTrail") { !$0.trail.isEmpty },
        .list("trail", \.trail),
        .text("stylesheet", \.stylesheet),
    ])
}
