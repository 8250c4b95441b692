import Basics
import Domain
import Presentation

/// Where the links lead that stand in texts of the newsroom's own.
struct PublishedLinks: Sendable {
    /// By file, and by article.
    private var texts: [String: TextLinks] = [:]
    private var articles: [ItemID: TextLinks] = [:]
    /// All links, each with the site path to which it leads; nil for nothing.
    private(set) var all: [LedLink] = []

    /// Those of a site without texts of its own.
    init() {}

    /// - Parameters:
    ///   - written: the texts with their links.
    ///   - files: the site paths of what is published, by the path below `Content/`.
    ///   - edition: the articles.
    ///   - context: how addresses are spelt.
    /// - Throws: what reading the edition throws.
    init(
        _ written: WrittenTexts,
        files: [String: String],
        in edition: any EditionReading,
        context: SiteContext
    ) throws {
        guard !written.links.isEmpty else { return }
        let pages = Dictionary(written.pages.map { ($0.file, context.path(of: $0)) }) { $1 }
        let named = written.links.flatMap { [$0.article, $0.target.article].compactMap(\.self) }
        let known = try edition.summaries(of: Source.ownID, identities: Set(named))
        let paths = try edition.paths(of: known)
        for link in written.links {
            let holder = link.article.flatMap { known[$0] }
            // Nobody meets what stands in a draft.
            if link.article != nil, holder == nil { continue }
            let path: String? =
                switch link.target {
                case .article(let identity): paths[identity]
                case .page(let file): pages[file]
                case .file(let file): files[file]
                case .site(let path): path
                case .itself: link.article.flatMap { paths[$0] } ?? pages[link.file]
                case .nothing: nil
                }
            // A note stands on pages of others.
            if path != nil || link.target != .itself { all.append(LedLink(link: link, path: path)) }
            if link.isSpelt { continue }
            let published = path.map { context.link(SitePath.encoded($0)) + link.rest }
            texts[link.file, default: TextLinks()].add(link.address, published)
            if let holder {
                articles[holder.id, default: TextLinks()].add(link.address, published)
            }
        }
    }

    /// The links of a page or a note.
    func of(_ file: String) -> TextLinks { texts[file] ?? TextLinks() }

    func of(_ article: ItemID) -> TextLinks? { articles[article] }
}

/// A link with the site path to which it leads.
public struct LedLink: Sendable {
    public let link: WrittenLink
    /// Nil where nothing is published.
    public let path: String?
}
