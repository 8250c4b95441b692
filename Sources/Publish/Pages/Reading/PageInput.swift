import Domain
import Foundation
import Presentation

/// Something that a page is made from beside what all pages share.
///
/// A page's model can read nothing that its page has not declared, what tells whether the page changed covers just
/// these, and `explain` names them. Each is kept behind a reference: those of the pages of lists, of which there are most, are
/// small beside others.
indirect enum PageInput: Hashable, Sendable {
    /// An article with its text, what is related to it, and its neighbours in its section.
    case article(ArticleSummary)
    /// The articles of a list at positions counted from the oldest.
    case articles(ArticleList, Range<Int>)
    /// What the articles of a list at positions counted from the oldest are related to.
    case related(ArticleList, Range<Int>)
    /// A page of a list of articles, with the ways to the pages beside it.
    case page(ListedPage)
    /// How many articles a list has.
    case count(ArticleList)
    /// Days of a language's archive.
    case days(ArchiveSpan, Language)
    /// Everything of a kind that is no article.
    case entities(EntityKind)
    /// One thing that is no article.
    case entity(EntityKind, ItemID)
    /// Some things of a kind, in the order in which they were chosen.
    case selected(EntityKind, [ItemID])
    /// What the newsroom adds to an entity, by its identity.
    case note(EntityKind, String)
    /// What the newsroom wrote itself.
    case text(WrittenPage)
    /// A topic or an author: what it is called, and what the newsroom says of it.
    case label(Label)
    /// What several tell of one event, the article that stands for all of them, and what goes on with it.
    case story(PublishedStory, lead: ItemID, trail: StoryTrail?)
    /// Articles that the newsroom chose, in its order.
    case chosen([ArticleSummary])
    /// What the page shows of the agenda.
    case agenda(AgendaPart)
    /// What an article of the newsroom's own has said since it was published.
    case history(ItemID)
    /// What the newsroom chose by hand for a front page.
    case desk(DeskChoices)
    /// Where the links of a text of the newsroom's own lead.
    case links(TextLinks)
    /// A page type of the site's own, with one of its rows for a page that shows just that.
    case pageType(PageType, row: Int?)
    /// How each source stands.
    case statuses
    /// The sources that have news, each with the day of its newest.
    case sources
    /// When what is published in a language last changed.
    case newestChange(Language)
    /// The site's own map of its region or town.
    case ownMap
    /// Names that were found while the site was planned, by what they are.
    case names(NameList, [String])
    /// The clock: what the page shows holds until then.
    case clock(until: Date)
}

/// What names are, for those who read them and those who ask where a page comes from.
struct NameList: Hashable, Sendable {
    /// In words: `the sections of the country`.
    let title: String

    init(_ title: String) {
        self.title = title
    }
}

extension PageInput {
    /// That of an article, which many are told at once.
    static let articleNumber = 1

    /// What sets apart the fingerprints of inputs; each keeps its number, or all pages with it are made anew.
    var number: Int {
        switch self {
        case .article: Self.articleNumber
        case .articles: 2
        case .page: 3
        case .count: 4
        case .days: 5
        case .entities: 6
        case .note: 7
        case .text: 8
        case .statuses: 9
        case .sources: 10
        case .newestChange: 11
        case .ownMap: 12
        case .names: 13
        case .clock: 14
        case .pageType: 15
        case .links: 16
        case .label: 17
        case .chosen: 18
        case .desk: 19
        case .related: 20
        case .history: 21
        case .story: 22
        case .entity: 23
        case .selected: 24
        case .agenda: 25
        }
    }
}

extension PageInput {
    /// The newest articles of a list.
    static func newest(
        _ most: Int,
        of list: ArticleList,
        in edition: any EditionReading
    ) throws -> PageInput {
        let count = try edition.count(of: list)
        return .articles(list, max(0, count - most)..<count)
    }

    /// All articles of a list.
    static func all(of list: ArticleList, in edition: any EditionReading) throws -> PageInput {
        .articles(list, 0..<(try edition.count(of: list)))
    }
}
