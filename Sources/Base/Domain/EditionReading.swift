import Basics
public import Foundation

/// All that is published at one clock, read in pages of ids and batches of bodies.
public protocol EditionReading: Sendable {
    var clock: Date { get }

    /// The number of articles in a list.
    func count(of list: ArticleList) throws -> Int

    /// Ids at positions counted from the oldest article of the list.
    func ids(in list: ArticleList, at positions: Range<Int>) throws -> [ItemID]

    /// Where an article stands in a list, counted from the oldest; nil when it is not in it.
    func position(of id: ItemID, in list: ArticleList) throws -> Int?

    /// The articles of the ids, in their order; an id that is not published is left out.
    func articles(_ ids: [ItemID]) throws -> [Article]

    /// The texts of the ids, in their order.
    func bodies(_ ids: [ItemID]) throws -> [ArticleBody]

    /// Ids of all published articles after the given one, oldest archived first, at most `limit`.
    func ids(after id: ItemID?, limit: Int) throws -> [ItemID]

    /// The number of published articles.
    func articleCount() throws -> Int

    /// Published articles at positions counted from the oldest, without reading them.
    func summaries(at positions: Range<Int>) throws -> [ArticleSummary]

    /// The same without their texts, for what goes through all of them.
    func outlines(at positions: Range<Int>) throws -> [ArticleOutline]

    /// Where published articles stand on the portal, by their places among all, counted from the oldest: places that there are.
    func paths(at places: [Int]) throws -> [String]

    /// What makes published articles the same at their sources, by their places among all: places that there are.
    func identities(at places: [Int]) throws -> [String]

    /// What the paths of articles may begin with, up to the second slash and without the first: `n`.
    ///
    /// - Returns: nil where there are too many to name.
    /// - Throws: what reading the edition throws.
    func pathBeginnings() throws -> Set<String>?

    /// The published articles of a source among some identities, by these.
    func summaries(
        of source: SourceID,
        identities: Set<String>
    ) throws -> [String: ArticleSummary]

    /// The published article that a file of the newsroom names; nil for none, and for a name that several have.
    func summary(of name: NamedArticle.Name) throws -> ArticleSummary?

    /// Articles at positions counted from the oldest of a list, without reading them.
    func summaries(in list: ArticleList, at positions: Range<Int>) throws -> [ArticleSummary]

    /// The articles on the same matter as one, at most four, the most alike first, each with what tells whether it
    /// has changed.
    func related(to id: ItemID) throws -> [(id: ItemID, fingerprint: UInt64)]

    /// The same of the article at a place among all, which need not be looked for by its id.
    func related(at place: Int) throws -> [(id: ItemID, fingerprint: UInt64)]

    /// The topics and authors of an article that have lists.
    func labels(of id: ItemID) throws -> [ListedLabel]

    /// The same of the article at a place among all, which need not be looked for by its id.
    func labels(at place: Int) throws -> [ListedLabel]

    /// All topics and authors that articles carry and that have lists, in their order.
    func labels() throws -> [ListedLabel]

    /// What several tell of one event, in the order of the earliest of each.
    func stories() throws -> [PublishedStory]

    /// The story that an article tells with others; nil for one that stands alone.
    func story(of id: ItemID) throws -> PublishedStory?

    /// Whether another article of its story stands for an article in a list.
    func isFolded(_ id: ItemID, in list: ArticleList) throws -> Bool

    /// The stories that go on as one matter with a story, itself among them.
    func trail(of story: PublishedStory) throws -> StoryTrail?

    /// The stories that are no longer where they came out.
    func movedStories() throws -> [MovedStory]

    /// The languages in which stories have come out and in which nobody tells them any more, by the ids of the stories.
    func leftLanguages() throws -> [ItemID: Set<Language>]

    /// What tells whether the articles at positions of a list have changed, without anything else of them.
    func fingerprints(in list: ArticleList, at positions: Range<Int>) throws -> [UInt64]

    /// The days of articles at positions of a list, without anything else of them.
    func days(in list: ArticleList, at positions: Range<Int>) throws -> [Day]

    /// What tells whether the neighbours of articles in lists have changed.
    ///
    /// - Parameters:
    ///   - positions: of the articles among all, counted from the oldest.
    ///   - list: in which one of a section and a language may stand.
    ///   - around: the positions in its list whose articles count, by its own.
    /// - Returns: for each the `StableHash` of how many of these are of older articles, and of their fingerprints; nil for one
    ///   that is not in its list.
    /// - Throws: what reading the edition throws.
    func neighbourhoods(
        of positions: Range<Int>,
        in list: (SectionID, Language) -> ArticleList,
        around: (Int) -> Range<Int>
    ) throws -> [UInt64?]

    /// The articles of the newsroom's own that tell something, in the order in which they came.
    func articles(telling detail: ToldDetail) throws -> [ArticleSummary]

    /// What an article of the newsroom's own has said since it was published, oldest first, the present last.
    func history(of id: ItemID) throws -> [ArticleVersion]

    /// What readers see of a text in Markdown, as plain text with a blank line between paragraphs.
    func readable(_ markdown: String) -> String

    /// Days on which a language's lists have articles, newest first, with their number.
    func days(in language: Language) throws -> [(day: Day, count: Int)]

    /// The forms of a language's articles with their numbers, in the order of their names.
    func forms(in language: Language) throws -> [(form: ArticleForm, count: Int)]

    /// The number of published articles that real answers brought; samples do not count.
    func liveCount() throws -> Int

    /// Everything of a kind that a portal shows besides articles, in the order of the ids.
    func entities(of kind: EntityKind) throws -> [PublishedEntity]

    func sources() throws -> [SourceSummary]
    /// How each source stood when its condition last changed, in the order of their ids.
    func statuses() throws -> [SourceStatus]
    func redirects() throws -> [Redirect]
    /// From articles that had a page, and are told of on that of another by now.
    func led() throws -> [Redirect]
    func tombstones() throws -> [Tombstone]

    /// Articles that were published and then withdrawn, as the archive keeps them: nothing of them is to be shown.
    func withdrawn() throws -> [Article]

    /// What the portal showed besides articles and shows no more.
    func withdrawnEntities() throws -> [WithdrawnEntity]

    /// The time of the newest change of what is published in a language and of what has none, such as matches; of all that
    /// is published where there is nothing in the language.
    func newestChange(in language: Language) throws -> Date?

    /// The next moment at which the edition changes without any new answer: an embargoed item comes due or one expires.
    func nextChange() throws -> Date?

    /// When the next of the articles that the site retired will be forgotten, and the page that says so go.
    func nextForgetting() throws -> Date?
}

extension EditionReading {
    public func neighbourhoods(
        of positions: Range<Int>,
        in list: (SectionID, Language) -> ArticleList,
        around: (Int) -> Range<Int>
    ) throws -> [UInt64?] {
        try summaries(at: positions).map { article in
            let list = list(article.section, article.language)
            guard let own = try position(of: article.id, in: list) else { return nil }
            let positions = around(own)
            var hash = StableHash()
            hash.add(own - positions.lowerBound)
            for other in try fingerprints(in: list, at: positions) { hash.add(other) }
            return hash.value
        }
    }

    public func days(in list: ArticleList, at positions: Range<Int>) throws -> [Day] {
        try summaries(in: list, at: positions).map(\.day)
    }

    public func related(at place: Int) throws -> [(id: ItemID, fingerprint: UInt64)] {
        try summaries(at: place..<place + 1).flatMap { try related(to: $0.id) }
    }

    public func labels(at place: Int) throws -> [ListedLabel] {
        try summaries(at: place..<place + 1).flatMap { try labels(of: $0.id) }
    }

    public func outlines(at positions: Range<Int>) throws -> [ArticleOutline] {
        try summaries(at: positions).map(ArticleOutline.init)
    }

    public func identities(at places: [Int]) throws -> [String] {
        try articles(places.flatMap { try summaries(at: $0..<$0 + 1) }.map(\.id)).map(\.identity)
    }

    public func pathBeginnings() throws -> Set<String>? { nil }

    /// Where an article stands on the portal.
    public func path(of article: ArticleSummary) throws -> String {
        try paths(at: [article.place])[0]
    }

    /// The same of several, by what they are known by.
    public func paths<Key>(of articles: [Key: ArticleSummary]) throws -> [Key: String] {
        let paths = try paths(at: articles.values.map(\.place))
        return Dictionary(uniqueKeysWithValues: zip(articles.keys, paths))
    }

    public func articles(telling detail: ToldDetail) throws -> [ArticleSummary] { [] }

    public func history(of id: ItemID) throws -> [ArticleVersion] { [] }

    public func readable(_ markdown: String) -> String { markdown }

    public func stories() throws -> [PublishedStory] { [] }

    public func story(of id: ItemID) throws -> PublishedStory? { nil }

    public func isFolded(_ id: ItemID, in list: ArticleList) throws -> Bool { false }

    public func trail(of story: PublishedStory) throws -> StoryTrail? { nil }

    public func movedStories() throws -> [MovedStory] { [] }

    public func leftLanguages() throws -> [ItemID: Set<Language>] { [:] }
}
