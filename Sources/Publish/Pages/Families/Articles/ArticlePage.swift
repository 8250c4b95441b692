import Domain
import Presentation
import TemplateModels

/// The page of one article, as `pages/article` reads it.
struct ArticlePage: PageModel {
    static let template = "pages/article"

    let head: HeadModel
    let sharedLayout: Prepared<SharedLayoutModel>
    let texts: PreparedTexts
    let crumbs: [LinkModel]
    let language: String
    let direction: String
    let section: LinkModel
    let title: String
    let standfirst: String?
    let byline: BylineModel
    let figure: PictureModel?
    /// What the article is heard in.
    let sound: SoundModel?
    /// The text, when the rights let us show it.
    let body: HTML?
    /// The same in entries, where it tells something as it happens.
    let live: LiveModel?
    /// The headings of the text, where its page lists them.
    let contents: [HeadingLinkModel]
    /// The beginning of the text, when they do not.
    let excerpt: String?
    let excerptNote: String?
    let source: LinkModel?
    /// Whether the way to the source stands before everything else.
    let isExcerpt: Bool
    /// Whether the text begins with a letter as high as three lines.
    let hasInitial: Bool
    /// That it is an opinion, an analysis, satire, or paid for, and by whom.
    let form: String?
    /// For what of it AI was used.
    let ai: String?
    /// Under which its text may be used.
    let license: LinkModel?
    let isSample: Bool
    let actions: [LinkModel]
    let also: [AlsoModel]
    /// The way to all that tell the same event.
    let story: LinkModel?
    let related: [Prepared<CardModel>]
    let topics: [LinkModel]
    /// What the newsroom corrected, newest first, and the page of all corrections.
    let corrections: [CorrectionModel]
    let allCorrections: String?
    /// What was changed since it came out, newest first.
    let changes: [ChangeModel]
    let marks: ArticleMarks
    /// Opens a letter with headline and address.
    let mail: String
    /// The way to tell the newsroom of an error in its own text.
    let report: LinkModel?
    let more: [Prepared<CardModel>]
    let moreTitle: String
    let neighbours: NeighboursModel?

    /// - Parameters:
    ///   - article: the article.
    ///   - text: its cleaned text.
    ///   - previous: the older neighbour in its section.
    ///   - next: the newer neighbour in its section.
    ///   - more: other articles of its section; at most four are shown.
    ///   - related: articles on the same matter; with the same story as others tell it at most four are shown.
    ///   - hasArchive: whether there are archive pages by day.
    ///   - hasCorrections: whether there is a page of all corrections.
    ///   - labels: its topics and authors with their pages.
    ///   - history: what readers saw of it since it was published, oldest first.
    ///   - liveMarks: what each entry of a live coverage says, in short.
    ///   - place: where the page stands, in the language that `pageLanguage(of:)` gives.
    ///   - context: settings, texts and names.
    init(
        _ article: Article,
        text: ArticleBody?,
        previous: Article?,
        next: Article?,
        more: [ListedArticle],
        related: [ListedArticle] = [],
        hasArchive: Bool,
        hasCorrections: Bool = false,
        labels: ArticleLabels? = nil,
        history: [ArticleVersion] = [],
        liveMarks: [String] = [],
        at place: PageContext,
        context: SiteContext
    ) {
        let page = place.language
        let words = ArticleFormatter(article, text: text, in: page, context: context)
        let labels = labels ?? ArticleLabels(article) { _ in nil }
        sharedLayout = place.sharedLayout
        texts = context.texts(page)
        crumbs = words.crumbs(hasArchive: hasArchive)
        language = article.language.tag
        direction = article.language.isRightToLeft ? "rtl" : "ltr"
        section = context.sectionLink(article.section, in: page)
        title = words.title
        standfirst = words.standfirst
        byline = BylineModel(
            article,
            authors: labels.authors,
            words: text?.words,
            in: page,
            context: context
        )
        figure = words.figure
        sound = SoundModel(article, in: page, context: context)
        live = words.body.flatMap {
            LiveModel(article, html: $0.text, marks: liveMarks, in: page, context: context)
        }
        body = live == nil ? words.body : nil
        contents =
            article.details.hasContents == true
            ? words.body.map { HeadingLinkModel.all(in: $0.text) } ?? [] : []
        excerpt = words.excerpt
        isExcerpt = words.body == nil && article.source != Source.ownID
        source = words.source
        excerptNote = isExcerpt && source != nil ? words.excerptNote : nil
        hasInitial =
            article.source == Source.ownID && words.beginsLong && contents.isEmpty
            && sound == nil && live == nil
        form = words.form
        ai = words.ai
        license = words.license
        isSample = article.origin == .sample
        corrections = (article.details.corrections ?? []).map {
            CorrectionModel($0, of: article, in: page, context: context)
        }
        allCorrections = hasCorrections ? context.link(.corrections, in: page) : nil
        changes = ChangeModel.all(history, in: page, context: context)
        marks = ArticleMarks(context)
        mail = MailAddress.letter(subject: words.title, text: context.absolute(place.path))
        report =
            article.source == Source.ownID
            ? ErrorReport.link(about: words.title, at: place.path, in: page, context: context) : nil
        actions = words.actions(withSource: !isExcerpt)
        also = article.duplicates.map { AlsoModel($0, context: context) }
        topics = labels.topics.prefix(8).map { topic in
            LinkModel(
                title: topic.name,
                address: topic.shown.map { context.link($0.route, in: page) }
            )
        }
        story = article.story.map {
            LinkModel(
                title: context.catalogue(page)[.wholeStory],
                address: context.link(.story($0.name), in: page)
            )
        }
        let alike = related.prefix(max(0, 4 - also.count))
        self.related = alike.map(\.card)
        let named = Set(alike.map(\.article.id)).union([article.id])
        self.more = more.filter { !named.contains($0.article.id) }.prefix(4).map(\.card)
        moreTitle = context.catalogue(page).text(.moreIn, [.section: section.title])
        neighbours = NeighboursModel(
            previous: previous.map { words.neighbour($0, .previousIn) },
            next: next.map { words.neighbour($0, .nextIn) }
        )
        head = words.head(crumbs: crumbs, authors: labels.authors, at: place)
    }

    static let fields: TemplateFields<ArticlePage> = [
        .model("head", \.head),
        .prepared("shell", \.sharedLayout),
        .prepared("t", \.texts),
        .list("crumbs", \.crumbs),
        .text("lang", \.language),
        .text("dir", \.direction),
        .model("section", \.section),
        .text("title", \.title),
        .text("standfirst", \.standfirst),
        .model("byline", \.byline),
        .model("figure", \.figure),
        .model("sound", \.sound),
        .html("body", \.body),
        .model("live", \.live),
        .flag("hasContents") { !$0.contents.isEmpty },
        .list("contents", \.contents),
        .text("excerpt", \.excerpt),
        .text("excerptNote", \.excerptNote),
        .model("source", \.source),
        .flag("isExcerpt", \.isExcerpt),
        .flag("hasNote") { $0.excerptNote != nil || $0.isSample },
        .flag("hasInitial", \.hasInitial),
        .text("form", \.form),
        .text("ai", \.ai),
        .model("license", \.license),
        .flag("isSample", \.isSample),
        .flag("hasRetractions") { $0.corrections.contains(where: \.isRetraction) },
        .list("retractions") { $0.corrections.filter(\.isRetraction) },
        .flag("hasCorrections") { !$0.corrections.isEmpty },
        .list("corrections", \.corrections),
        .text("allCorrections", \.allCorrections),
        .flag("hasChanges") { !$0.changes.isEmpty },
        .list("changes", \.changes),
        .model("marks", \.marks),
        .text("mail", \.mail),
        .model("report", \.report),
        .list("actions", \.actions),
        .flag("hasAlso") { !$0.also.isEmpty },
        .list("also", \.also),
        .model("story", \.story),
        .flag("hasRelated") { !$0.related.isEmpty },
        .preparedList("related", \.related),
        .flag("hasTopics") { !$0.topics.isEmpty },
        .list("topics", \.topics),
        .flag("hasMore") { !$0.more.isEmpty },
        .preparedList("more", \.more),
        .text("moreTitle", \.moreTitle),
        .model("neighbours", \.neighbours),
    ]
}
