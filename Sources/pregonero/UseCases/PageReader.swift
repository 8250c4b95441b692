import Domain
import Foundation
import HTMLCleaning
import Markdown
import Pages

/// Reads the pages of `Content/pages`, ready to be shown.
struct PageReader {
    let layout: SiteLayout
    let settings: SiteSettings
    let pictures: PictureReferences
    let markdown: MarkdownText
    /// Of pictures of elsewhere, by their addresses.
    let copies: [String: PictureCopy]

    private static let keys: Set<String> = [
        "title", "slug", "language", "key", "summary", "draft",
    ]

    /// - Returns: the pages with the addresses of pictures of elsewhere that each names.
    func read(showsDrafts: Bool) async throws -> [(page: WrittenPage, named: [String])] {
        let log = DiagnosticLog()
        var pages: [(page: WrittenPage, named: [String])] = []
        for file in ContentFiles.markdown(in: layout.pages) {
            if let page = await page(file, showsDrafts: showsDrafts, log: log) {
                pages.append(page)
            }
        }
        guard log.errors.isEmpty else { throw ContentFailure(diagnostics: log.diagnostics) }
        return pages
    }

    private func page(
        _ file: URL,
        showsDrafts: Bool,
        log: DiagnosticLog
    ) async -> (page: WrittenPage, named: [String])? {
        let path = layout.name(of: file)
        guard let document = FrontMatterFile.read(file, path: path, known: Self.keys, log: log)
        else {
            return nil
        }
        let fields = FrontMatterFields(document: document, log: log)
        pictures.missing(in: document.body, path: path, from: document.bodyLine).forEach(log.add)
        if fields.flag("draft") ?? false, !showsDrafts { return nil }
        let name = file.deletingPathExtension().lastPathComponent
        let slug = fields.text("slug") ?? Slug.make(name, limit: 60)
        guard !slug.isEmpty, Slug.make(slug, limit: 60) == slug else {
            fields.error(
                "slug",
                "'\(slug)' is no address",
                hint: "lower-case letters, digits and hyphens only"
            )
            return nil
        }
        let language = fields.language("language") ?? settings.firstLanguage
        guard settings.languages.contains(language) else {
            fields.error(
                "language",
                "'\(language)' is no language of the site",
                hint: "languages: \(settings.languages.map(\.tag).joined(separator: ", "))"
            )
            return nil
        }
        let text = await markdown.text(document.body, copies: copies)
        let page = WrittenPage(
            file: path,
            key: fields.text("key") ?? slug,
            slug: slug,
            language: language,
            title: fields.text("title") ?? name,
            summary: fields.text("summary"),
            html: text.html,
            pictures: text.copies
        )
        return (page, text.named)
    }
}
