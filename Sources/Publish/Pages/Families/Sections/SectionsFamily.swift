import Domain
import Presentation

extension PageKind {
    static let sections = PageKind("sections")
}

extension Route {
    static let sections = Route([.word(.pathSections)], title: .text(.sections))
}

/// The news of each section, and all sections on one page.
struct SectionsFamily: PageFamily {
    let kinds = [PageKind.sections]
    let models: [any PageModel.Type] = [SectionPage.self, SectionsIndexPage.self]
    let list: Route? = .sections

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        for section in try draft.sections(in: language) {
            let list = ArticleList.section(section, language)
            try draft.addList(
                list,
                in: language,
                "the section '\(section)' (\(language))",
                route: { .section(section, page: $0) }
            ) { SectionContent(section: section, number: $0) }
            draft.addFeeds(.section(section), list, in: language)
        }
        guard try !draft.sections(in: language).isEmpty else { return }
        draft.add(
            SectionsContent(),
            at: .sections,
            in: language,
            "the sections (\(language))",
            from: try draft.shelves(in: language)
        )
    }

    func navigation(in language: Language, of draft: SiteDraft) throws -> [NavigationItem] {
        draft.entry(.sections, in: language, .main, rank: 20, glyph: "list", tab: 1)
            + (try draft.sections(in: language)).flatMap { section in
                draft.entry(
                    .section(section),
                    in: language,
                    .more,
                    rank: 30,
                    glyph: draft.context.glyph(of: section),
                    isSection: true
                )
            }
    }
}

/// A page of the news of a section.
struct SectionContent: PageContent {
    let section: SectionID
    /// Nil for the list's own address.
    let number: Int?

    var name: String { number == nil ? "section" : "section-page" }
    var kind: PageKind { .sections }
    var stage: WritingStage { number == nil ? .lists : .numberedLists }
    var isIndexed: Bool { number == nil }
    var navigation: Route? { .sections }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let (articles, position) = try reading.listPage { .section(section, page: $0) }
        return SectionPage(
            section,
            articles,
            search: reading.searchWithin(
                reading.context.sectionTitle(section, in: reading.language),
                ["c": section.text]
            ),
            position: position,
            at: reading.place,
            context: reading.context
        )
    }
}

/// All sections with their newest news.
struct SectionsContent: PageContent {
    let name = "sections"
    var kind: PageKind { .sections }
    let stage = WritingStage.lists
    let isIndexed = true

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        SectionsIndexPage(try reading.shelves(), at: reading.place, context: reading.context)
    }
}
