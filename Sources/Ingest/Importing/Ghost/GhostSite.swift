public import Foundation
import Markdown
public import WebURL

/// A Ghost export: its posts and pages, with those who wrote them.
public struct GhostSite: SiteExport, Sendable {
    public private(set) var site = ImportedSite(program: "Ghost")
    private var taken: [ImportedText] = []

    /// What a post is joined with.
    private struct Joins {
        var tags: [String: [GhostExport.Tag]] = [:]
        var authors: [String: [String]] = [:]
        var meta: [String: GhostExport.PostMeta] = [:]
    }

    private static let largest = 1 << 30

    /// - Parameters:
    ///   - file: the export, as JSON.
    ///   - home: the address that the site has, which the export does not say.
    ///   - zone: in which days are counted.
    /// - Throws: `ImportFault` for a file that is none.
    public init(_ file: URL, home: WebURL?, zone: TimeZone) throws(ImportFault) {
        let export: GhostExport
        do {
            let data = try Data(contentsOf: file, options: .mappedIfSafe)
            guard data.count <= Self.largest else {
                throw ImportFault("it has more than 1 GB", hint: "export less at once")
            }
            export = try JSONDecoder().decode(GhostExport.self, from: WholeEscapes.mended(data))
        } catch let fault as ImportFault {
            throw fault
        } catch is DecodingError {
            throw ImportFault(
                "this is no export of Ghost",
                hint: "'Settings, Migration tools, Export' gives one, a file that ends in .json"
            )
        } catch {
            throw ImportFault("it cannot be read", hint: "name the file that Ghost gave")
        }
        site.home = home
        site.feeds = ["\(site.prefix)/rss/"]
        site.title = export.data.settings.first { $0.key == "title" }?.value ?? ""
        site.language =
            export.data.settings.first { ["locale", "lang", "default_locale"].contains($0.key) }?
            .value
        read(export.data, zone)
    }

    public func texts() -> GhostReader { GhostReader(taken) }

    private mutating func read(_ tables: GhostExport.Tables, _ zone: TimeZone) {
        let joins = joins(tables)
        var used: (tags: Set<String>, authors: Set<String>) = ([], [])
        var numbers: Set<String> = []
        for post in tables.posts {
            guard let id = post.id ?? post.uuid else { continue }
            let isPage = post.type == "page" || post.page == "1"
            let title = post.title ?? post.slug ?? id
            let name = "the \(isPage ? "page" : "post") '\(title)'"
            if let reason = Self.reason(toLeaveOut: post) {
                site.leftOut.append(LeftOut(name, reason))
                continue
            }
            guard numbers.insert(id).inserted else {
                site.leftOut.append(LeftOut(name, "another text has its number, \(id)"))
                continue
            }
            let text = text(post, id, name, isPage, joins)
            taken.append(text)
            used.tags.formUnion((joins.tags[id] ?? []).compactMap(\.slug))
            used.authors.formUnion(joins.authors[id] ?? [])
            let day = text.day(in: zone)
            site.entries.append(ImportedSite.Entry(text, day: day, body: text.body))
        }
        for tag in tables.tags where used.tags.contains(tag.slug ?? "") && !Self.isInner(tag) {
            var term = ImportedTerm(name: tag.name ?? "", slug: tag.slug ?? "")
            term.mayBeNew = false
            term.words = tag.description ?? ""
            term.addresses = ["\(site.prefix)/tag/\(term.slug)/"]
            site.categories.append(term)
        }
        for user in tables.users where used.authors.contains(user.name ?? "") {
            var author = ImportedAuthor(name: user.name ?? "")
            author.words = user.bio ?? ""
            author.portrait = user.portrait.map(whole)
            author.links = [user.website].compactMap(\.self)
            author.addresses = ["\(site.prefix)/author/\(user.slug ?? "")/"]
            site.authors.append(author)
        }
    }

    private func joins(_ tables: GhostExport.Tables) -> Joins {
        func order(_ text: String?) -> Double { text.flatMap { Double($0) } ?? 0 }
        var joins = Joins()
        let tags = Dictionary(tables.tags.map { ($0.id, $0) }) { first, _ in first }
        for row in tables.postsTags.sorted(by: { order($0.order) < order($1.order) }) {
            if let post = row.post, let tag = tags[row.tag] {
                joins.tags[post, default: []].append(tag)
            }
        }
        let users = Dictionary(tables.users.map { ($0.id, $0.name) }) { first, _ in first }
        for row in tables.postsAuthors.sorted(by: { order($0.order) < order($1.order) }) {
            if let post = row.post, let name = users[row.author] ?? nil {
                joins.authors[post, default: []].append(name)
            }
        }
        for row in tables.postsMeta { if let post = row.post { joins.meta[post] = row } }
        return joins
    }

    private static func reason(toLeaveOut post: GhostExport.Post) -> String? {
        switch post.status ?? "published" {
        case "published", "scheduled": break
        case "draft": return "it is a draft"
        case "sent": return "it was sent by mail and never published"
        case let other: return "its status is '\(other)'"
        }
        switch post.visibility ?? "public" {
        case "public": return nil
        case "members": return "it is for members only"
        case "paid", "tiers": return "it is for paying members only"
        case let other: return "it is visible to '\(other)'"
        }
    }

    private mutating func text(
        _ post: GhostExport.Post,
        _ id: String,
        _ name: String,
        _ isPage: Bool,
        _ joins: Joins
    ) -> ImportedText {
        var losses: [String] = []
        let html = GhostContent.html(of: post, &losses)
        var text = ImportedText(
            id: "ghost/\(id)",
            name: name,
            title: post.title ?? "",
            body: .html(whole(html), breaksLines: false)
        )
        text.kind = isPage ? .page : .article
        text.slug = post.slug ?? ""
        text.language = post.locale
        text.published = post.published.flatMap(Self.date)
        if text.published == nil {
            text.published = post.created.flatMap(Self.date)
            if !isPage {
                let written = post.published ?? "null"
                text.doubts.append(ImportedText.doubt(ofDate: written, instead: text.published))
            }
        }
        text.updated = post.updated.flatMap(Self.date).flatMap {
            $0 > (text.published ?? $0) ? $0 : nil
        }
        text.summary = post.excerpt
        text.authors = joins.authors[id] ?? []
        let tags = (joins.tags[id] ?? []).filter { !Self.isInner($0) }.compactMap(\.name)
        text.section = tags.first
        text.tags = Array(tags.dropFirst())
        if let picture = post.picture {
            let meta = joins.meta[id]
            text.picture = ImportedText.Picture(
                address: whole(picture),
                alt: meta?.alt,
                caption: meta?.caption.map(ArticleMarkup.words)
            )
        }
        if !text.slug.isEmpty { text.addresses = ["\(site.prefix)/\(text.slug)/"] }
        if post.codeHead != nil || post.codeFoot != nil {
            losses.append("code that Ghost put into its page")
        }
        text.losses = losses
        return text
    }

    /// Tags that begin with `#` are for the newsroom alone.
    private static func isInner(_ tag: GhostExport.Tag) -> Bool { tag.name?.hasPrefix("#") ?? true }

    /// With the address of the site where Ghost left a place for it.
    private func whole(_ text: String) -> String {
        let home = site.home?.href ?? "/"
        return text.replacing("__GHOST_URL__/", with: home.hasSuffix("/") ? home : home + "/")
            .replacing("__GHOST_URL__", with: home)
    }

    /// `2023-01-02T10:00:00.000Z`, of older versions `2023-01-02 10:00:00`.
    private static func date(_ text: String) -> Date? {
        FrontMatterDate.parse(text, timeZone: .gmt)
    }
}

/// Hands out the texts of a Ghost export.
public struct GhostReader: TextReader {
    private var rest: ArraySlice<ImportedText>

    init(_ texts: [ImportedText]) { rest = texts[...] }

    public mutating func next() throws(ImportFault) -> ImportedText? { rest.popFirst() }
}
