import Basics
public import Foundation
import Markdown
import WebURL

/// A site of Jekyll as it lies in its folder.
public struct JekyllSite: SiteExport, Sendable {
    public private(set) var site = ImportedSite(program: "Jekyll")
    let folder: SiteFolder
    let zone: TimeZone
    let permalink: String
    let base: String
    /// How the addresses of each collection are made that has pages, by its name.
    let collections: [String: String]
    /// What the collections are called that are sections, by their names.
    private let sections: [String: String]
    private(set) var files: [File] = []
    /// The addresses of posts and pages by their names: `2020-05-01-slug`, `_posts/…`, `about.md`.
    private(set) var addresses: [String: String] = [:]

    /// A file that is taken over.
    struct File {
        let path: String
        let isPost: Bool
        let day: String
        let name: String
        /// Folders around `_posts`.
        let categories: [String]
        var collection: String?
    }

    /// - Parameters:
    ///   - root: the folder with `_config.yml`.
    ///   - zone: in which dates are taken where the site names none.
    /// - Throws: `ImportFault` for a folder that is no site of Jekyll.
    public init(_ root: URL, zone: TimeZone) throws(ImportFault) {
        folder = SiteFolder(root: root)
        site.root = root
        let place = ["_config.yml", "_config.yaml", "_config.toml"].first(where: folder.exists)
        guard let place else {
            throw ImportFault(
                "this is no site of Jekyll: it has no _config.yml",
                hint: "name the folder in which it lies"
            )
        }
        let head = try folder.configuration(place)
        let zoneName = head.text("timezone")
        self.zone = zoneName.flatMap { TimeZoneNames.zone($0) } ?? zone
        let path = head.text("baseurl") ?? ""
        base =
            path.isEmpty || path == "/"
            ? "" : "/" + path.split(separator: "/").joined(separator: "/")
        permalink = Self.pattern(head.text("permalink") ?? "date")
        collections = Self.collections(head, isPretty: permalink.hasSuffix("/"))
        let names = collections.keys.filter(SectionFolder.isSection)
        sections = Dictionary(
            uniqueKeysWithValues: names.map { name in
                let title = head.map("collections")?.map(name)?.text("title")
                return (name, title ?? SectionFolder.title(of: name))
            }
        )
        site.title = head.text("title") ?? ""
        site.home = head.text("url").flatMap { WebURL("\($0)\(base)/") }
        site.language = head.text("lang", "locale")
        site.feeds = ["\(base)/feed.xml"]
        site.folders = [("\(base)/", root), ("/", root)]
        if head["defaults"] != nil {
            site.leftOut.append(
                LeftOut("the 'defaults' of \(place)", "each text says for itself what it is")
            )
        }
        if let zoneName, TimeZoneNames.zone(zoneName) == nil {
            let reason = "there is no zone '\(zoneName)'; dates are taken in \(zone.identifier)"
            site.leftOut.append(LeftOut("the 'timezone' of \(place)", reason))
        }
        var terms = NamedTerms()
        try readAll(&terms)
        guard !files.isEmpty || !site.leftOut.isEmpty else {
            throw ImportFault("there is no text in the folder", hint: "posts lie in _posts")
        }
        reportFolders(head)
        list(terms)
    }

    private mutating func readAll(_ terms: inout NamedTerms) throws(ImportFault) {
        let hidden: Set<String> = [
            "_site", "node_modules", "vendor", "_includes", "_layouts", "_sass", "_data",
            "_plugins",
        ]
        let walk = folder.walk("") { $0.hasPrefix(".") || hidden.contains($0) }
        site.leftOut += walk.refused.map { LeftOut($0.path, $0.reason) }
        for path in walk.files
        where ["md", "markdown", "html"].contains(path.split(separator: ".").last ?? "") {
            guard let file = file(path) else {
                if path.contains("_drafts/") { site.leftOut.append(LeftOut(path, "it is a draft")) }
                continue
            }
            let text: SiteFolder.Text
            do throws(ImportFault) {
                text = try folder.text(path)
            } catch {
                site.leftOut.append(LeftOut(path, error.message))
                continue
            }
            // Files without a head are copied as they are, and README and the like are no pages.
            guard text.hasHead || file.isPost else { continue }
            if let reason = Self.reason(toLeaveOut: text.head, file) {
                site.leftOut.append(LeftOut(path, reason))
                continue
            }
            let imported = imported(text, file, withBody: false)
            files.append(file)
            let address = imported.addresses.first ?? ""
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let bare = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
            for key in [path, bare] { addresses[key] = addresses[key] ?? address }
            let day = imported.day(in: zone)
            site.entries.append(ImportedSite.Entry(imported, day: day, body: .markdown(text.body)))
            guard imported.kind == .article else { continue }
            terms.add(imported)
        }
    }

    /// Nil for what is neither a post, nor a page, nor of a collection that has pages.
    private func file(_ path: String) -> File? {
        let parts = path.split(separator: "/").map(String.init)
        let last = parts.last ?? ""
        let bare = String(last[..<(last.lastIndex(of: ".") ?? last.endIndex)])
        if let place = parts.firstIndex(of: "_posts") {
            guard let match = bare.wholeMatch(of: /(\d{4}-\d{1,2}-\d{1,2})-(.+)/) else {
                return nil
            }
            return File(
                path: path,
                isPost: true,
                day: String(match.output.1),
                name: String(match.output.2),
                categories: Array(parts[..<place])
            )
        }
        if parts.count > 1, let first = parts.first, first.hasPrefix("_") {
            let collection = String(first.dropFirst())
            guard collections[collection] != nil,
                !parts.dropFirst().contains(where: { $0.hasPrefix("_") })
            else { return nil }
            return File(
                path: path,
                isPost: false,
                day: "",
                name: bare,
                categories: [],
                collection: collection
            )
        }
        guard !parts.contains(where: { $0.hasPrefix("_") }) else { return nil }
        return File(path: path, isPost: false, day: "", name: bare, categories: [])
    }

    private static func reason(toLeaveOut head: SiteHead, _ file: File) -> String? {
        if head.flag("published") == false { return "it is not published" }
        if head.flag("draft") == true { return "it is a draft" }
        if let target = head.texts("redirect_to").first { return "it sends on to \(target)" }
        if file.isPost { return nil }
        if file.path == "index.md" || file.path == "index.html" || file.path == "index.markdown" {
            return "the portal has a front page of its own"
        }
        if file.name == "404" { return "the portal has a page of its own for that" }
        if head["pagination"] != nil { return "it is a list; the portal has lists of its own" }
        return nil
    }

    private func imported(_ text: SiteFolder.Text, _ file: File, withBody: Bool) -> ImportedText {
        var result = described(text, file)
        if withBody { addBody(of: text, file, to: &result) }
        return result
    }

    /// What the head of a text and the name of its file say.
    private func described(_ text: SiteFolder.Text, _ file: File) -> ImportedText {
        let head = text.head
        let title = head.text("title") ?? file.name.replacing("-", with: " ")
        var result = ImportedText(
            id: "jekyll/\(file.path)",
            name: file.path,
            title: title,
            body: .markdown("")
        )
        result.published = head.date("date", in: zone) ?? Self.day(file.day, in: zone)
        result.doubts = text.doubts
        if let strange = head.strangeDate("date", in: zone) {
            result.doubts.append(ImportedText.doubt(ofDate: strange, instead: result.published))
        }
        // What of a collection has a day is news.
        let isDated = file.collection != nil && result.published != nil
        result.kind = file.isPost || isDated ? .article : .page
        result.updated = head.date("last_modified_at", "updated", in: zone)
            .flatMap { $0 > (result.published ?? $0) ? $0 : nil }
        result.slug = head.text("slug") ?? file.name
        result.language = head.text("lang", "language")
        let gap: (Character) -> Bool = \.isWhitespace
        let categories =
            file.categories + head.texts("categories", splitsAt: gap) + head.texts("category")
        result.section = categories.first ?? file.collection.flatMap { sections[$0] }
        result.tags =
            Array(categories.dropFirst()) + head.texts("tags", splitsAt: gap) + head.texts("tag")
        result.authors = head.texts("author") + head.texts("authors")
        result.summary = head.text("description", "excerpt", "summary")
        let address = address(of: file, head, categories, result)
        result.addresses =
            [address]
            + (head.texts("redirect_from") + head.texts("aliases")).map {
                base + ($0.hasPrefix("/") ? $0 : "/\($0)")
            }
        return result
    }

    private func addBody(of text: SiteFolder.Text, _ file: File, to result: inout ImportedText) {
        if let picture = text.head.picture("image", "cover", "thumbnail", "header", "feature") {
            result.picture = ImportedText.Picture(
                address: whole(picture.address),
                alt: picture.alt,
                caption: picture.caption
            )
        }
        var liquid = JekyllLiquid(
            base: base,
            home: site.home?.href ?? "",
            values: { text.head.text($0) }
        ) { page(named: $0) }
        let body = text.body.replacing(/<!--\s*more\s*-->/, with: "")
            .replacing(
                /(?m)^[ \t]*[*-] *(?:TOC|toc|this will .*)\s*\n\{:toc[^}]*\}[ \t]*\n?/,
                with: ""
            )
        var markdown = liquid.markdown(body)
        result.losses = liquid.losses.sorted()
        if !file.path.hasSuffix(".html") {
            let foreign = ForeignMarkdown(markdown)
            markdown = foreign.text
            result.losses += foreign.losses
        }
        markdown = MarkdownCode.tidied(markdown)
        if result.published == nil, !file.day.isEmpty {
            result.losses.append("its day: \(file.day) stands in no calendar")
        }
        let book = FolderBook(
            beside: { _ in nil },
            page: { page(named: $0) },
            own: file.isPost || file.collection != nil
                ? result.addresses[0] : "\(base)/\(file.path)"
        )
        let placed = MarkdownAddresses(markdown).text(book)
        result.body =
            file.path.hasSuffix(".html") ? .html(placed, breaksLines: false) : .markdown(placed)
    }

    /// `2020-5-1` and `2020-05-01`.
    private static func day(_ text: String, in zone: TimeZone) -> Date? {
        let parts = text.split(separator: "-").map { $0.count == 1 ? "0\($0)" : String($0) }
        return FrontMatterDate.parse(parts.joined(separator: "-"), timeZone: zone)
    }

    private func whole(_ address: String) -> String {
        address.contains("://") || address.hasPrefix("/") ? address : "\(base)/\(address)"
    }

    private mutating func reportFolders(_ head: SiteHead) {
        for (name, why) in [
            ("_data", "data are no texts; 'kind: data' shows them"),
            ("_layouts", "the portal has templates of its own"),
            ("_includes", "the portal has templates of its own"),
            ("_plugins", "programs are not taken over"),
        ] where !folder.walk(name, hides: { $0.hasPrefix(".") }).files.isEmpty {
            site.leftOut.append(LeftOut("the folder '\(name)'", why))
        }
        for name in head.map("collections")?.keys ?? []
        where name != "posts" && collections[name] == nil && folder.exists("_\(name)") {
            site.leftOut.append(
                LeftOut("the collection '\(name)'", "it has no pages of its own there")
            )
        }
    }

    private mutating func list(_ terms: NamedTerms) {
        func imported(_ names: [String: Int]) -> [ImportedTerm] {
            names.keys.sorted().map { ImportedTerm(name: $0, slug: SiteSlug.make($0)) }
        }
        site.categories = imported(terms.categories)
        site.tags = imported(terms.tags)
        site.authors = terms.authors.keys.sorted().map { ImportedAuthor(name: $0) }
    }

    public func texts() -> FolderReader {
        FolderReader(count: files.count) { place throws(ImportFault) in
            let file = files[place]
            return imported(try folder.text(file.path), file, withBody: true)
        }
    }
}
