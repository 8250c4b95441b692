import Domain
import Foundation
import Presentation

/// Says in words what a page is made from, for whoever asks why it changes.
struct InputExplanation {
    private let edition: any EditionReading
    private let material: PageMaterial

    init(_ material: PageMaterial) {
        self.material = material
        edition = material.edition
    }

    /// The inputs of a page in their order; many numbers of articles are one line.
    func lines(of page: PlannedPage) throws -> [String] {
        var lines: [String] = []
        var (counts, countries): ([String], [String]) = ([], [])
        for input in page.inputs {
            if case .count(let list) = input {
                let count = try edition.count(of: list)
                if case .country(let code) = list {
                    countries.append("\(code) \(count)")
                } else {
                    counts.append("\(Self.name(of: list)) \(count)")
                }
            } else {
                lines += try self.lines(of: input)
            }
        }
        for (names, counted) in [("", counts), (" by country", countries)] where !counted.isEmpty {
            lines.append("the numbers of articles\(names): \(counted.joined(separator: ", "))")
        }
        return lines.isEmpty ? ["texts alone: the browser knows the rest"] : lines
    }

    private func lines(of input: PageInput) throws -> [String] {
        switch input {
        case .article(let summary): return try lines(of: summary)
        case .articles(let list, let positions):
            return ["\(positions.count) articles of \(Self.name(of: list))"]
        case .page(let page): return try lines(of: page)
        case .count(let list): return ["the number of articles of \(Self.name(of: list))"]
        case .days(.months, _): return ["the months that have articles"]
        case .days(.daysOfYear(let year), _): return ["the days of \(year) that have articles"]
        case .days(.daysOf, _): return ["the days of the month, and their numbers of articles"]
        case .days(.around, _): return ["the days before and after it"]
        case .entities(let kind):
            let all = try material.entities(of: kind).all
            let sources = Set(all.map(\.source)).sorted().map { "'\($0)'" }
            let names = sources.isEmpty ? "" : " of \(sources.joined(separator: ", "))"
            return ["\(all.count) entities of the kind '\(kind.rawValue)'\(names)"]
        case .entity(let kind, let id):
            let named = try material.entities(of: kind).published(id)
            return named.map { ["the \(kind.rawValue) '\($0.identity)' of '\($0.source)'"] } ?? []
        case .selected(let kind, let ids):
            return ["\(ids.count) entities of the kind '\(kind.rawValue)', chosen for it"]
        case .note(let kind, let identity):
            return material.notes(on: kind, identity).map { "the note \($0.file)" }
        case .text(let page): return [page.file]
        case .pageType(let type, let row):
            let data = type.data.map { data in
                let line = row.flatMap { data.rows[$0].line }.map { ":\($0)" } ?? ""
                return data.file + line
            }
            return [type.file] + [data].compactMap(\.self)
        case .label(let label):
            let files = material.labels.texts(of: label).map(\.file)
            return files.isEmpty ? ["the \(label.kind.rawValue) '\(label.id)'"] : files
        case .desk(let choices):
            return choices == DeskChoices() ? [] : ["what the newsroom chose by hand"]
        case .chosen(let articles):
            return try edition.paths(at: articles.map(\.place))
                .map { "an article that was chosen for it: \($0)" }
        case .agenda(let part):
            let count = Set(part.entries.map(\.item.id)).count
            return count == 0 ? [part.title] : ["\(part.title): \(count) events"]
        case .related(let list, _): return ["what \(Self.name(of: list)) are related to"]
        case .story(let story, _, let trail):
            let before = (trail?.stories ?? []).filter { $0.id != story.id }
            return ["\(story.members.count) articles that tell one event"]
                + before.map { "another story of its matter: \($0.name)" }
        case .history(let id):
            let count = try edition.history(of: id).count
            return count > 1 ? ["\(count - 1) earlier versions of it"] : []
        case .links(let links): return links.lines
        case .statuses: return ["how each source stands"]
        case .sources:
            let count = try material.activeSources().all.count
            return ["\(count) sources of the portal, with the days of their newest articles"]
        case .newestChange(let language): return ["the time of the newest change (\(language))"]
        case .ownMap: return material.ground.isOwn ? ["the site's own map"] : []
        case .names(let list, let names):
            return names.isEmpty ? [] : ["\(list.title): \(names.joined(separator: ", "))"]
        case .clock(let until): return ["the clock, until \(until.formatted(.iso8601))"]
        }
    }

    private func lines(of page: ListedPage) throws -> [String] {
        guard let first = try edition.summaries(in: page.list, at: page.positions).first else {
            return ["a list without articles"]
        }
        let own = "\(page.positions.count) articles, the oldest \(try edition.path(of: first))"
        return [own] + (page.older.map { ["the first and last day of page \($0.number)"] } ?? [])
    }

    private func lines(of summary: ArticleSummary) throws -> [String] {
        guard let article = try edition.articles([summary.id]).first else { return [] }
        let own = ["the article '\(article.title)' of '\(article.source)'"]
        let folded = article.duplicates.map { "the same story of '\($0.source)'" }
        let related = try edition.articles(try edition.related(to: summary.id).map(\.id))
            .map { "what is related to it: \($0.path)" }
        let list = material.sectionList(of: summary.section, in: summary.language)
        guard let position = try edition.position(of: summary.id, in: list) else {
            return own + folded + related
        }
        let around = try edition.summaries(
            in: list,
            at: ArticleBatch.positions(around: position)
        )
        let neighbours = try edition.paths(at: around.map(\.place).filter { $0 != summary.place })
            .map { "its neighbour in '\(summary.section)': \($0)" }
        return own + folded + related + neighbours
    }

    private static func name(of list: ArticleList) -> String {
        switch list {
        case .river(let language): "the news in '\(language)'"
        case .section(let id, let language): "the section '\(id)' in '\(language)'"
        case .day(let day, let language): "\(day.path) in '\(language)'"
        case .month(let year, let month, let language): "\(year)-\(month) in '\(language)'"
        case .country(let code): "the country '\(code)'"
        case .countrySection(let code, let id): "the section '\(id)' of the country '\(code)'"
        case .source(let id): "the source '\(id)'"
        case .form(let form, let language): "the form '\(form.rawValue)' in '\(language)'"
        case .label(let label, let language):
            "the \(label.kind.rawValue) '\(label.id)' in '\(language)'"
        case .selection(let selection, let language): "\(selection) in '\(language)'"
        }
    }
}
