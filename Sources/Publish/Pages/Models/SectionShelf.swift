public import Domain
public import Presentation

/// A section with its newest articles, for the pages that show several sections.
public struct SectionShelf: Sendable {
    public let section: SectionID
    /// The number of articles in the section.
    public let count: Int
    /// The newest articles, newest first.
    public let newest: [ListedArticle]

    public init(_ section: SectionID, count: Int, newest: [ListedArticle]) {
        self.section = section
        self.count = count
        self.newest = newest
    }

    func link(in language: Language, context: SiteContext) -> LinkModel {
        context.sectionLink(section, in: language)
    }
}

extension SiteContext {
    /// The way to a section, with its mark.
    func sectionLink(_ section: SectionID, in language: Language) -> LinkModel {
        LinkModel(
            title: sectionTitle(section, in: language),
            address: link(.section(section, page: nil), in: language),
            mark: mark("g-\(glyph(of: section))")
        )
    }

    /// The way to a page, as breadcrumbs show it.
    func crumb(_ route: Route, in language: Language) -> LinkModel? {
        entry(route, in: language).map {
            LinkModel(title: $0.title, address: link($0.path))
        }
    }
}
