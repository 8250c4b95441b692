import Domain
import Foundation
import Presentation

/// Says of everything that is found what the search may know of it.
struct SearchComposer: Sendable {
    let edition: any EditionReading
    let context: SiteContext
    let sources: [SourceID: Source]

    /// What is looked in beside the title where the rights of an article allow no more.
    private static let excerpt = 200
    /// What a result shows.
    private static let summary = 160

    /// - Parameters:
    ///   - subjects: some of the plan's documents.
    ///   - plan: what is known of those that are no published articles.
    /// - Returns: an entry for each, in their order.
    /// - Throws: what the edition says when it cannot be read.
    func entries(_ subjects: [SearchSubject], of plan: SearchPlan) throws -> [SearchEntry] {
        let ids = subjects.compactMap { if case .article(let id) = $0 { id } else { nil } }
        let shown = Dictionary(try edition.articles(ids).map { ($0.id, $0) }) { first, _ in
            first
        }
        let articles = ids.compactMap { shown[$0] ?? plan.withdrawn[$0] }
        let full = articles.filter {
            $0.rights.isCanonicalHere && context.showsFullText($0) && !$0.isLiveNow
        }
        let bodies = Dictionary(
            try edition.bodies(full.map(\.id)).map { ($0.id, $0.html) }
        ) { first, _ in first }
        return subjects.map { subject in
            switch subject {
            case .article(let id):
                (shown[id] ?? plan.withdrawn[id]).map { article in
                    entry(article, html: bodies[id], isWithdrawn: shown[id] == nil)
                } ?? .gone
            case .entity(let kind, let index): entry(kind, index, of: plan)
            case .source(let id): entry(id)
            case .gone: .gone
            }
        }
    }

    private func entry(_ article: Article, html: String?, isWithdrawn: Bool) -> SearchEntry {
        SearchEntry(
            kind: .article,
            title: ShortText.onOneLine(article.title),
            summary: ShortText.excerpt(article.summary ?? "", limit: Self.summary),
            html: (html.map { text(of: article, html: TextInserts.quiet($0)) } ?? rest(of: article))
                + told(by: article.story),
            path: article.path,
            date: article.published,
            day: max(0, SearchDays.number(of: article.order, in: context.settings.timeZone)),
            section: article.section,
            source: article.source,
            language: Language(article.language.primary),
            country: sources[article.source]?.country,
            picture: article.picture.flatMap(context.shown)?.narrowest,
            isWithdrawn: isWithdrawn
        )
    }

    /// Everything that the article's page says.
    private func text(of article: Article, html: String) -> String {
        let words =
            [article.summary ?? ""] + article.authors + [article.details.publisher ?? ""]
            + article.categories
        return html + " " + Self.plain(words.joined(separator: " "))
    }

    /// The headlines of others that the article stands for.
    private func told(by story: ArticleStory?) -> String {
        guard let story, !story.others.isEmpty else { return "" }
        let open = story.others.filter { !context.hides($0.path, from: SearchHoldings.index) }
        guard !open.isEmpty else { return "" }
        return " · " + Self.plain(open.map(\.title).joined(separator: " · "))
    }

    /// What the page of an excerpt shows beyond the summary of a result.
    private func rest(of article: Article) -> String {
        Self.plain(ShortText.excerpt(article.summary ?? "", limit: Self.excerpt))
    }

    /// Plain text for where markup is read.
    private static func plain(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x3C || $0 == 0x26 }) else { return text }
        return String(text.map { $0 == "<" || $0 == "&" ? " " : $0 })
    }
}

extension SearchComposer {
    private func entry(_ kind: EntityKind, _ index: Int, of plan: SearchPlan) -> SearchEntry {
        guard let published = plan.holdings?.published(kind, index),
            let finding = plan.holdings?.finding(published)
        else { return .gone }
        let zone = context.settings.timeZone
        let day =
            finding.day.map(\.ordinal)
            ?? finding.time.map { SearchDays.number(of: $0, in: zone) } ?? 0
        return SearchEntry(
            kind: finding.kind,
            title: ShortText.onOneLine(finding.title),
            titles: others(finding.titles, than: finding.title).mapValues(ShortText.onOneLine),
            summary: ShortText.excerpt(finding.summary, limit: Self.summary),
            summaries: others(finding.summaries, than: finding.summary).mapValues {
                ShortText.excerpt($0, limit: Self.summary)
            },
            html: Self.plain(finding.words.joined(separator: " · ")),
            path: context.path(finding.route, in: context.settings.firstLanguage),
            date: finding.time ?? (day > 0 ? SearchDays.noon(of: day, in: zone) : nil),
            day: max(0, day),
            section: sources[published.source]?.section,
            source: published.source,
            language: finding.language.map { Language($0.primary) },
            country: finding.country?.lowercased(),
            picture: finding.picture.flatMap(context.shown)?.narrowest
        )
    }

    /// Those that say something else, for pages of the site.
    private func others(_ texts: [Language: String], than first: String) -> [Language: String] {
        guard texts.count > 1 else { return [:] }
        return texts.filter { language, text in
            text != first && context.settings.languages.contains(language)
        }
    }

    /// A source of the portal itself.
    private func entry(_ source: SourceID) -> SearchEntry {
        let first = context.settings.firstLanguage
        return SearchEntry(
            kind: .source,
            title: context.sourceTitle(source),
            path: context.path(.source(source), in: first),
            section: sources[source]?.section,
            source: source,
            language: sources[source]?.language.map { Language($0.primary) },
            country: sources[source]?.country
        )
    }
}
