import Domain
import Foundation
import Presentation

/// Finds the portal's own news of a match: what names its teams in the days around it.
struct RelatedNews {
    private let reading: PageReading

    static let most = 4
    private static let reach = 7
    /// Shorter ones are too often words of another meaning.
    fileprivate static let shortestName = 4

    init(_ reading: PageReading) {
        self.reading = reading
    }

    /// The articles among which the news of matches are looked for: those of the days around them, of all `days` that
    /// have articles.
    static func inputs(
        of matches: [Match],
        among days: [(day: Day, count: Int)],
        in language: Language
    ) -> [PageInput] {
        let middles = Set(matches.compactMap(\.day?.ordinal))
        return days.filter { day in middles.contains { abs(day.day.ordinal - $0) <= reach } }
            .map { .articles(.day($0.day, language), 0..<$0.count) }
    }

    /// The newest article on each match that names both teams, by the addresses of these.
    func headlines(of matches: some Sequence<Stored<Match>>) throws -> [String: LinkModel] {
        var found: [String: LinkModel] = [:]
        for match in matches { found[match.address] = try headline(of: match.value) }
        return found
    }

    /// The newest article that names both teams.
    func headline(of match: Match) throws -> LinkModel? {
        let newest = try found(of: match).filter { $0.score == 2 }.map(\.candidate).max {
            ($0.order, $1.id) < ($1.order, $0.id)
        }
        guard let newest,
            let article = try reading.articles([newest.id], of: newest.list).first
        else { return nil }
        let foreign = ForeignText(article.language, on: reading.language)
        return LinkModel(
            title: ShortText.onOneLine(article.title),
            address: reading.context.link(article.path),
            language: foreign.language,
            direction: foreign.direction
        )
    }

    /// At most four articles; those that name both teams come first, then the newest.
    func articles(of match: Match) throws -> [ListedArticle] {
        try ids(of: match).flatMap { list, id in
            reading.cards(try reading.articles([id], of: list))
        }
    }

    private func ids(of match: Match) throws -> [(list: ArticleList, id: ItemID)] {
        try found(of: match).sorted { one, other in
            let (left, right) = (one.candidate, other.candidate)
            return (other.score, right.order, left.id) < (one.score, left.order, right.id)
        }
        .prefix(Self.most).map { ($0.candidate.list, $0.candidate.id) }
    }

    /// What names a team of a match in the days around it, with how many of them.
    private func found(of match: Match) throws -> [(score: Int, candidate: Candidate)] {
        let teams = [match.home, match.away].filter(TeamName.isKnown).map(Name.init)
        guard let middle = match.day?.ordinal, !teams.isEmpty else { return [] }
        var found: [(score: Int, candidate: Candidate)] = []
        for input in reading.inputs {
            guard case .articles(let list, let positions) = input, isSearched(list) else {
                continue
            }
            for candidate in try reading.value(of: Candidates(list: list, positions: positions))
            where abs(candidate.day - middle) <= Self.reach {
                let score = teams.count { $0.isIn(candidate.words, isSports: candidate.isSports) }
                if score > 0 { found.append((score, candidate)) }
            }
        }
        return found
    }

    /// Of a page that reads several lists, as the front page does, those in which no article stands twice.
    private func isSearched(_ list: ArticleList) -> Bool {
        switch list {
        case .day, .river: true
        default: false
        }
    }
}

/// An article that may be news of a match.
struct Candidate: Sendable {
    let id: ItemID
    let list: ArticleList
    let order: Double
    /// The number of its day.
    let day: Int
    let words: FoldedWords
    let isSports: Bool
}

/// The articles of a day in words, which the matches of two weeks look through.
private struct Candidates: DerivedInput {
    let list: ArticleList
    let positions: Range<Int>

    var inputs: [PageInput] { [.articles(list, positions)] }

    func value(_ reading: DeclaredReading) throws -> [Candidate] {
        try reading.articles(of: list).map { article in
            Candidate(
                id: article.id,
                list: list,
                order: article.order.timeIntervalSince1970,
                day: CivilTime(article.order, in: reading.context.settings.timeZone).day.ordinal,
                words: FoldedWords("\(article.title) \(article.summary ?? "")"),
                isSports: article.section == "sports"
            )
        }
    }
}

/// The names by which a text may mean a team.
private struct Name {
    let full: FoldedWords
    let short: FoldedWords

    init(_ team: Team) {
        full = FoldedWords(team.name)
        short = FoldedWords(team.shownShortName)
    }

    /// A short name is often that of a place: it counts in news of sports only.
    func isIn(_ words: FoldedWords, isSports: Bool) -> Bool {
        if full.length >= 2 * RelatedNews.shortestName, words.contains(full) { return true }
        return isSports && short.length >= RelatedNews.shortestName && words.contains(short)
    }
}
