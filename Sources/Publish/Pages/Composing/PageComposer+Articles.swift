import Domain
import Presentation
import TemplateModels

extension PageComposer {
    /// The page of an article; of one that has vanished since the plan was made, a tombstone.
    func article(
        _ page: PlannedPage,
        _ id: ItemID,
        _ batch: ArticleBatch
    ) throws -> PageModel {
        guard let article = batch.article(id) else {
            let tombstone = Tombstone(path: page.path, title: "", language: page.language)
            return .tombstone(self.tombstone(page, tombstone))
        }
        let body = batch.body(id)
        let around = batch.surroundings(id, in: page.language)
        let text = ArticleBody(id: id, html: pictures.rewritten(body), words: body.words)
        return .article(
            ArticlePage(
                article,
                text: body.html.isEmpty ? nil : text,
                previous: around.previous,
                next: around.next,
                more: around.more,
                related: around.related,
                hasArchive: map.routes[page.language]?.contains(.archive) == true,
                at: place(page, current: .news(page: nil)),
                context: context
            )
        )
    }

    func written(_ page: PlannedPage, _ written: WrittenPage) -> MarkdownPage {
        MarkdownPage(
            title: written.title,
            summary: written.summary,
            body: HTML(pictures.rewritten(written.html, copies: written.pictures)),
            isAboutPrivacy: written.key == "privacy",
            at: place(page, siblings: siblings(of: written)),
            context: context
        )
    }

    private func siblings(of written: WrittenPage) -> [Language: String] {
        let pairs = map.pages.compactMap { page -> (Language, String)? in
            guard case .written(let other) = page.content, other.key == written.key else {
                return nil
            }
            return (page.language, page.path)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    func notFound(_ page: PlannedPage) throws -> NotFoundPage {
        NotFoundPage(
            newest: try newest(5, of: .river(page.language), in: page.language),
            shelves: try shelves(in: page.language),
            hasSearch: map.routes[page.language]?.contains(.search) == true,
            at: place(page),
            context: context
        )
    }

    func redirect(_ page: PlannedPage, to target: String) -> RedirectPage {
        RedirectPage(
            Redirect(from: page.path, to: target),
            in: page.language,
            context: context
        )
    }

    func tombstone(_ page: PlannedPage, _ tombstone: Tombstone) -> TombstonePage {
        TombstonePage(tombstone, at: place(page), context: context)
    }
}
