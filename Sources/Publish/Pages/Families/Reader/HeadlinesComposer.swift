import Domain
import Presentation

/// Makes the files with the newest news of a country or a source.
struct HeadlinesComposer: Sendable {
    let edition: any EditionReading
    let context: SiteContext

    /// Enough to fill the block in a language of the reader's choice.
    private static let most = 12

    /// The newest articles of the list that may be passed on as data, newest first.
    static func newest(
        of headlines: PlannedHeadlines,
        in edition: any EditionReading,
        besides keptBack: Set<SourceID>
    ) throws -> [ArticleSummary] {
        let count = try edition.count(of: headlines.list)
        return try edition.summaries(in: headlines.list, at: max(0, count - most)..<count)
            .reversed()
            .filter { !keptBack.contains($0.source) }
    }

    /// The sections of which a country has a list of its own; none where one holds all its news.
    static func sections(
        of headlines: PlannedHeadlines,
        in edition: any EditionReading,
        among sections: [SectionID]
    ) throws -> [SectionID] {
        guard let code = headlines.country else { return [] }
        let found = try sections.filter { try edition.count(of: .countrySection(code, $0)) > 0 }
        return found.count > 1 ? found : []
    }

    func bytes(of headlines: PlannedHeadlines) throws -> [UInt8] {
        let newest = try Self.newest(of: headlines, in: edition, besides: context.keptBack)
        var names: [String: String] = [:]
        var paths: [String: String] = [:]
        var sections: [String: [String]] = [:]
        let found = try Self.sections(
            of: headlines,
            in: edition,
            among: context.settings.sections.map(\.id)
        )
        for language in context.settings.languages {
            if let code = headlines.country, !found.isEmpty {
                sections[language.tag] = found.map { section in
                    let path = context.path(.countrySection(code, section), in: language)
                    return path.split(separator: "/").last.map(String.init) ?? ""
                }
            }
            names[language.tag] = context.title(of: headlines.home, in: language)
            paths[language.tag] = context.link(headlines.home, in: language)
        }
        return try HeadlinesDocument(
            names: names,
            paths: paths,
            sections: sections.isEmpty ? nil : sections,
            items: try edition.articles(newest.map(\.id)).map(item)
        ).bytes()
    }

    private func item(_ article: Article) -> HeadlinesDocument.Item {
        HeadlinesDocument.Item(
            title: ShortText.excerpt(article.title, limit: 160),
            path: context.link(article.path),
            source: context.publisher(of: article),
            time: TimeModel(article.order, text: "").machine,
            lang: article.language.tag,
            dir: article.language.isRightToLeft ? "rtl" : nil,
            sample: article.origin == .sample ? true : nil
        )
    }
}
