import Domain
import Presentation

extension PageReading {
    /// With the headlines that the newsroom chose for some of them.
    func renamed(_ listed: [ListedArticle], _ desk: DeskChoices) -> [ListedArticle] {
        guard !desk.titles.isEmpty else { return listed }
        return listed.map { card in
            desk.titles[card.article.id].map { title in
                ListedArticle(card.article.with(title: title), in: language, context: context)
            } ?? card
        }
    }
}

extension FrontShelf {
    func renamed(_ desk: DeskChoices, _ reading: PageReading) -> FrontShelf {
        FrontShelf(name: name, link: link, newest: reading.renamed(newest, desk))
    }
}

extension SectionShelf {
    func renamed(_ desk: DeskChoices, _ reading: PageReading) -> SectionShelf {
        SectionShelf(section, count: count, newest: reading.renamed(newest, desk))
    }
}
