import Domain
import Presentation

extension PageKind {
    static let topics = PageKind("topics")
}

extension Route {
    static let topics = Route([.word(.pathTopics)], title: .text(.topics))
}

/// The news of each topic: what articles of the newsroom are tagged with, and what it has a file for.
struct TopicsFamily: PageFamily {
    let kinds = [PageKind.topics]
    let models: [any PageModel.Type] = [TopicPage.self, TopicsPage.self]
    let list: Route? = .topics

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let topics = try draft.labels(.topic, in: language)
        guard !topics.isEmpty else { return }
        let labels = draft.material.labels
        try draft.addLists(of: topics, in: language) { topic in
            [.chosen(labels.pinned(to: topic))]
        } content: { topic, number in
            TopicContent(topic: topic, number: number)
        }
        draft.add(
            TopicsContent(),
            at: .topics,
            in: language,
            "the topics (\(language))",
            from: topics.map { .label($0) }
        )
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.topics, in: language, .more, rank: 31, glyph: "book")
    }
}

/// A page of the news of a topic.
struct TopicContent: PageContent {
    let topic: Label
    /// Nil for the list's own address.
    let number: Int?

    var name: String { number == nil ? "topic" : "topic-page" }
    var kind: PageKind { .topics }
    var stage: WritingStage { number == nil ? .lists : .numberedLists }
    var isIndexed: Bool { number == nil }
    var navigation: Route? { .topics }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let shown = try reading.label(topic, in: reading.language)
        let (articles, position) = try reading.listPage {
            Route(shown.route.parts, page: $0, title: shown.route.title)
        }
        return TopicPage(
            shown,
            articles,
            pinned: number == nil ? try reading.chosenCards() : [],
            position: position,
            at: reading.place,
            context: reading.context
        )
    }
}

/// All topics of a language.
struct TopicsContent: PageContent {
    let name = "topics"
    var kind: PageKind { .topics }
    let stage = WritingStage.lists
    let isIndexed = true

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        TopicsPage(try reading.shownLabels(), at: reading.place, context: reading.context)
    }
}
