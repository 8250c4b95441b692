import Basics
import Domain
import Foundation
import HTMLCleaning
import Markdown
import Pages

/// Reads the pages of `Content/pages`, ready to be shown.
struct PageReader {
    let layout: SiteLayout
    let settings: SiteSettings
    let references: TextReferences
    let markdown: MarkdownText
    /// Who the texts are, and where they have been.
    let addresses: TextAddresses
    /// Those of the last build.
    let kept: FormerTexts
    /// Of pictures of elsewhere, by their addresses.
    let copies: [String: PictureCopy]
    /// The build's clock.
    let now: Date

    /// - Parameters:
    ///   - folder: where the pages are.
    ///   - showsDrafts: whether what is no more than begun is shown.
    ///   - faults: gets what is wrong with single files; what was published of them stays.
    /// - Returns: the pages with the addresses of pictures of elsewhere that each names.
    func read(
        _ folder: OwnFolder,
        showsDrafts: Bool,
        faults: FileFaults
    ) async -> [(page: WrittenPage, named: [String])] {
        var pages: [(page: WrittenPage, named: [String])] = []
        // A person can mend only what stands in the files now.
        var former: Set<String> = []
        for file in folder.files {
            let path = layout.name(of: file)
            let shown = await kept.shown(of: file, path: path, faults: faults) { text, log in
                await page(file, text, path: path, showsDrafts: showsDrafts, log: log)
            }
            guard let shown else { continue }
            if shown.isFormer { former.insert(path) }
            pages.append(shown.content)
        }
        let found = Self.namesakes(among: pages.map(\.page))
        faults.add(found.filter { !former.contains($0.path ?? "") })
        return pages
    }

    private static let longestSlug = 60

    /// Which rule for addresses a text breaks.
    private static func rule(for slug: String) -> String {
        Slug.make(slug, limit: slug.count) == slug && slug.count > longestSlug
            ? "at most \(longestSlug) characters; it has \(slug.count)"
            : "lower-case letters, digits and hyphens only"
    }

    /// Nil where the head has none, which is reported: the name of the file takes its place.
    private func title(_ fields: FrontMatterFields) -> String? {
        let title = fields[PageHead.title] ?? ""
        guard title.allSatisfy(\.isWhitespace) else { return title }
        if fields.isNoText(PageHead.title.name) { return nil }
        fields.warn(
            PageHead.title.name,
            "the page has no title, and is called as its file",
            hint: fields.document.form.map { "add '\($0.line("title", "…"))' to its head" }
                ?? "begin the file with a line '---', one 'title: …', and another '---'"
        )
        return nil
    }

    /// A key stands for one page in each language, of which pages in others are reported.
    private static func namesakes(among pages: [WrittenPage]) -> [Diagnostic] {
        var owners: [String: WrittenPage] = [:]
        return pages.compactMap { page in
            let name = "\(page.language.tag) \(page.key)"
            guard let owner = owners[name] else {
                owners[name] = page
                return nil
            }
            // That two claim one address is an error of its own.
            guard owner.slug != page.slug else { return nil }
            return Diagnostic(
                .warning,
                "'\(page.key)' is the key of \(owner.file) in '\(page.language.tag)' already; "
                    + "the page is the translation of none",
                path: page.file,
                hint: "write another 'key' in one of the two"
            )
        }
    }

    /// What a page is called that says nothing of it: as its file, an `index.md` in a folder as that.
    private func name(of file: URL, _ said: TextName) -> String {
        guard said.name == "index" else { return said.name }
        let below = file.filePath.dropFirst(layout.pages.filePath.count)
        return below.split(separator: "/").dropLast().last.map(String.init) ?? said.name
    }

    private func page(
        _ file: URL,
        _ text: String,
        path: String,
        showsDrafts: Bool,
        log: DiagnosticLog
    ) async -> (page: WrittenPage, named: [String])? {
        guard let document = FrontMatterFile.read(text, path: path, known: PageHead.keys, log: log)
        else { return nil }
        let fields = FrontMatterFields(document: document, log: log)
        if fields[PageHead.isDraft] ?? false, !showsDrafts { return nil }
        let said = TextName(of: file, fields, in: settings)
        guard let id = addresses.pageID(fields) else { return nil }
        let named = fields[PageHead.slug]
        let name = name(of: file, said)
        let slug = named ?? (id.isEmpty ? Slug.make(name, limit: Self.longestSlug) : id)
        guard !slug.isEmpty, Slug.make(slug, limit: Self.longestSlug) == slug else {
            let isID = named == nil && !id.isEmpty
            fields.error(
                isID ? TextHead.id.name : PageHead.slug.name,
                "'\(slug)' is no address",
                hint: Self.rule(for: slug) + (isID ? ", or write a 'slug' beside it" : "")
            )
            return nil
        }
        let language = said.language
        guard fields.isOfSite(language, at: TextHead.language.name, settings) else { return nil }
        fields.warnOfForeignName(of: file, as: language, in: settings)
        addresses.note(fields, of: .page(path))
        let inserts = references.check(document, in: language, path: path, log: log)
        let body = await markdown.text(document.body, inserts: inserts, copies: copies)
        let page = WrittenPage(
            file: path,
            key: fields[PageHead.key] ?? slug,
            slug: slug,
            language: language,
            title: title(fields) ?? name,
            summary: fields[PageHead.summary]?.nonBlank,
            updated: fields[PageHead.updated](now, settings.timeZone)
                .map { CivilTime($0, in: settings.timeZone).day },
            html: body.html,
            navigation: fields[PageHead.navigation],
            hasContents: fields[PageHead.hasContents] ?? false,
            pictures: body.copies
        )
        return (page, body.named)
    }
}
