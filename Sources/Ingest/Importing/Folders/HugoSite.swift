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
    private(set) var sections = HugoSections()

    /// A file that is taken over.
    struct File {
        /// Below the folder of texts.
        let path: String
        let content: String
        let language: String?
        /// The path without ending and language; of a folder with an `index.md`, the folder.
        let key: String
        var isBundle: Bool

        /// Whether it stands for its folder.
        var isHead: Bool { key == "_index" || key.hasSuffix("/_index") }
    }

    /// A folder of texts, with the texts in it.
    private struct Tree {
        let content: String
        let language: String?
        let files: [String]
        let refused: [(path: String, reason: String)]
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
        site.feeds = Set([site.prefix, lists]).sorted().map { "\($0)/index.xml" }
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
        let trees = configuration.folders.map { tree($0.folder, $0.language) }
        sections = HugoSections(heads(in: trees), in: configuration.defaultLanguage)
        var count = HugoCounts(configuration.menus)
        for tree in trees { read(tree, &count) }
        guard !files.isEmpty || !site.leftOut.isEmpty else {
            throw ImportFault(
                "there is no text in \(configuration.folders.map(\.folder).joined(separator: ", "))",
                hint: "name the folder of the site, in which 'content' lies"
            )
        }
        reportFolders()
        report(count)
        listTerms(count)
    }

    /// The path of the site's own address.
    var prefix: String { site.prefix }

    /// Kinds of lists that are neither of tags, nor of categories, nor of authors.
    private func otherKinds(_ names: some Sequence<String>) -> [String] {
        let known = ["category", "tag"].map { configuration.taxonomies[$0] ?? $0 } + Self.authors
        return Set(names).subtracting(known).sorted()
    }

    private static let authors = ["authors", "author"]

    private func tree(_ content: String, _ language: String?) -> Tree {
        let others = configuration.folders.map(\.folder).filter {
            $0 != content && $0.hasPrefix("\(content)/")
        }
        let walk = folder.walk(content) { $0.hasPrefix(".") }
        let files = walk.files.filter { path in
            ["md", "markdown", "html", "htm"].contains(path.split(separator: ".").last ?? "")
                && !others.contains { "\(content)/\(path)".hasPrefix("\($0)/") }
        }
        return Tree(content: content, language: language, files: files, refused: walk.refused)
    }

    /// What folders say of themselves.
    private func heads(in trees: [Tree]) -> [HugoSections.Head] {
        trees.flatMap { tree in
            tree.files.compactMap { path -> HugoSections.Head? in
                let file = file(path, tree.content, tree.language)
                guard let folder = HugoSections.folder(headedBy: file.key),
                    let head = try? self.folder.text("\(tree.content)/\(path)").head
                else { return nil }
                let list = address(ofList: folder)
                return HugoSections.Head(
                    folder: folder,
                    language: file.language,
                    title: head.text("title"),
                    aliases: head.texts("aliases").map { alias($0, of: list) }
                )
            }
        }
    }

    private mutating func read(_ tree: Tree, _ count: inout HugoCounts) {
        let content = tree.content
        for (path, reason) in tree.refused {
            site.leftOut.append(LeftOut(path.isEmpty ? content : "\(content)/\(path)", reason))
        }
        for path in tree.files {
            let file = file(path, content, tree.language)
            let text: SiteFolder.Text
            do throws(ImportFault) {
                text = try folder.text("\(content)/\(path)")
            } catch {
                site.leftOut.append(LeftOut("\(content)/\(path)", error.message))
                continue
            }
            if file.isHead {
                let list = "\(lists)/\(file.key.dropLast("_index".count))"
                count.menus.add(text.head, titled: text.head.text("title") ?? path, at: list)
            }
            if let reason = Self.reason(toLeaveOut: text.head, file)
                ?? reasonOfTime(toLeaveOut: text.head, file)
            {
                site.leftOut.append(LeftOut("\(content)/\(path)", reason))
            } else if let folder = HugoSections.folder(headedBy: file.key) {
                let isEmpty = text.body.allSatisfy(\.isWhitespace)
                if !isEmpty { count.heads.append(("\(content)/\(path)", folder)) }
            } else {
                add(text, file, &count)
            }
        }
    }

    /// Takes down what a text that is taken over is called, where it stands and what it names.
    private mutating func add(
        _ text: SiteFolder.Text,
        _ file: File,
        _ count: inout HugoCounts
    ) {
        let imported = imported(text, file, withBody: false)
        files.append(file)
        let address = imported.addresses.first ?? ""
        addresses["\(file.key) \(file.language ?? "")"] = address
        addresses[file.key] = addresses[file.key] ?? address
        names[file.key.split(separator: "/").last.map(String.init) ?? "", default: []].append(
            address
        )
        if file.isBundle, address.hasSuffix("/") || address.hasSuffix(".html") {
            let folder = file.path.split(separator: "/").dropLast().map { "\($0)/" }.joined()
            let start = "\(ImportedSite.bundle)\(file.content)/\(folder)"
            let beside = address.hasSuffix("/") ? address : "\(address.dropLast(5))/"
            site.bundles[start] = site.bundles[start] ?? beside
        }
        let day = imported.day(in: zone)
        site.entries.append(ImportedSite.Entry(imported, day: day, body: .markdown(text.body)))
        count.menus.add(text.head, titled: imported.title, at: address)
        if imported.kind == .article {
            count.add(
                imported,
                in: HugoSections.folder(of: file.key) ?? "",
                isSection: imported.section != nil && categories(text.head).isEmpty,
                isFirst: (file.language ?? configuration.defaultLanguage)
                    == configuration.defaultLanguage
            )
            if let language = file.language { count.add(language, of: key(text.head, file)) }
        }
        for name in otherKinds(configuration.taxonomies.values)
        where !text.head.texts(name.lowercased()).isEmpty {
            count.others[name, default: 0] += 1
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
        if file.isHead, HugoSections.folder(headedBy: file.key) == nil {
            return "it is the head of a list; the portal has lists of its own"
        }
        return nil
    }

    private mutating func reportFolders() {
        for (name, why) in [
            ("data", "data are no texts; 'kind: data' shows them"),
            ("layouts", "the portal has templates of its own"),
            ("i18n", "the portal has words of its own"),
            ("archetypes", "the portal begins texts by 'pregonero new'"),
        ] where !folder.walk(name, hides: { $0.hasPrefix(".") }).files.isEmpty {
            site.leftOut.append(LeftOut("the folder '\(name)'", why))
        }
    }

    /// Says what of the site the portal has otherwise, or not at all.
    private mutating func report(_ count: HugoCounts) {
        for (file, folder) in count.heads {
            site.leftOut.append(
                LeftOut(
                    file,
                    count.sections.contains(folder)
                        ? "it is the head of a section; sections here have no text of their own"
                        : "it is the head of a list; the portal has lists of its own"
                )
            )
        }
        site.leftOut += count.menus.leftOut
        for (name, number) in count.others.sorted(by: { $0.key < $1.key }) {
            site.leftOut.append(
                LeftOut(
                    "the taxonomy '\(name)' of \(number) text\(number == 1 ? "" : "s"), "
                        + "and its lists at \(lists)/\(name)/",
                    "only tags and categories become topics and sections"
                )
            )
        }
        let number = count.translated
        guard number > 0 else { return }
        site.notes.append(
            "\(number) article\(number == 1 ? " is" : "s are") there in several languages; "
                + "a 'key' in the heads says which texts are one"
        )
    }

    private mutating func listTerms(_ count: HugoCounts) {
        func terms(_ names: [String: Int], _ kind: String) -> [ImportedTerm] {
            let path = configuration.taxonomies[kind] ?? kind
            return names.sorted { $0.key < $1.key }.map { name, number in
                var term = ImportedTerm(name: name, slug: SiteSlug.make(name))
                let list = address(ofTerm: name, in: path)
                term.addresses = [list] + pages(of: list, number)
                term.feeds = [feed(of: list)]
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
        let path = configuration.taxonomies.values.first(where: Self.authors.contains)
        site.authors = count.terms.authors.sorted { $0.key < $1.key }.map { name, number in
            var author = ImportedAuthor(name: name)
            guard let path else { return author }
            let list = address(ofTerm: name, in: path)
            author.addresses = [list] + pages(of: list, number)
            author.feeds = [feed(of: list)]
            return author
        }
        for (folder, number) in count.folders.sorted(by: { $0.key < $1.key }) {
            let list = address(ofList: folder)
            let pages = pages(of: list, number)
            // Where all of its articles name a category, a folder is no section.
            let isSection =
                count.sections.contains(folder)
                || sections.name(of: folder).map { count.terms.categories[$0] != nil } ?? false
            if isSection, let term = sections.term(of: folder, at: list, pages: pages) {
                site.categories.append(term)
            } else {
                site.lists += [list] + pages
                site.feeds.append(feed(of: list))
            }
        }
    }

    public func texts() -> FolderReader {
        FolderReader(count: files.count) { place throws(ImportFault) in
            let file = files[place]
            return imported(try folder.text("\(file.content)/\(file.path)"), file, withBody: true)
        }
    }
}
