public import Foundation
import Markdown
import WebURL

/// A site of Hugo as it lies in its folder.
public struct HugoSite: SiteExport, Sendable {
    public private(set) var site = ImportedSite(program: "Hugo")
    private let folder: SiteFolder
    private let configuration: HugoConfiguration
    private let zone: TimeZone
    private var files: [File] = []
    /// The address of each text, by its path in the folder of texts without ending and language.
    private var addresses: [String: String] = [:]
    /// The same by the last part of that path, where it is the only one.
    private var names: [String: [String]] = [:]

    /// A file that is taken over.
    private struct File {
        /// Below the folder of texts.
        let path: String
        let content: String
        let language: String?
        /// The path without ending and language; of a folder with an `index.md`, the folder.
        let key: String
        var isBundle: Bool
    }

    /// - Parameters:
    ///   - root: the folder with `hugo.toml` and `content`.
    ///   - zone: in which dates are taken that name none.
    /// - Throws: `ImportFault` for a folder that is no site of Hugo.
    public init(_ root: URL, zone: TimeZone) throws(ImportFault) {
        folder = SiteFolder(root: root)
        configuration = try HugoConfiguration(folder)
        self.zone = zone
        site.title = configuration.title
        site.home = configuration.home
        site.language = configuration.defaultLanguage
        site.feeds = ["/index.xml"]
        for content in configuration.folders { site.folders.append(("\(ImportedSite.bundle)\(content.folder)/", root.appending(path: content.folder))) }
        for name in configuration.staticFolders + ["assets"] {
            for start in Set([prefix + "/", "/"]).sorted(by: >) { site.folders.append((start, root.appending(path: name))) }
        }
        var count = Counts()
        for content in configuration.folders { try read(content.folder, content.language, &count) }
        guard !files.isEmpty || !site.leftOut.isEmpty else {
            throw ImportFault(
                "there is no text in \(configuration.folders.map(\.folder).joined(separator: ", "))",
                hint: "name the folder of the site, in which 'content' lies"
            )
        }
        tellFolders()
        listTerms(count)
    }

    /// The path of the site's own address.
    private var prefix: String {
        let path = configuration.home?.path ?? ""
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// What texts name.
    private struct Counts {
        var sections: Set<String> = []
        var categories: Set<String> = []
        var tags: Set<String> = []
        var authors: Set<String> = []
    }

    private mutating func read(_ content: String, _ language: String?, _ count: inout Counts) throws(ImportFault) {
        let others = configuration.folders.map(\.folder).filter { $0 != content && $0.hasPrefix("\(content)/") }
        for path in folder.files(content, hides: { $0.hasPrefix(".") })
        where ["md", "markdown", "html", "htm"].contains(path.split(separator: ".").last ?? "") {
            if others.contains(where: { "\(content)/\(path)".hasPrefix("\($0)/") }) { continue }
            let file = file(path, content, language)
            let text: SiteFolder.Text
            do throws(ImportFault) {
                text = try folder.text("\(content)/\(path)")
            } catch {
                site.leftOut.append(LeftOut("\(content)/\(path)", error.message))
                continue
            }
            if let reason = Self.reason(toLeaveOut: text.head, file) {
                site.leftOut.append(LeftOut("\(content)/\(path)", reason))
                continue
            }
            let imported = imported(text, file, withBody: false)
            files.append(file)
            let address = imported.addresses.first ?? ""
            addresses["\(file.key) \(file.language ?? "")"] = address
            addresses[file.key] = addresses[file.key] ?? address
            names[file.key.split(separator: "/").last.map(String.init) ?? "", default: []].append(address)
            let day = imported.published.map { WordPressText.day($0, zone) } ?? ""
            site.entries.append(ImportedSite.Entry(imported, day: day))
            if imported.kind == .article {
                count.sections.insert(file.key.split(separator: "/").first.map(String.init) ?? "")
                count.categories.formUnion([imported.section].compactMap(\.self))
                count.tags.formUnion(imported.tags)
                count.authors.formUnion(imported.authors)
            }
        }
    }

    private func file(_ path: String, _ content: String, _ language: String?) -> File {
        var parts = path.split(separator: "/").map(String.init)
        var name = parts.removeLast()
        name = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
        var language = language
        if let dot = name.lastIndex(of: "."), configuration.languages.contains(String(name[name.index(after: dot)...])) {
            language = String(name[name.index(after: dot)...])
            name = String(name[..<dot])
        }
        let isBundle = name == "index"
        if !isBundle || parts.isEmpty { parts.append(name) }
        return File(
            path: path,
            content: content,
            language: language ?? (configuration.languages.count > 1 ? configuration.defaultLanguage : nil),
            key: parts.joined(separator: "/"),
            isBundle: isBundle
        )
    }

    private static func reason(toLeaveOut head: SiteHead, _ file: File) -> String? {
        if head.flag("draft") ?? false { return "it is a draft" }
        if head.flag("headless") ?? false { return "it is shown nowhere by itself" }
        let name = file.key.split(separator: "/").last ?? ""
        if name == "_index" { return "it is the head of a list; the portal has lists of its own" }
        if head["expirydate"] != nil, head.date("expirydate", in: .gmt) != nil { return "it expires" }
        return nil
    }

    /// - Parameter withBody: whether the text is wanted, and not only what names it.
    private func imported(_ text: SiteFolder.Text, _ file: File, withBody: Bool) -> ImportedText {
        let head = text.head
        let last = file.key.split(separator: "/").last.map(String.init) ?? file.key
        let title = head.text("title") ?? last.replacing("-", with: " ")
        var result = ImportedText(
            id: "hugo/\(file.content)/\(file.path)",
            name: "\(file.content)/\(file.path)",
            title: title,
            body: .markdown("")
        )
        result.published = head.date("date", "publishdate", "pubdate", in: zone)
        result.updated = head.date("lastmod", "updated", "modified", in: zone)
            .flatMap { $0 > (result.published ?? $0) ? $0 : nil }
        let isInSection = file.key.contains("/")
        result.kind = result.published != nil && isInSection ? .article : .page
        result.slug = head.text("slug") ?? last
        result.language = file.language
        if let language = file.language, result.kind == .page, configuration.languages.count > 1 {
            result.key = head.text("translationkey") ?? (language.isEmpty ? nil : file.key)
        }
        let address = address(of: file, head, title, result.published)
        result.addresses = [address] + head.texts("aliases").map { alias in
            alias.hasPrefix("/") || alias.contains("://")
                ? prefix + alias : FolderBook(beside: { _ in nil }, page: { _ in nil }, own: address).place(ofLink: alias) ?? alias
        }
        let categories = head.texts(configuration.taxonomies["category"] ?? "categories")
        result.section = categories.first
        result.tags = Array(categories.dropFirst()) + head.texts(configuration.taxonomies["tag"] ?? "tags")
        result.authors = head.texts("authors").isEmpty ? head.texts("author") : head.texts("authors")
        result.summary = head.text("summary", "description")
        guard withBody else { return result }
        let book = book(file, own: address)
        if let picture = picture(head) {
            if case .elsewhere(let whole) = book.place(ofFile: picture.address) {
                result.picture = ImportedText.Picture(address: whole, alt: picture.alt, caption: picture.caption)
            }
        }
        var shortcodes = HugoShortcodes { book.page($0.prefix { $0 != "#" }.description) }
        let body = text.body.replacing(/<!--\s*more\s*-->/, with: "")
            .replacing(/(?m)^(#{1,6}[^\n]*?)\s*\{#[^}\n]*\}[ \t]*$/) { String($0.output.1) }
        let markdown = MarkdownCode.tidied(shortcodes.markdown(body))
        result.losses = shortcodes.losses.sorted()
        let isHTML = file.path.hasSuffix(".html") || file.path.hasSuffix(".htm")
        let placed = MarkdownAddresses(markdown).text(book)
        result.body = isHTML ? .html(placed, breaksLines: false) : .markdown(placed)
        return result
    }

    private func picture(_ head: SiteHead) -> ImportedText.Picture? {
        for key in ["cover", "featured_image", "featuredimage", "image", "thumbnail", "images", "hero"] {
            if let group = head.map(key) {
                guard let address = group.text("image", "src", "url", "path") else { continue }
                return ImportedText.Picture(address: address, alt: group.text("alt"), caption: group.text("caption"))
            }
            if let address = head.texts(key).first { return ImportedText.Picture(address: address) }
        }
        return nil
    }

    private func address(of file: File, _ head: SiteHead, _ title: String, _ date: Date?) -> String {
        let language = prefix + configuration.prefix(file.language)
        if let url = head.text("url") { return url.hasPrefix("/") ? prefix + url : "\(language)/\(url)" }
        let parts = file.key.split(separator: "/").map(String.init)
        let name = parts.last ?? ""
        let folders = parts.dropLast()
        let slug = head.text("slug") ?? name
        let section = folders.first ?? ""
        let path: String
        if let pattern = configuration.permalinks[section.isEmpty ? "pages" : section] ?? (section.isEmpty ? configuration.permalinks["/"] : nil) {
            path = PermalinkPattern(text: pattern, zone: zone).address(
                date: date,
                [
                    "slug": SiteSlug.make(head.text("slug") ?? title), "title": SiteSlug.make(title),
                    "filename": SiteSlug.make(name), "contentbasename": SiteSlug.make(name),
                    "slugorfilename": SiteSlug.make(slug), "slugorcontentbasename": SiteSlug.make(slug),
                    "section": section, "sections": folders.joined(separator: "/"),
                ]
            )
        } else {
            path = "/" + (folders.map(SiteSlug.make) + [SiteSlug.make(slug)]).joined(separator: "/") + "/"
        }
        guard configuration.hasUglyAddresses, !path.hasSuffix(".html") else { return language + path }
        return "\(language)\(path.hasSuffix("/") ? String(path.dropLast()) : path).html"
    }

    private func book(_ file: File, own: String) -> FolderBook {
        let folders = file.path.split(separator: "/").dropLast().joined(separator: "/")
        let root = folder.root
        let content = file.content
        return FolderBook(
            beside: { path in
                let place = "\(content)/\(folders.isEmpty ? "" : folders + "/")\(path)"
                guard !path.contains(".."), !path.hasSuffix(".md"), !path.isEmpty, !path.hasSuffix("/") else { return nil }
                var isFolder: ObjCBool = false
                let found = FileManager.default.fileExists(
                    atPath: root.appending(path: place).path(percentEncoded: false),
                    isDirectory: &isFolder
                )
                return found && !isFolder.boolValue ? "\(ImportedSite.bundle)\(place)" : nil
            },
            page: { page(named: $0, in: folders, file.language) },
            own: own
        )
    }

    /// The address of a text by its path: from the folder of the one that names it, from the root, or by its name alone.
    private func page(named written: String, in folders: String, _ language: String?) -> String? {
        var path = written
        for ending in [".md", ".markdown", ".html"] where path.hasSuffix(ending) { path.removeLast(ending.count) }
        if let language, path.hasSuffix(".\(language)") { path.removeLast(language.count + 1) }
        if path.hasSuffix("/index") { path.removeLast("/index".count) }
        let isWhole = path.hasPrefix("/")
        let bare = path.split(separator: "/").map(String.init)
        var relative = folders.split(separator: "/").map(String.init)
        for part in bare where part != "." { if part == ".." { _ = relative.popLast() } else { relative.append(part) } }
        let keys = (isWhole ? [] : [relative.joined(separator: "/")]) + [bare.joined(separator: "/")]
        for key in keys {
            if let address = addresses["\(key) \(language ?? "")"] ?? addresses[key] { return address }
        }
        let named = names[bare.last ?? ""] ?? []
        return named.count == 1 ? named[0] : nil
    }

    private mutating func tellFolders() {
        for (name, why) in [
            ("data", "data are no texts; 'kind: data' shows them"), ("layouts", "the portal has templates of its own"),
            ("i18n", "the portal has words of its own"), ("archetypes", "the portal begins texts by 'pregonero new'"),
        ] where !folder.files(name, hides: { $0.hasPrefix(".") }).isEmpty {
            site.leftOut.append(LeftOut("the folder '\(name)'", why))
        }
    }

    private mutating func listTerms(_ count: Counts) {
        func terms(_ names: Set<String>, _ kind: String) -> [ImportedTerm] {
            let path = configuration.taxonomies[kind] ?? kind
            return names.sorted().map { name in
                var term = ImportedTerm(name: name, slug: SiteSlug.make(name))
                term.addresses = ["\(prefix)\(configuration.prefix(configuration.languages.isEmpty ? nil : configuration.defaultLanguage))/\(path)/\(term.slug)/"]
                return term
            }
        }
        site.categories = terms(count.categories, "category")
        site.tags = terms(count.tags, "tag")
        site.authors = count.authors.sorted().map { ImportedAuthor(name: $0) }
        site.lists = count.sections.sorted().map { "\(prefix)/\(SiteSlug.make($0))/" }
    }

    public func texts() -> FolderReader {
        FolderReader(count: files.count) { place throws(ImportFault) in
            let file = files[place]
            return imported(try folder.text("\(file.content)/\(file.path)"), file, withBody: true)
        }
    }
}
