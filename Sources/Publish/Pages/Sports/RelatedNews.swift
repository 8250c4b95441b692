import Basics
import Domain
import Foundation
import Synchronization

/// Finds the portal's own news of a match: what names its teams in the days around it.
final class RelatedNews: Sendable {
    private let edition: any EditionReading
    private let days = Mutex<[Language: [Day]]>([:])
    private let articles = Mutex<[Page: [Candidate]]>([:])
    private let fingerprints = Mutex<[Page: UInt64]>([:])

    static let most = 4
    private static let reach = 7
    /// Shorter ones are too often words of another meaning.
    private static let shortestName = 4

    init(_ edition: any EditionReading) {
        self.edition = edition
    }

    private struct Page: Hashable {
        let day: Day
        let language: Language
    }

    private struct Candidate {
        let id: ItemID
        let order: Double
        let words: FoldedWords
        let isSports: Bool
    }

    /// At most four articles; those that name both teams come first, then the newest.
    func ids(of match: Match, in language: Language) throws -> [ItemID] {
        let teams = [match.home, match.away].filter(TeamName.isKnown).map(Name.init)
        guard let day = match.day, !teams.isEmpty else { return [] }
        var found: [(score: Int, candidate: Candidate)] = []
        for near in try self.days(around: day, in: language) {
            for candidate in try candidates(on: near, in: language) {
                let score = teams.count { $0.isIn(candidate.words, isSports: candidate.isSports) }
                if score > 0 { found.append((score, candidate)) }
            }
        }
        return found.sorted { one, other in
            let (left, right) = (one.candidate, other.candidate)
            return (other.score, right.order, left.id) < (one.score, left.order, right.id)
        }
        .prefix(Self.most).map(\.candidate.id)
    }

    /// Adds everything among which the news of a match are looked for.
    func addKey(of match: Match, in language: Language, to hash: inout StableHash) throws {
        guard let day = match.day else { return }
        for near in try days(around: day, in: language) {
            hash.add(near.number)
            hash.add(try fingerprint(of: Page(day: near, language: language)))
        }
    }

    private func days(around day: Day, in language: Language) throws -> [Day] {
        let all = try days.withLock { known in
            if let days = known[language] { return days }
            let days = try edition.days(in: language).map(\.day)
            known[language] = days
            return days
        }
        let middle = day.ordinal
        return all.filter { abs($0.ordinal - middle) <= Self.reach }
    }

    private func fingerprint(of page: Page) throws -> UInt64 {
        if let known = fingerprints.withLock({ $0[page] }) { return known }
        let list = ArticleList.day(page.day, page.language)
        var hash = StableHash()
        for fingerprint in try edition.fingerprints(in: list, at: 0..<edition.count(of: list)) {
            hash.add(fingerprint)
        }
        let value = hash.value
        fingerprints.withLock { $0[page] = value }
        return value
    }

    private func candidates(on day: Day, in language: Language) throws -> [Candidate] {
        let page = Page(day: day, language: language)
        if let known = articles.withLock({ $0[page] }) { return known }
        let list = ArticleList.day(day, language)
        let ids = try edition.ids(in: list, at: 0..<edition.count(of: list))
        let read = try edition.articles(ids).map { article in
            Candidate(
                id: article.id,
                order: article.order.timeIntervalSince1970,
                words: FoldedWords("\(article.title) \(article.summary ?? "")"),
                isSports: article.section == "sports"
            )
        }
        articles.withLock { $0[page] = read }
        return read
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
}
