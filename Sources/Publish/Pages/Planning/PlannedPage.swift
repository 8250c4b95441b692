public import Domain
import Presentation

/// One page that the portal will have: its address, what it is made from, and who claims the address. It is kept once, whoever
/// names it.
public final class PlannedPage: Sendable {
    /// The site path.
    public let path: String
    public let language: Language
    /// In words, of a list without the number of its page.
    private let claimant: String
    let content: any PageContent
    /// All that the page can read.
    let inputs: [PageInput]
    /// Its address in every language of the site; nil for what exists once.
    let route: Route?
    /// The same text in other languages, where no route says where it is.
    let translations: [Language: String]

    init(
        path: String,
        language: Language,
        owner: String,
        content: any PageContent,
        inputs: [PageInput],
        route: Route? = nil,
        translations: [Language: String] = [:]
    ) {
        self.path = path
        self.language = language
        claimant = owner
        self.content = content
        self.inputs = inputs
        self.route = route
        self.translations = translations
    }

    /// In words for messages: `the section 'sports', page 3`, `Content/pages/acerca.md`.
    public var owner: String {
        guard case .page(let page)? = inputs.first, let number = page.number else {
            return claimant
        }
        return "\(claimant), page \(number)"
    }

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
