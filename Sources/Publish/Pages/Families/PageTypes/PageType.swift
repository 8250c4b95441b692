import Basics
public import Domain
import TemplateModels

/// A kind of pages that the site adds to those of the theme: a template whose front matter says where its pages stand
/// and what they show.
public struct PageType: Sendable {
    /// That of the template's file, without its ending.
    public let name: String
    /// The file as messages name it.
    public let file: String
    /// The template without its front matter; what it says stands on the lines on which it stands in the file.
    public let template: String
    public let languages: [Language]
    /// Where the pages stand, with the columns of a row in braces: `/council/{name}/`.
    public let path: LocalizedText
    public let title: LocalizedText
    public let summary: LocalizedText?
    public let listing: Listing
    /// The rows that the pages show.
    public let data: PageTypeData?
    /// How many articles, entities or rows a page holds; nil for what is usual.
    public let paging: Int?
    public let navigation: NavigationPlace?
    /// Differs whenever anything of it differs that its pages show.
    let fingerprint: UInt64
    /// The same without its rows.
    private let own: UInt64
    let identity = PageTypeIdentity()

    /// What the pages list.
    public enum Listing: Hashable, Sendable {
        case nothing
        case articles(ArticleSelection)
        /// Of a kind that has pages, of all sources or of one.
        case entities(EntityKind, of: SourceID?)
        /// All rows of the data.
        case rows
        /// Each row has a page of its own.
        case eachRow
    }

    public init(
        name: String,
        file: String,
        template: String,
        languages: [Language],
        path: LocalizedText,
        title: LocalizedText,
        summary: LocalizedText? = nil,
        listing: Listing,
        data: PageTypeData? = nil,
        paging: Int? = nil,
        navigation: NavigationPlace? = nil
    ) {
        self.name = name
        self.file = file
        self.template = template
        self.languages = languages
        self.path = path
        self.title = title
        self.summary = summary
        self.listing = listing
        self.data = data
        self.paging = paging
        self.navigation = navigation
        var hash = StableHash()
        for text in [file, template, "\(listing)", "\(navigation.map(\.rawValue) ?? "")"] {
            hash.add(text)
        }
        for text in [path, title, summary].compactMap(\.self) { hash.add(text) }
        for language in languages { hash.add(language.tag) }
        hash.add(paging ?? 0)
        own = hash.value
        hash.add(data?.fingerprint ?? 0)
        fingerprint = hash.value
    }

    /// The kinds of entities that have pages to which a list can lead.
    public static let entityKinds = EntityKind.allCases.filter {
        $0.model is any ListedEntity.Type
    }

    /// How many rows or entities a page holds; those of articles are divided as all lists of articles are.
    func count(onPagesOf all: Int) -> Int { max(1, paging ?? all) }

    /// - Parameter row: the one that a page shows; nil for a page that shows any of them.
    /// - Returns: a number that differs whenever what the page shows of the type does.
    func fingerprint(row: Int?) -> UInt64 {
        guard let row, let data else { return fingerprint }
        var hash = StableHash(own)
        hash.add(data.rows[row].fingerprint)
        return hash.value
    }
}

extension PageType: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.fingerprint == right.fingerprint
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(fingerprint)
    }
}

/// What tells the names in the templates of one page type from those of another.
final class PageTypeIdentity: Sendable {
    let row = Row()

    final class Row: Sendable {}
}

extension StableHash {
    mutating func add(_ text: LocalizedText) {
        for (language, text) in text.texts.sorted(by: { $0.key < $1.key }) {
            add(language.tag)
            add(text)
        }
        add(text.plain)
    }
}
