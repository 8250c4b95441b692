import Domain
import Presentation

/// Makes the files with the newest news of a country or a source.
struct TopComposer: Sendable {
    let edition: any EditionReading
    let newsroom: Newsroom

    /// Enough to fill the block in a language of the reader's choice.
    private static let most = 12

    /// The newest articles of the list that may be passed on as data, newest first.
    static func newest(
        of top: PlannedTop,
        in edition: any EditionReading,
        besides keptBack: Set<SourceID>
    ) throws -> [ArticleOutline] {
        let count = try edition.count(of: top.list)
        return try edition.outlines(in: top.list, at: max(0, count - most)..<count).reversed()
            .filter { !keptBack.contains($0.source) }
    }

    func bytes(of top: PlannedTop) throws -> [UInt8] {
        let newest = try Self.newest(of: top, in: edition, besides: newsroom.keptBack)
        var names: [String: String] = [:]
        var paths: [String: String] = [:]
        for language in newsroom.settings.languages {
            names[language.tag] = name(of: top, in: language)
            paths[language.tag] = newsroom.link(route(of: top), in: language)
        }
        return try TopDocument(
            names: names,
            paths: paths,
            items: try edition.articles(newest.map(\.id)).map(item)
        ).bytes()
    }

    private func item(_ article: Article) -> TopDocument.Item {
        TopDocument.Item(
            title: PlainText.excerpt(article.title, limit: 160),
            path: newsroom.link(article.path),
            source: newsroom.sourceTitle(article.source),
            time: TimeModel(article.order, text: "").machine,
            lang: article.language.tag,
            dir: article.language.isRightToLeft ? "rtl" : nil,
            sample: article.origin == .sample ? true : nil
        )
    }

    private func name(of top: PlannedTop, in language: Language) -> String {
        switch top.list {
        case .country(let code): newsroom.countryName(code, in: language)
        case .source(let id): newsroom.sourceTitle(id)
        default: newsroom.settings.title
        }
    }

    private func route(of top: PlannedTop) -> Route {
        switch top.list {
        case .country(let code): .country(code, page: nil)
        case .source(let id): .outlets(.outlet(id.text, page: nil))
        default: .front
        }
    }
}
