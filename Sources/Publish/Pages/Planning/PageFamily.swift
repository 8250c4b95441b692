import Domain
import Presentation

/// A kind of pages that belong together: which of them the site has, what they are made from, how they are found.
///
/// A family holds nothing: what it plans with it is given, and what its pages show they read.
protocol PageFamily: Sendable {
    /// The parts of the portal that it fills, as far as no family above it does.
    var kinds: [PageKind] { get }
    /// The models of its pages, each with the template that renders it.
    var models: [any PageModel.Type] { get }
    /// The list of all that it has, whose address is kept for it while there is nothing to list; nil where a site can do without.
    var list: Route? { get }
    /// What it can put on the front page.
    var frontBlocks: [any FrontBlockContent.Type] { get }
    /// What the search finds of it besides articles.
    var findings: [any SearchableEntity.Type] { get }

    /// Adds the pages and feeds of a language; none where there is nothing to show.
    func plan(in language: Language, _ draft: inout SiteDraft) throws

    /// Adds what needs to know the lists of all families and languages.
    func plan(_ draft: inout SiteDraft) throws

    /// The entries that lead to it, as far as the pages exist.
    func navigation(in language: Language, of draft: SiteDraft) throws -> [NavigationItem]

    /// The files for readers to take with them.
    func downloads(_ material: PageMaterial, of plan: SiteMap) throws -> [Download]
}

extension PageFamily {
    var kinds: [PageKind] { [] }
    var list: Route? { nil }
    var frontBlocks: [any FrontBlockContent.Type] { [] }
    var findings: [any SearchableEntity.Type] { [] }

    func plan(in language: Language, _ draft: inout SiteDraft) throws {}

    func plan(_ draft: inout SiteDraft) throws {}

    func navigation(in language: Language, of draft: SiteDraft) throws -> [NavigationItem] { [] }

    func downloads(_ material: PageMaterial, of plan: SiteMap) throws -> [Download] { [] }
}

/// All families of pages.
enum PageFamilies {
    /// In the order in which the site lists its pages.
    static let all: [any PageFamily] = [
        FrontFamily(), NewsFamily(), SectionsFamily(), TopicsFamily(), StoriesFamily(),
        AuthorsFamily(), CorrectionsFamily(),
        ArchiveFamily(), CountriesFamily(),
        FormsFamily(), SourcesFamily(), AgendaFamily(), PlacesFamily(), TownFamily(),
        SportsFamily(),
        ProgrammesFamily(), MusicFamily(),
        PeopleFamily(), CollectionsFamily(), OutletsFamily(), StatusFamily(), SearchFamily(),
        ReaderFamily(), WrittenFamily(), PageTypesFamily(), ArticlesFamily(),
    ]

    /// What families put on the front page.
    static let frontBlocks = all.flatMap(\.frontBlocks)

    /// What the search finds besides articles.
    static let findings = all.flatMap(\.findings)
}
