public import Domain
public import Foundation

/// Which part of the archive an edition shows.
public struct EditionScope: Sendable {
    public let clock: Date
    public let languages: [Language]
    public let lists: SiteSettings.Lists
    public let sources: [SourceID: Source]
    /// Where the site's pictures are served from.
    let pictures: SiteSettings.Pictures
    let drawsCards: Bool
    let relates: Bool
    let tellsStories: Bool
    let policies: [SourceID: PicturePolicy]
    /// The lists of the site's own, beside those that every site has.
    let selections: [ArticleSelection]
    /// Which topics and authors have lists.
    let labels: LabelRules
    /// What the newsroom chose by hand.
    let desk: Desk
    public let showsDrafts: Bool
    public let showsFuture: Bool
    public let showsExpired: Bool
    /// Makes of Markdown what readers see of it, as plain text.
    let readable: @Sendable (String) -> String

    public init(
        clock: Date,
        settings: SiteSettings,
        sources: [Source],
        selections: [ArticleSelection] = [],
        labels: LabelRules = LabelRules(),
        desk: Desk = Desk(),
        showsDrafts: Bool = false,
        showsFuture: Bool = false,
        showsExpired: Bool = false,
        readable: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.clock = clock
        languages = settings.languages
        lists = settings.lists
        self.sources = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
        pictures = settings.pictures
        drawsCards = settings.cards == .drawn
        relates = settings.related == .titles
        tellsStories = settings.stories != .off
        policies = self.sources.mapValues { PicturePolicy($0) }
        self.selections = selections
        self.labels = labels
        self.desk = desk
        self.showsDrafts = showsDrafts
        self.showsFuture = showsFuture
        self.showsExpired = showsExpired
        self.readable = readable
    }
}
