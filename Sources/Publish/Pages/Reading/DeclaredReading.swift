import Domain
import Foundation
import Presentation

/// An input that something reads without having declared it.
struct UndeclaredInput: Error, CustomStringConvertible {
    let description: String

    init(_ what: String, declared: [PageInput]) {
        description = "\(what) is read, but only \(declared.count) other inputs are declared"
    }
}

extension PageInput {
    /// The list of which articles are declared, and their positions.
    fileprivate var articles: (ArticleList, Range<Int>)? {
        if case .articles(let list, let positions) = self { return (list, positions) }
        return nil
    }
}

/// Reads what was declared, and nothing else.
class DeclaredReading {
    let inputs: [PageInput]
    private let material: PageMaterial
    /// Where the declared articles of each list stand: a page may declare as many lists as the site has sources.
    private lazy var declared = Dictionary(inputs.compactMap(\.articles)) { first, _ in first }
    /// The inputs, for pages that declare many.
    private lazy var known = Set(inputs)

    /// So few are found sooner one after the other.
    private static let few = 16

    init(_ inputs: [PageInput], of material: PageMaterial) {
        self.inputs = inputs
        self.material = material
    }

    /// Settings, texts, names and addresses, which all pages share.
    final var context: SiteContext { material.context }

    /// The configuration of a source, which all pages share.
    final func source(_ id: SourceID) -> Source? { material.sources[id] }

    /// The weights that the configuration gives sources.
    final var weights: [SourceID: Int] { material.sources.mapValues(\.weight) }

    /// Texts with the published addresses of the pictures they name.
    final var pictures: BodyPictures { material.pictures }

    /// The outlines of countries, which never change.
    final var outlines: Outlines { material.outlines }

    private func require(_ input: PageInput) throws(UndeclaredInput) {
        guard inputs.count > Self.few ? known.contains(input) : inputs.contains(input) else {
            throw UndeclaredInput("\(input)", declared: inputs)
        }
    }

    /// What of the inputs `find` chooses first.
    private func first<Value>(
        _ what: @autoclosure () -> String,
        _ find: (PageInput) -> Value?
    ) throws(UndeclaredInput) -> Value {
        for input in inputs {
            if let value = find(input) { return value }
        }
        throw UndeclaredInput(what(), declared: inputs)
    }
}

extension DeclaredReading {
    /// Whether articles of a list are declared.
    final func declares(_ list: ArticleList) -> Bool {
        declared[list] != nil
    }

    /// The declared articles of a list, oldest first, one for each story where the list shows stories once.
    final func articles(of list: ArticleList) throws -> [Article] {
        try material.edition.articles(try shown(in: list))
    }

    /// The same as cards.
    final func cards(of list: ArticleList, in language: Language) throws -> [ListedArticle] {
        try material.cards.cards(of: try shown(in: list), in: language)
    }

    private func shown(in list: ArticleList) throws -> [ItemID] {
        try once(try ids(of: list), in: list)
    }

    /// Without those for which another one of their story stands in the list, unless nothing would be left.
    private func once(_ ids: [ItemID], in list: ArticleList) throws -> [ItemID] {
        let left = try ids.filter { try !material.edition.isFolded($0, in: list) }
        return left.isEmpty ? ids : left
    }

    /// The declared story, and what goes on with it.
    final func story() throws -> (story: PublishedStory, lead: ItemID, trail: StoryTrail?) {
        try first("a story") { input in
            if case .story(let story, let lead, let trail) = input { return (story, lead, trail) }
            return nil
        }
    }

    /// The articles that tell a declared story, or one of its trail, oldest first.
    final func tellers(of story: PublishedStory) throws -> [Article] {
        let (told, _, trail) = try self.story()
        guard story.id == told.id || trail?.stories.contains(story) == true else {
            throw UndeclaredInput("the story \(story.id)", declared: inputs)
        }
        return try material.edition.articles(story.members)
    }

    /// The topics of a declared story that have pages, those of its first member first.
    final func topics(of story: PublishedStory, in language: Language) throws -> [ShownLabel] {
        guard try self.story().story == story else {
            throw UndeclaredInput("the story \(story.id)", declared: inputs)
        }
        var seen: Set<Label> = []
        return try story.members.flatMap { try material.edition.labels(of: $0).map(\.label) }
            .filter { label in
                try label.kind == .topic && seen.insert(label).inserted
                    && material.edition.count(of: .label(label, language)) > 0
            }
            .map { material.labels.shown($0, in: language) }
    }

    /// Some of the declared articles of a list.
    final func articles(_ chosen: [ItemID], of list: ArticleList) throws -> [Article] {
        let declared = try ids(of: list)
        return try material.edition.articles(chosen.filter(declared.contains))
    }

    /// What the declared articles of a list are related to, on both sides.
    final func related(in list: ArticleList) throws -> RelatedArticles {
        let positions = try first("what \(list) is related to") { input -> Range<Int>? in
            if case .related(list, let positions) = input { return positions }
            return nil
        }
        let edition = material.edition
        return RelatedArticles(
            try edition.ids(in: list, at: positions).map { id in
                (id, try edition.related(to: id).map(\.id))
            }
        )
    }

    /// The declared articles of a list with where they stand, oldest first.
    final func summarised(
        _ list: ArticleList
    ) throws -> [(article: Article, summary: ArticleSummary)] {
        let all = try material.edition.summaries(in: list, at: try positions(of: list))
        let summaries = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
        return try articles(of: list).compactMap { article in
            summaries[article.id].map { (article, $0) }
        }
    }

    /// The days of the declared articles of a list, oldest first.
    final func articleDays(of list: ArticleList) throws -> [Day] {
        try material.edition.days(in: list, at: try positions(of: list))
    }

    private func ids(of list: ArticleList) throws -> [ItemID] {
        try material.edition.ids(in: list, at: try positions(of: list))
    }

    private func positions(of list: ArticleList) throws -> Range<Int> {
        guard let positions = declared[list] else {
            throw UndeclaredInput("\(list)", declared: inputs)
        }
        return positions
    }

    final func count(of list: ArticleList) throws -> Int {
        try require(.count(list))
        return try material.edition.count(of: list)
    }

    /// The page's part of its list, its articles as cards, oldest first, and the days at which the older page begins and ends.
    final func page(in language: Language) throws -> (
        listed: ListedPage, cards: [ListedArticle], older: (from: Day, to: Day)?
    ) {
        let page = try first("a page of a list") { input -> ListedPage? in
            if case .page(let page) = input { return page }
            return nil
        }
        let edition = material.edition
        let ids = try edition.ids(in: page.list, at: page.positions)
        let cards = try material.cards.cards(of: try once(ids, in: page.list), in: language)
        let ends = page.older.map { [$0.positions.lowerBound, $0.positions.upperBound - 1] } ?? []
        let days = try ends.flatMap { try edition.days(in: page.list, at: $0..<$0 + 1) }
        guard let from = days.first, let to = days.last else { return (page, cards, nil) }
        return (page, cards, (from, to))
    }

    final func days(_ span: ArchiveSpan, in language: Language) throws -> ArchiveDays {
        try require(.days(span, language))
        return try ArchiveDays(span, language, of: material.edition)
    }

    final func entities<Value: EntityModel>(_ type: Value.Type) throws -> [Stored<Value>] {
        try require(.entities(Value.kind))
        return try material.entities(of: Value.kind).stored(type)
    }

    /// One thing that is declared by itself; nil where it has vanished since the page was planned.
    final func entity<Value: EntityModel>(
        _ id: ItemID,
        _ type: Value.Type
    ) throws -> Stored<Value>? {
        try require(.entity(Value.kind, id))
        return try material.entities(of: Value.kind).published(id).flatMap { published in
            Value(published.entity).map { Stored(published: published, value: $0) }
        }
    }

    /// Those of a kind that were chosen for the page, in the order of the choice; without those that have vanished since.
    final func selection<Value: EntityModel>(_ type: Value.Type) throws -> [Stored<Value>] {
        let chosen = inputs.lazy.compactMap { input -> [ItemID]? in
            if case .selected(Value.kind, let ids) = input { return ids }
            return nil
        }
        guard let ids = chosen.first else { return [] }
        let all = try material.entities(of: Value.kind)
        return ids.compactMap { id in
            all.published(id).flatMap { published in
                Value(published.entity).map { Stored(published: published, value: $0) }
            }
        }
    }

    final func entities(of kind: EntityKind) throws -> [PublishedEntity] {
        try require(.entities(kind))
        return try material.entities(of: kind).all
    }

    final func note(
        on kind: EntityKind,
        _ identity: String,
        in language: Language
    ) throws -> EditorNoteModel? {
        try require(.note(kind, identity))
        let notes = material.notes(on: kind, identity)
        let first = context.settings.firstLanguage
        let note =
            notes.first { $0.language == language } ?? notes.first { $0.language == first }
            ?? notes.first
        return note.map { EditorNoteModel($0, in: language, context: context) }
    }

    /// What the newsroom wrote itself.
    final func text() throws -> WrittenPage {
        try first("a text of the newsroom") { input in
            if case .text(let page) = input { return page }
            return nil
        }
    }

    /// The declared topics and authors.
    final var labels: [Label] {
        inputs.compactMap { input in
            if case .label(let label) = input { return label }
            return nil
        }
    }

    /// What is known of a topic or an author, in the language of a page where there is a text in it.
    final func label(_ label: Label, in language: Language) throws -> ShownLabel {
        try require(.label(label))
        return material.labels.shown(label, in: language)
    }

    /// The topics and authors of an article that is declared, with their pages.
    final func labels(of article: Article, in language: Language) throws -> ArticleLabels {
        _ = try first("the article \(article.id)") { input -> Bool? in
            if case .article(let summary) = input, summary.id == article.id { return true }
            return nil
        }
        let listed = Set(try material.edition.labels(of: article.id).map(\.label))
        return ArticleLabels(article) { label in
            let meant = material.labels.meaning(of: label)
            return listed.contains(meant) ? material.labels.shown(meant, in: language) : nil
        }
    }

    /// What an article of the newsroom's own has said, as readers saw it; nothing where the site does not tell.
    final func history(of id: ItemID) throws -> [ArticleVersion] {
        guard inputs.contains(.history(id)) else { return [] }
        let edition = material.edition
        return try edition.history(of: id).map { $0.with(text: edition.readable($0.text)) }
    }

    /// What the newsroom chose by hand.
    final func desk() throws -> DeskChoices {
        try first("the desk") { input in
            if case .desk(let choices) = input { return choices }
            return nil
        }
    }

    /// Whether articles were chosen for the page.
    final var declaresChosen: Bool {
        inputs.contains { input in
            if case .chosen = input { return true }
            return false
        }
    }

    /// The articles that were chosen, in the order of the choice.
    final func chosen() throws -> [Article] { try material.edition.articles(try chosenIDs()) }

    /// The same as cards.
    final func chosenCards(in language: Language) throws -> [ListedArticle] {
        try material.cards.cards(of: try chosenIDs(), in: language)
    }

    private func chosenIDs() throws(UndeclaredInput) -> [ItemID] {
        try first("chosen articles") { input -> [ItemID]? in
            if case .chosen(let articles) = input { return articles.map(\.id) }
            return nil
        }
    }

    /// What the page shows of the agenda.
    final func agenda() throws -> AgendaPart {
        try first("a part of the agenda") { input in
            if case .agenda(let part) = input { return part }
            return nil
        }
    }

    /// The page type of the page with the place of the row that it shows, then the type of the pages of its rows.
    final func pageTypes() throws -> [(type: PageType, row: Int?)] {
        let types = inputs.compactMap { input -> (type: PageType, row: Int?)? in
            if case .pageType(let type, let row) = input { return (type, row) }
            return nil
        }
        guard !types.isEmpty else { throw UndeclaredInput("a page type", declared: inputs) }
        return types
    }

    /// Where the links of the page's text lead.
    final var links: TextLinks {
        for input in inputs {
            if case .links(let links) = input { return links }
        }
        return TextLinks()
    }

    final func statuses() throws -> [SourceStatus] {
        try require(.statuses)
        return try material.edition.statuses()
    }

    /// The sources that have news.
    final func activeSources() throws -> ActiveSources {
        try require(.sources)
        return try material.activeSources()
    }

    final func newestChange(in language: Language) throws -> Date? {
        try require(.newestChange(language))
        return try material.edition.newestChange(in: language)
    }

    /// What maps of places are drawn on.
    final func ground() throws -> MapGround {
        try require(.ownMap)
        return material.ground
    }

    final func names(_ list: NameList) throws -> [String] {
        try first(list.title) { input in
            if case .names(list, let names) = input { return names }
            return nil
        }
    }

    /// The moment at which the page is made, for pages that say until when they hold.
    final func clock() throws -> Date {
        _ = try first("the clock") { input -> Date? in
            if case .clock(let until) = input { return until }
            return nil
        }
        return material.edition.clock
    }

    /// What many pages share; its own inputs must be among the declared ones.
    final func value<Input: DerivedInput>(of input: Input) throws -> Input.Value {
        for input in input.inputs { try require(input) }
        return try material.value(of: input)
    }
}
