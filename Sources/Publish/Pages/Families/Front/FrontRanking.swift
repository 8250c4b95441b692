import Domain
import Foundation

/// Orders stories for the front page, by themselves: no clock has a say.
///
/// Ages count from the newest story, which gives the same order as any clock would.
struct FrontRanking: Sendable {
    private let weights: [SourceID: Int]
    private let showsPicture: @Sendable (Article) -> Bool

    /// - Parameters:
    ///   - weights: the weight that the configuration gives each source.
    ///   - showsPicture: whether the article's picture can be shown.
    init(
        weights: [SourceID: Int],
        showsPicture: @escaping @Sendable (Article) -> Bool
    ) {
        self.weights = weights
        self.showsPicture = showsPicture
    }

    /// The best story first; ties by date, then by id.
    ///
    /// - Parameters:
    ///   - articles: those that compete.
    ///   - boosts: how much better the newsroom wants some of them to be.
    /// - Returns: all of them.
    func ranked(_ articles: [Article], boosts: [ItemID: Int] = [:]) -> [Article] {
        guard let newest = articles.map(\.order).max() else { return [] }
        return articles.map { article in
            let boost = Double(boosts[article.id] ?? 0)
            return (article: article, score: score(article, newest: newest) + boost)
        }
        .sorted { left, right in
            if left.score != right.score { return left.score > right.score }
            if left.article.order != right.article.order {
                return left.article.order > right.article.order
            }
            return left.article.id < right.article.id
        }
        .map(\.article)
    }

    /// The first stories of the ranking, with at most `perSource` of each source and `perSection` of each section, and one
    /// of each matter; where that leaves places free, further ones of the same sections take them, then of the same
    /// sources, then of the same matters. Those that stand there already count.
    static func top(
        _ ranked: [Article],
        count: Int,
        perSource: Int,
        perSection: Int,
        beside fixed: [Article] = [],
        related: RelatedArticles = RelatedArticles()
    ) -> [Article] {
        var sources = Dictionary(fixed.map { ($0.source, 1) }, uniquingKeysWith: +)
        var sections = Dictionary(fixed.map { ($0.section, 1) }, uniquingKeysWith: +)
        var top: [Article] = []
        var told = Set(fixed.map(\.id))
        var left = ranked
        for (ofSource, ofSection, isOnce) in [
            (perSource, perSection, true), (perSource, Int.max, true), (Int.max, Int.max, true),
            (Int.max, Int.max, false),
        ] {
            left = left.filter { article in
                guard top.count < count, sources[article.source, default: 0] < ofSource,
                    sections[article.section, default: 0] < ofSection,
                    !isOnce || !related.isTold(article.id, by: told)
                else { return true }
                told.insert(article.id)
                sources[article.source, default: 0] += 1
                sections[article.section, default: 0] += 1
                top.append(article)
                return false
            }
        }
        return top
    }

    private func score(_ article: Article, newest: Date) -> Double {
        let alike = Set(article.duplicates.map(\.source)).union([article.source]).count
        let tellers = max(alike, article.story?.tellers ?? 0)
        let hours = newest.timeIntervalSince(article.order) / 3_600
        return 3 * log2(1 + Double(tellers))
            + (showsPicture(article) ? 2 : 0)
            + Double(weights[article.source] ?? 0)
            + (article.isBreaking ? 3 : 0)
            - hours / 6
    }
}
