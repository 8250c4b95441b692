import Domain
import Presentation

extension PageKind {
    static let corrections = PageKind("corrections")
}

extension Route {
    /// What the newsroom corrected.
    static let corrections = Route([.word(.pathCorrections)], title: .text(.corrections))
}

/// What the newsroom had to correct in its own articles, on one page of each language.
struct CorrectionsFamily: PageFamily {
    let kinds = [PageKind.corrections]
    let models: [any PageModel.Type] = [CorrectionsPage.self]
    let list: Route? = .corrections

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let context = draft.context
        let corrected = try draft.edition.articles(telling: .corrections)
            .filter { context.pageLanguage(of: $0.language) == language }
        guard !corrected.isEmpty else { return }
        draft.add(
            CorrectionsContent(),
            at: .corrections,
            in: language,
            "the corrections (\(language))",
            from: [.chosen(corrected)]
        )
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.corrections, in: language, .foot, rank: 10)
    }
}

/// The corrections of a language's articles.
struct CorrectionsContent: PageContent {
    let name = "corrections"
    var kind: PageKind { .corrections }
    let stage = WritingStage.lists
    let isIndexed = true

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        CorrectionsPage(try reading.chosen(), at: reading.place, context: reading.context)
    }
}
