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

    /// The articles among which the news of a match are looked for: those of the days around it, of all `days` that have
    /// articles.
    static func inputs(
        of match: Match,
        among days: [(day: Day, count: Int)],
        in language: Language
    ) -> [PageInput] {
        guard let middle = match.day?.ordinal else { return [] }
        return days.filter { abs($0.day.ordinal - middle) <= reach }
            .map { .articles(.day($0.day, language), 0..<$0.count) }
    }

    /// At most four articles; those that name both teams come first, then the newest.
    func articles(of match: Match) throws -> [ListedArticle] {
        try ids(of: match).flatMap { list, id in
            reading.cards(try reading.articles([id], of: list))
        }
    }

    private func ids(of match: Match) throws -> [(list: ArticleList, id: ItemID)] {
        let teams = [match.home, match.away].filter(TeamName.isKnown).map(Name.init)
        guard !teams.isEmpty else { return [] }
        var found: [(score: Int, candidate: Candidate)] = []
        for input in reading.inputs {
            guard case .articles(let list, let positions) = input else { continue }
            for candidate in try reading.value(of: Candidates(list: list, positions: positions)) {
                let score = teams.count { $0.isIn(candidate.words, isSports: candidate.isSports) }
                if score > 0 { found.append((score, candidate)) }
            }
        }
        return found.sorted { one, other in
            let (left, right) = (one.candidate, other.candidate)
            return (other.score, right.order, left.id) < (one.score, left.order, right.id)
        }
        .prefix(Self.most).map { ($0.candidate.list, $0.candidate.id) }
    }
}

/// An article that may be news of a match.
struct Candidate: Sendable {
    let id: ItemID
    let list: ArticleList
    let order: Double
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
