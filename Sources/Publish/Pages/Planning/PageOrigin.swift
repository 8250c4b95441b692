import Domain
import Presentation

/// Says in words what a page is made from, for whoever asks why it changes.
struct PageOrigin {
    let edition: any EditionReading
    let map: SiteMap
    let context: SiteContext
    let desks: Desks

    func parts(of page: PlannedPage) throws -> [String] {
        switch page.content {
        case .article(let id): return try articleParts(id)
        case .front:
            let sections = map.sections[page.language]?.count ?? 0
            return [
                "the newest 200 articles in '\(page.language)'",
                "the newest \(PageComposer.shelfSize) of each of \(sections) sections",
                "the time of the newest change",
            ] + (map.countries.isEmpty ? [] : [try countries()]) + desks.frontParts
        case .list(let listed): return try listParts(listed)
        case .sections, .notFound:
            return [
                "the newest \(PageComposer.shelfSize) articles of each section, and their numbers"
            ]
        case .map: return [try countries()]
        case .archive, .year: return ["the months that have articles"]
        case .month: return ["the days of the month, and their numbers of articles"]
        case .day(let day):
            let count = try edition.count(of: .day(day, page.language))
            return ["\(count) articles of \(day.path)", "the days before and after it"]
        case .status: return ["how each source stands"]
        case .reader(.settings): return ["the countries, sources and languages that have news"]
        case .reader: return ["texts alone: the browser knows the rest"]
        case .desk(let desk):
            return try desks.desk(of: desk.route)?.parts(of: desk.route) ?? []
        case .search: return ["the sections, sources, languages and countries that can be found"]
        case .written(let written): return [written.file]
        case .redirect(let target): return ["an address that now leads to \(target)"]
        case .tombstone(let tombstone): return ["the withdrawn article '\(tombstone.title)'"]
        }
    }

    private func countries() throws -> String {
        let counts = try map.countries.map { "\($0) \(try edition.count(of: .country($0)))" }
        return "the numbers of articles by country: \(counts.joined(separator: ", "))"
    }

    private func listParts(_ listed: ListedPage) throws -> [String] {
        guard let first = try edition.summaries(in: listed.list, at: listed.positions).first else {
            return ["a list without articles"]
        }
        let older = listed.number.map { $0 - 1 } ?? listed.lastNumber
        let count = listed.positions.count
        return ["\(count) articles, the oldest \(first.path)"]
            + (older > 0 ? ["the first and last day of page \(older)"] : [])
    }

    private func articleParts(_ id: ItemID) throws -> [String] {
        guard let article = try edition.articles([id]).first else { return [] }
        let list = ArticleList.section(
            article.section,
            context.pageLanguage(of: article.language)
        )
        let own = ["the article '\(article.title)' of '\(article.source)'"]
        let folded = article.duplicates.map { "the same story of '\($0.source)'" }
        guard let position = try edition.position(of: id, in: list) else { return own + folded }
        let range = ArticleBatch.positions(around: position)
        let around = try edition.summaries(in: list, at: range)
        let others = around.filter { $0.id != id }.map(\.path)
        return own + folded + others.map { "its neighbour in '\(article.section)': \($0)" }
    }
}
