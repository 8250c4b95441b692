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

    private static let keys: Set<String> = [
        "title", "slug", "language", "key", "summary", "draft",
    ]

    func read(showsDrafts: Bool) async throws -> [WrittenPage] {
        let log = DiagnosticLog()
        var pages: [WrittenPage] = []
        for file in ContentFiles.markdown(in: layout.pages) {
            if let page = await page(file, showsDrafts: showsDrafts, log: log) {
                pages.append(page)
            }
        }
        guard log.errors.isEmpty else { throw ContentFailure(diagnostics: log.diagnostics) }
        return pages
    }

    private func page(_ file: URL, showsDrafts: Bool, log: DiagnosticLog) async -> WrittenPage? {
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
        let html = await markdown.html(document.body)
        return WrittenPage(
            file: path,
            key: fields.text("key") ?? slug,
            slug: slug,
            language: language,
            title: fields.text("title") ?? name,
            summary: fields.text("summary"),
            html: html
        )
    }
}
