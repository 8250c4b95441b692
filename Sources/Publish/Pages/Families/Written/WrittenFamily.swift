import Domain
import Presentation
import TemplateModels

/// The pages that the newsroom wrote itself.
struct WrittenFamily: PageFamily {
    let models: [any PageModel.Type] = [MarkdownPage.self]

    func plan(_ draft: inout SiteDraft) throws {
        let written = draft.material.written.pages
        for page in written {
            let kin = written.filter { $0.key == page.key }
            // Of two in one language the first is the translation of the others.
            let isFirst = kin.first { $0.language == page.language }?.file == page.file
            let translations = (isFirst ? kin : [page])
                .map { ($0.language, draft.context.path(of: $0)) }
            draft.add(
                WrittenContent(),
                path: draft.context.path(of: page),
                in: page.language,
                page.file,
                from: [.text(page)],
                translations: Dictionary(translations) { first, _ in first }
            )
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.material.written.pages.filter { $0.language == language }.compactMap { page in
            page.navigation.map { place in
                NavigationItem(
                    NavigationEntry(title: page.title, path: draft.context.path(of: page)),
                    place,
                    rank: place == .foot ? 0 : 90
                )
            }
        }
    }
}

extension SiteContext {
    /// Below the root of its language.
    func path(of page: WrittenPage) -> String {
        "\(path(.front, in: page.language))\(page.slug)/"
    }
}

/// A page of the newsroom's own.
struct WrittenContent: PageContent {
    let name = "page"
    var kind: PageKind { .pages }
    let isIndexed = true

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let written = try reading.text()
        return MarkdownPage(
            title: written.title,
            summary: written.summary,
            updated: written.updated,
            body: HTML(reading.pictures.rewritten(written.html, copies: written.pictures)),
            hasContents: written.hasContents,
            isAboutPrivacy: written.key == "privacy",
            at: reading.place,
            context: reading.context
        )
    }
}
