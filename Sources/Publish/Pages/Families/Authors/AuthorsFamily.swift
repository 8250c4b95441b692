import Domain
import Presentation

extension PageKind {
    static let authors = PageKind("authors")
}

extension Route {
    static let authors = Route([.word(.pathAuthors)], title: .text(.authors))
}

/// Who writes for the newsroom, each with all pieces; and those whom feeds name, where the site says so.
struct AuthorsFamily: PageFamily {
    let kinds = [PageKind.authors]
    let models: [any PageModel.Type] = [AuthorPage.self, AuthorsPage.self]
    let list: Route? = .authors

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let authors = try draft.labels(.author, in: language)
        guard !authors.isEmpty else { return }
        try draft.addLists(of: authors, in: language) { _ in
            People().inputs
        } content: { author, number in
            AuthorContent(author: author, number: number)
        }
        draft.add(
            AuthorsContent(),
            at: .authors,
            in: language,
            "the authors (\(language))",
            from: authors.map { .label($0) }
        )
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.authors, in: language, .more, rank: 75, glyph: "note")
    }
}

/// A page of what an author wrote.
struct AuthorContent: PageContent {
    let author: Label
    /// Nil for the list's own address.
    let number: Int?

    var name: String { number == nil ? "author" : "author-page" }
    var kind: PageKind { .authors }
    var stage: WritingStage { number == nil ? .lists : .numberedLists }
    var isIndexed: Bool { number == nil }
    var navigation: Route? { .authors }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let shown = try reading.label(author, in: reading.language)
        let (articles, position) = try reading.listPage {
            Route(shown.route.parts, page: $0, title: shown.route.title)
        }
        let person = try reading.value(of: People()).address(of: shown.name)
        return AuthorPage(
            shown,
            articles,
            person: person.map { .person($0) },
            position: position,
            at: reading.place,
            context: reading.context
        )
    }
}

/// All authors of a language's articles.
struct AuthorsContent: PageContent {
    let name = "authors"
    var kind: PageKind { .authors }
    let stage = WritingStage.lists
    let isIndexed = true

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        AuthorsPage(try reading.shownLabels(), at: reading.place, context: reading.context)
    }
}
