public import Foundation
import Markdown
import WebURL

/// A site of Hugo as it lies in its folder.
public struct HugoSite: SiteExport, Sendable {
    public private(set) var site = ImportedSite(program: "Hugo")
    let folder: SiteFolder
    let configuration: HugoConfiguration
    let zone: TimeZone
    let now: Date
    private(set) var files: [File] = []
    /// The address of each text, by its path in the folder of texts without ending and language.
    private(set) var addresses: [String: String] = [:]
    /// The same by the last part of that path, where it is the only one.
    private(set) var names: [String: [String]] = [:]

    /// A file that is taken over.
    struct File {
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
    ///   - now: by which what has expired is told from what is still shown.
    /// - Throws: `ImportFault` for a folder that is no site of Hugo.
    public init(_ root: URL, zone: TimeZone, now: Date) throws(ImportFault) {
        folder = SiteFolder(root: root)
        site.root = root
        configuration = try HugoConfiguration(folder)
        self.zone = zone
        self.now = now
        site.title = configuration.title
        site.home = configuration.home
        site.language = configuration.defaultLanguage
        site.feeds = ["\(site.prefix)/index.xml"]
        for content in configuration.folders {
            site.folders.append(
                ("\(ImportedSite.bundle)\(content.folder)/", root.appending(path: content.folder))
            )
        }
        for name in configuration.staticFolders + ["assets"] {
            for start in Set([prefix + "/", "/"]).sorted(by: >) {
                site.folders.append((start, root.appending(path: name)))
            }
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
    var prefix: String { site.prefix }

    /// What texts name.
    private struct Counts {
        var terms = NamedTerms()
        var sections: Set<String> = []
        /// How many texts name something of each kind that the portal does not have.
        var others: [String: Int] = [:]
    }

    /// Kinds of lists that are neither of tags, nor of categories, nor of authors.
    private func otherKinds(_ names: some Sequence<String>) -> [String] {
        let known = ["category", "tag"].map { configuration.taxonomies[$0] ?? $0 } + Self.authors
        return Set(names).subtracting(known).sorted()
    }

    private static let authors = ["authors", "author"]

    private mutating func read(_ content: String, _ language: String?, _ count: inout Counts)
        throws(ImportFault)
    {
        let others = configuration.folders.map(\.folder).filter {
            $0 != content && $0.hasPrefix("\(content)/")
        }
        let walk = folder.walk(content) { $0.hasPrefix(".") }
        for (path, reason) in walk.refused {
            site.leftOut.append(LeftOut(path.isEmpty ? content : "\(content)/\(path)", reason))
        }
        for path in walk.files
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
            if let reason = Self.reason(toLeaveOut: text.head, file)
                ?? reasonOfTime(toLeaveOut: text.head, file)
            {
                site.leftOut.append(LeftOut("\(content)/\(path)", reason))
                continue
            }
            let imported = imported(text, file, withBody: false)
            files.append(file)
            let address = imported.addresses.first ?? ""
            addresses["\(file.key) \(file.language ?? "")"] = address
            addresses[file.key] = addresses[file.key] ?? address
            names[file.key.split(separator: "/").last.map(String.init) ?? "", default: []].append(
                address
            )
            if file.isBundle, address.hasSuffix("/") || address.hasSuffix(".html") {
                let folder = path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
                let start = "\(ImportedSite.bundle)\(content)/\(folder)"
                let beside = address.hasSuffix("/") ? address : "\(address.dropLast(5))/"
                site.bundles[start] = site.bundles[start] ?? beside
            }
            let day = imported.published.map { WordPressText.day($0, zone) } ?? ""
            site.entries.append(ImportedSite.Entry(imported, day: day, body: .markdown(text.body)))
            if imported.kind == .article {
                count.sections.insert(file.key.split(separator: "/").first.map(String.init) ?? "")
                count.terms.add(imported)
            }
            for name in otherKinds(configuration.taxonomies.values)
            where !text.head.texts(name.lowercased()).isEmpty {
                count.others[name, default: 0] += 1
            }
        }
    }

    private func file(_ path: String, _ content: String, _ language: String?) -> File {
        var parts = path.split(separator: "/").map(String.init)
        var name = parts.removeLast()
        name = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
        var language = language
        if let dot = name.lastIndex(of: "."),
            configuration.languages.contains(String(name[name.index(after: dot)...]))
        {
            language = String(name[name.index(after: dot)...])
            name = String(name[..<dot])
        }
        let isBundle = name == "index"
        if !isBundle || parts.isEmpty { parts.append(name) }
        return File(
            path: path,
            content: content,
            language: language
                ?? (configuration.languages.count > 1 ? configuration.defaultLanguage : nil),
            key: parts.joined(separator: "/"),
            isBundle: isBundle
        )
    }

    private static func reason(toLeaveOut head: SiteHead, _ file: File) -> String? {
        if head.flag("draft") ?? false { return "it is a draft" }
        if head.flag("headless") ?? false { return "it is shown nowhere by itself" }
        let name = file.key.split(separator: "/").last ?? ""
        if name == "_index" { return "it is the head of a list; the portal has lists of its own" }
        return nil
    }

    private func imported(_ text: SiteFolder.Text, _ file: File, withBody: Bool) -> ImportedText {
        var result = described(text, file)
        if withBody { addBody(of: text, file, to: &result) }
        return result
    }

    /// What the head of a text says.
    private func described(_ text: SiteFolder.Text, _ file: File) -> ImportedText {
        let head = text.head
        let last = file.key.split(separator: "/").last.map(String.init) ?? file.key
        let title = head.text("title") ?? last.replacing("-", with: " ")
        var result = ImportedText(
            id: "hugo/\(file.content)/\(file.path)",
            name: "\(file.content)/\(file.path)",
            title: title,
            body: .markdown("")
        )
        result.kind = kind(head, file)
        result.published = start(head)
        result.expires = end(head)
        result.updated = head.date("lastmod", "updated", "modified", in: zone)
            .flatMap { $0 > (result.published ?? $0) ? $0 : nil }
        result.doubts = text.doubts
        if let strange = strangeDate(head) {
            result.doubts.append(ImportedText.doubt(ofDate: strange))
        }
        result.slug = head.text("slug") ?? last
        result.language = file.language
        if let language = file.language, result.kind == .page, configuration.languages.count > 1 {
            result.key = head.text("translationkey") ?? (language.isEmpty ? nil : file.key)
        }
        // Addresses are made of the text's own date, whenever it comes out.
        let day = head.date("date", in: zone) ?? result.published
        let address = address(of: file, head, title, day)
        result.addresses =
            [address]
            + head.texts("aliases").map { alias($0, of: address) }
        let categories = head.texts(configuration.taxonomies["category"] ?? "categories")
        result.section = categories.first
        result.tags =
            Array(categories.dropFirst()) + head.texts(configuration.taxonomies["tag"] ?? "tags")
        result.authors =
            head.texts("authors").isEmpty ? head.texts("author") : head.texts("authors")
        result.summary = head.text("summary", "description")
        return result
    }

    private func addBody(of text: SiteFolder.Text, _ file: File, to result: inout ImportedText) {
        let book = book(file, own: result.addresses[0])
        if let picture = text.head.picture(
            "cover",
            "featured_image",
            "featuredimage",
            "image",
            "thumbnail",
            "images",
            "hero"
        ) {
            if case .elsewhere(let whole) = book.place(ofFile: picture.address) {
                result.picture = ImportedText.Picture(
                    address: whole,
                    alt: picture.alt,
                    caption: picture.caption
                )
            }
        }
        var shortcodes = HugoShortcodes { target in
            let path = target.prefix { $0 != "#" }
            let fragment = target[path.endIndex...]
            return path.isEmpty && !fragment.isEmpty
                ? target : book.page(String(path)).map { $0 + fragment }
        }
        let body = text.body.replacing(/<!--\s*more\s*-->/, with: "")
            .replacing(/(?m)^(#{1,6}[^\n]*?)\s*\{#[^}\n]*\}[ \t]*$/) { String($0.output.1) }
        let markdown = MarkdownCode.tidied(shortcodes.markdown(body))
        result.losses = shortcodes.losses.sorted()
        if result.kind == .page, let end = result.expires {
            result.losses.append("its end, \(end.formatted(.iso8601)): pages here do not expire")
        }
        let isHTML = file.path.hasSuffix(".html") || file.path.hasSuffix(".htm")
        let placed = MarkdownAddresses(markdown).text(book)
        result.body = isHTML ? .html(placed, breaksLines: false) : .markdown(placed)
    }

    private mutating func tellFolders() {
        for (name, why) in [
            ("data", "data are no texts; 'kind: data' shows them"),
            ("layouts", "the portal has templates of its own"),
            ("i18n", "the portal has words of its own"),
            ("archetypes", "the portal begins texts by 'pregonero new'"),
        ] where !folder.walk(name, hides: { $0.hasPrefix(".") }).files.isEmpty {
            site.leftOut.append(LeftOut("the folder '\(name)'", why))
        }
    }

    private mutating func listTerms(_ count: Counts) {
        func terms(_ names: Set<String>, _ kind: String) -> [ImportedTerm] {
            let path = configuration.taxonomies[kind] ?? kind
            return names.sorted().map { name in
                var term = ImportedTerm(name: name, slug: SiteSlug.make(name))
                term.addresses = [address(ofTerm: name, in: path)]
                return term
            }
        }
        func list(_ kind: String) -> [String] {
            ["\(lists)/\(configuration.taxonomies[kind] ?? kind)/"]
        }
        site.categories = terms(count.terms.categories, "category")
        site.tags = terms(count.terms.tags, "tag")
        if !count.terms.categories.isEmpty { site.categoryLists = list("category") }
        if !count.terms.tags.isEmpty { site.tagLists = list("tag") }
        let authors = configuration.taxonomies.values.first(where: Self.authors.contains)
        site.authors = count.terms.authors.sorted().map { name in
            var author = ImportedAuthor(name: name)
            author.addresses = authors.map { [address(ofTerm: name, in: $0)] } ?? []
            return author
        }
        site.lists = count.sections.sorted().map { "\(prefix)/\(SiteSlug.hugo($0))/" }
        for (name, number) in count.others.sorted(by: { $0.key < $1.key }) {
            site.leftOut.append(
                LeftOut(
                    "the taxonomy '\(name)' of \(number) text\(number == 1 ? "" : "s"), and its lists at \(lists)/\(name)/",
                    "only tags and categories become topics and sections"
                )
            )
        }
    }

    public func texts() -> FolderReader {
        FolderReader(count: files.count) { place throws(ImportFault) in
            let file = files[place]
            return imported(try folder.text("\(file.content)/\(file.path)"), file, withBody: true)
        }
    }
}
