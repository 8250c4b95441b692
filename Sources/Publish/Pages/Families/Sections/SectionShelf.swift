public import Domain
public import Presentation

/// A section with its newest articles, for the pages that show several sections.
public struct SectionShelf: Sendable {
    public let section: SectionID
    /// The number of articles in the section.
    public let count: Int
    /// The newest articles, newest first.
    public let newest: [ListedArticle]

    /// How many of a section's newest articles other pages may show.
    static let most = 12

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
}
