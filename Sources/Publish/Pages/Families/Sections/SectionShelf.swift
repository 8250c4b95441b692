import Domain
import Presentation

/// A section with its newest articles, for the pages that show several sections.
struct SectionShelf: Sendable {
    let section: SectionID
    /// The number of articles in the section.
    let count: Int
    /// The newest articles, newest first.
    let newest: [ListedArticle]

    /// How many of a section's newest articles other pages may show.
    static let most = 12

    init(_ section: SectionID, count: Int, newest: [ListedArticle]) {
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
