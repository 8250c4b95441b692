import Domain
import Foundation
import Presentation

extension PageKind {
    public static let articles = PageKind("articles")
}

extension NameList {
    static let target = NameList("the address to which it leads now")
    static let headline = NameList("the headline of the withdrawn article")
}

/// The pages of articles, and what stands where they have been.
///
/// There may be a million articles, so that their pages are planned when they are asked for.
struct ArticlesFamily: PageFamily {
    let kinds = [PageKind.articles]
    let models: [any PageModel.Type] = [ArticlePage.self, RedirectPage.self, TombstonePage.self]

    func plan(_ draft: inout SiteDraft) throws {
        let redirects = try draft.edition.redirects()
        let lines = Dictionary(draft.material.written.moves.map { ($0.path, $0) }) { first, _ in
            first
        }
        for redirect in redirects {
            draft.add(redirect)
            // Under the name of a feed no browser would show a page.
            guard SitePath.isOfPage(redirect.from) else { continue }
            draft.add(
                RedirectContent(),
                path: redirect.from,
                in: draft.settings.firstLanguage,
                (lines[redirect.from].map { "line \($0.line) of \($0.file), which" }
                    ?? "the line of moved.txt that") + " leads to \(redirect.to)",
                from: [.names(.target, [redirect.to])]
            )
        }
        // Who says where something went need not be told that it is gone.
        let moved = Set(redirects.map(\.from))
        for redirect in try draft.edition.led() where !moved.contains(redirect.from) {
            draft.add(redirect)
            draft.add(
                RedirectContent(),
                path: redirect.from,
                in: draft.settings.firstLanguage,
                "an article that is told of at \(redirect.to)",
                from: [.names(.target, [redirect.to])]
            )
        }
        for tombstone in try draft.edition.tombstones() where !moved.contains(tombstone.path) {
            draft.addGone(tombstone.path)
            draft.add(
                TombstoneContent(),
                path: tombstone.path,
                in: draft.context.pageLanguage(of: tombstone.language),
                "a withdrawn article",
                from: [.names(.headline, [tombstone.title, tombstone.language.tag])]
            )
        }
    }

    func downloads(_ material: PageMaterial, of plan: SiteMap) throws -> [Download] {
        let live = try material.edition.articles(telling: .live)
        guard !live.isEmpty else { return [] }
        let bodies = Dictionary(
            try material.edition.bodies(live.map(\.id)).map { ($0.id, $0) }
        ) { first, _ in first }
        return try material.edition.articles(live.map(\.id)).compactMap {
            LiveDocument.download($0, bodies[$0.id])
        }
    }
}

extension PlannedPage {
    convenience init(_ article: ArticleSummary, at path: String, of material: PageMaterial) {
        let origin = Origin(
            language: material.context.pageLanguage(of: article.language),
            owner: article.owner,
            inputs: ArticleContent.inputs(of: article, material),
            translations: material.translations.paths(of: article.id)
        )
        self.init(path: path, content: ArticleContent(), of: origin)
    }
}

extension ArticleSummary {
    var owner: String { "the article \(id) of '\(source)'" }
}

/// An article with its text and the ways to others.
struct ArticleContent: PageContent {
    var name: String { "article" }
    var kind: PageKind { .articles }
    var navigation: Route? { .news() }

    /// All that the page of an article can read.
    static func inputs(of article: ArticleSummary, _ material: PageMaterial) -> [PageInput] {
        [.article(article)] + inputs(beside: article, material)
    }

    /// The same but for the article itself, of which there are a million.
    static func inputs(beside article: ArticleSummary, _ material: PageMaterial) -> [PageInput] {
        guard article.source == Source.ownID else { return [] }
        let links = material.links.of(article.id).map { [PageInput.links($0)] } ?? []
        let tells = material.context.settings.changes == .own
        let translations = [material.translations.input(of: article.id)].compactMap(\.self)
        return links + (tells ? [.history(article.id)] : []) + translations
    }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        guard let entry = try reading.article() else { return nil }
        let shown = reading.pictures.rewritten(entry.body)
        let isOwn = entry.article.source == Source.ownID
        let text = ArticleBody(
            id: entry.article.id,
            html: isOwn ? reading.links.rewritten(shown) : shown,
            words: entry.body.words
        )
        return ArticlePage(
            entry.article,
            text: entry.body.html.isEmpty ? nil : text,
            previous: entry.previous,
            next: entry.next,
            more: entry.more,
            related: entry.related,
            hasArchive: reading.leads(to: .archive),
            hasCorrections: reading.leads(to: .corrections),
            labels: try reading.labels(of: entry.article, in: reading.language),
            history: try Self.history(of: entry.article, reading),
            liveMarks: LiveDocument.marks(of: entry.article, entry.body),
            at: reading.place,
            context: reading.context
        )
    }
}

extension ArticleContent {
    /// What is told as it happens says by its entries when it was told: of it only what came after its end is history.
    private static func history(
        of article: Article,
        _ reading: PageReading
    ) throws -> [ArticleVersion] {
        guard article.details.hidesChanges != true else { return [] }
        let history = try reading.history(of: article.id)
        guard let live = article.details.live else { return history }
        guard let ended = live.ended else { return [] }
        guard article.firstSeen < ended else { return history }
        let last = history.firstIndex { version in version.replaced.map { $0 >= ended } ?? false }
        return last.map { Array(history[($0 + 1)...]) } ?? []
    }
}

/// What stands at an address that has moved.
struct RedirectContent: PageContent {
    let name = "redirect"
    var kind: PageKind { .articles }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        RedirectPage(
            Redirect(
                from: reading.page.path,
                to: try reading.names(.target).first ?? reading.page.path
            ),
            in: reading.language,
            context: reading.context
        )
    }
}

/// What stands at the address of a withdrawn article.
struct TombstoneContent: PageContent {
    let name = "tombstone"
    var kind: PageKind { .articles }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let names = try reading.names(.headline)
        let tombstone = Tombstone(
            path: reading.page.path,
            title: names.first ?? "",
            language: names.last.map { Language($0) } ?? reading.language
        )
        return TombstonePage(tombstone, at: reading.place, context: reading.context)
    }
}
