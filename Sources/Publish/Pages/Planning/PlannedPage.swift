public import Domain
import Presentation

/// One page that the portal will have: its address, what it is made from, and who claims the address. It is kept once, whoever
/// names it.
public final class PlannedPage: Sendable {
    /// The site path.
    public let path: String
    let content: any PageContent
    private let origin: Origin
    /// Its number among the pages of its list; nil for the list's own address, and for any other page.
    private let number: Int?

    /// What a page is made from beside its number, kept once for all pages of a list.
    final class Origin: Sendable {
        let language: Language
        /// Whose page it is, in words.
        let owner: String
        /// The list's own address; nil where it is no list.
        let list: ListedPage?
        /// All else that the page can read.
        let inputs: [PageInput]
        let route: Route?
        let translations: [Language: String]

        init(
            language: Language,
            owner: String,
            list: ListedPage? = nil,
            inputs: [PageInput],
            route: Route? = nil,
            translations: [Language: String] = [:]
        ) {
            self.language = language
            self.owner = owner
            self.list = list
            self.inputs = inputs
            self.route = route
            self.translations = translations
        }
    }

    /// - Parameters:
    ///   - path: the site path.
    ///   - content: what it shows.
    ///   - origin: what it is made from.
    ///   - number: its number among the pages of the list.
    init(path: String, content: any PageContent, of origin: Origin, number: Int? = nil) {
        self.path = path
        self.content = content
        self.origin = origin
        self.number = number
    }

    public var language: Language { origin.language }

    /// The page's part of a list of articles; nil where it is no list.
    var listed: ListedPage? { origin.list?.numbered(number) }

    /// All that the page can read.
    var inputs: [PageInput] { (listed.map { [.page($0)] } ?? []) + origin.inputs }

    /// Its address in every language of the site; nil for what exists once.
    var route: Route? { number == nil ? origin.route : origin.route?.numbered(number) }

    /// The same text in other languages, where no route says where it is.
    var translations: [Language: String] { origin.translations }

    /// In words for messages: `the section 'sports', page 3`, `Content/pages/acerca.md`.
    public var owner: String { origin.owner + (number.map { ", page \($0)" } ?? "") }

    /// The part of the portal under which `build --only` names the page.
    public var kind: PageKind { content.kind }

    /// What kind of page it is, finer than the part of the portal it belongs to: `match`, `river-page`.
    public var kindName: String { content.name }

    /// When the page is written: those that others link to come first.
    public var stage: WritingStage { content.stage }
}

/// What a page shows: makes the page's model from what the page has declared that it reads.
///
/// Holds only what its address spells; everything else comes through the reading.
protocol PageContent: Hashable, Sendable {
    /// Pages that look different have different names, so that whoever checks pages misses none.
    var name: String { get }
    var kind: PageKind { get }
    var stage: WritingStage { get }
    /// Whether it belongs into the sitemap of lists and pages.
    var isIndexed: Bool { get }
    /// The entry of the navigation that it belongs to; nil for its own.
    var navigation: Route? { get }

    /// Nil for what has vanished since the site was planned.
    func model(_ reading: PageReading) throws -> (any PageModel)?
}

extension PageContent {
    var stage: WritingStage { .leaves }
    var isIndexed: Bool { false }
    var navigation: Route? { nil }
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
