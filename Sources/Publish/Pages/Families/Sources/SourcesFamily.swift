import Domain
import Presentation

extension PageKind {
    static let sources = PageKind("sources")
}

/// The news of each of the sources that have any.
struct SourcesFamily: PageFamily {
    let kinds = [PageKind.sources]
    let models: [any PageModel.Type] = [SourcePage.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        for id in try draft.material.activeSources().all.map(\.source.id) {
            try draft.addList(
                .source(id),
                in: language,
                "the source '\(id)' (\(language))",
                route: { .source(id, page: $0) }
            ) { SourceContent(id: id, number: $0) }
            draft.addFeeds(.source(id), .source(id), in: language)
        }
    }
}

/// A page of the news of a source; its first page also says what the source is.
struct SourceContent: PageContent {
    let id: SourceID
    /// Nil for the list's own address.
    let number: Int?

    var name: String { number == nil ? "source" : "source-page" }
    var kind: PageKind { .sources }
    var stage: WritingStage { number == nil ? .lists : .numberedLists }
    var isIndexed: Bool { number == nil }
    var navigation: Route? { .outlets }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let (articles, position) = try reading.listPage { .source(id, page: $0) }
        return SourcePage(
            reading.source(id),
            id: id,
            articles,
            search: reading.searchWithin(reading.context.sourceTitle(id), ["s": id.text]),
            position: position,
            at: reading.place,
            context: reading.context
        )
    }
}
