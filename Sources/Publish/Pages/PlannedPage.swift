public import Domain
import Presentation

/// One page that the portal will have: its address, what it shows, and who claims the address.
public struct PlannedPage: Hashable, Sendable {
    /// The site path.
    public let path: String
    public let language: Language
    public let content: Content
    /// In words for messages: `the section 'sports'`, `Content/pages/acerca.md`.
    public let owner: String

    /// What a page shows, and so which template it has.
    public enum Content: Hashable, Sendable {
        case front
        case list(ListedPage)
        case sections
        case map
        case archive
        case year(Int)
        case month(year: Int, month: Int)
        case day(Day)
        case search
        case written(WrittenPage)
        case article(ItemID)
        case status
        case reader(ReaderPage)
        case desk(DeskPage)
        case notFound
        case redirect(to: String)
        case tombstone(Tombstone)
    }

    /// When the page is written: those that others link to come first.
    public var stage: WritingStage {
        switch content {
        case .article, .written, .status, .reader, .redirect, .tombstone, .notFound:
            .leaves
        case .list(let page) where page.number != nil: .numberedLists
        case .list, .sections, .map, .archive, .year, .month, .day, .search: .lists
        case .front: .fronts
        case .desk(let page): page.stage
        }
    }
}

extension PlannedPage {
    /// The kind under which `build --only` names the page.
    public var kind: PageKind {
        switch content {
        case .front: .front
        case .list(let page):
            switch page.list {
            case .section: .sections
            case .country, .countrySection: .map
            case .source: .sources
            case .river, .day, .month, .form: .news
            }
        case .sections: .sections
        case .map: .map
        case .archive, .year, .month, .day: .archive
        case .article, .redirect, .tombstone: .articles
        case .written, .status, .reader, .notFound: .pages
        case .desk(let page): page.kind
        case .search: .search
        }
    }
}

extension PlannedPage {
    init(_ article: ArticleSummary, context: SiteContext) {
        self.init(
            path: article.path,
            language: context.pageLanguage(of: article.language),
            content: .article(article.id),
            owner: article.owner
        )
    }
}

extension ArticleSummary {
    var owner: String { "the article \(id) of '\(source)'" }
}

/// A part of the portal that can be built alone.
public enum PageKind: String, CaseIterable, Sendable {
    case front
    case news
    case sections
    case articles
    case archive
    case map
    case sports
    case programmes
    case music
    case people
    case collections
    case sources
    case pages
    case feeds
    case search
}

/// The order in which pages are written, so that every link of a written page leads somewhere.
public enum WritingStage: Int, Comparable, CaseIterable, Sendable {
    case leaves
    case numberedLists
    case lists
    case fronts

    public static func < (left: Self, right: Self) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// One page of a list of articles.
public struct ListedPage: Hashable, Sendable {
    public let list: ArticleList
    /// Nil for the list's own address, which holds the newest.
    public let number: Int?
    /// Positions counted from the oldest article.
    public let positions: Range<Int>
    /// How many numbered pages the list has.
    public let lastNumber: Int
}
