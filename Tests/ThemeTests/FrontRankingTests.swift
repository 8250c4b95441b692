import Domain
import Foundation
import Testing

@testable import Pages

@Suite struct FrontRankingTests {
    @Test func moreTellersOutweighAge() {
        let articles = [
            InventedArticles.one(0), InventedArticles.one(18, tellers: ["b", "c", "d"]),
        ]
        // Four tellers: 3·log2(5) − 3 h / 6 = 6.47; one, now: 3.
        #expect(ranked(articles).map(\.identity) == ["18", "0"])
    }

    @Test func sameTellerTwiceCountsOnce() {
        let articles = [
            InventedArticles.one(0), InventedArticles.one(1, tellers: ["arla", "arla"]),
        ]
        #expect(ranked(articles).map(\.identity) == ["0", "1"])
    }

    @Test func pictureIsWorthTwelveHours() {
        let articles = [
            InventedArticles.one(0), InventedArticles.one(71, hasPicture: true),
            InventedArticles.one(73, hasPicture: true),
        ]
        #expect(ranked(articles).map(\.identity) == ["71", "0", "73"])
    }

    @Test func weightOfTheSourceCounts() {
        let articles = [InventedArticles.one(0), InventedArticles.one(11, source: "faro")]
        let ranking = FrontRanking(weights: ["faro": 1]) { _ in false }
        #expect(ranking.ranked(articles).map(\.identity) == ["0", "11"].reversed())
    }

    @Test func tiesFallToDateThenID() {
        let two = ["b", "a", "c"].map { InventedArticles.one(3, source: SourceID($0)) }
        #expect(ranked(two).map(\.id) == two.map(\.id).sorted())
    }

    @Test func orderOfTheInputDoesNotMatter() {
        let articles = InventedArticles.many(60)
        #expect(ranked(articles) == ranked(articles.reversed()))
    }

    @Test func noSourceTakesMoreThanItsShare() {
        let articles = (0..<20).map {
            InventedArticles.one($0, source: $0 < 12 ? "loud" : SourceID("s\($0)"))
        }
        let top = FrontRanking.top(ranked(articles), count: 7, perSource: 2, perSection: 7)
        #expect(top.count == 7)
        #expect(top.filter { $0.source == "loud" }.count == 2)
    }

    @Test func oneSourceTakesNoMoreThanItsShareWhileThereAreOthers() {
        let articles = (0..<20).map {
            InventedArticles.one($0, source: $0 < 10 ? "valle" : SourceID("s\($0)"))
        }
        let top = FrontRanking.top(ranked(articles), count: 7, perSource: 2, perSection: 7)
        #expect(top.count == 7)
        #expect(top.count { $0.source == "valle" } == 2)
    }

    @Test func ofOneMatterOneStandsThereWhileThereAreOthers() {
        let articles = (0..<20).map {
            InventedArticles.one($0, source: SourceID("s\($0)"), section: SectionID("t\($0)"))
        }
        let best = ranked(articles)
        let related = RelatedArticles([(best[1].id, [best[0].id]), (best[4].id, [best[2].id])])
        let top = FrontRanking.top(
            best,
            count: 5,
            perSource: 2,
            perSection: 2,
            related: related
        )
        #expect(top.map(\.id) == [0, 2, 3, 5, 6].map { best[$0].id })
        let few = FrontRanking.top(
            Array(best.prefix(2)),
            count: 5,
            perSource: 2,
            perSection: 2,
            related: related
        )
        #expect(few.count == 2)
    }

    @Test func oneSourceAloneFillsAllPlaces() {
        let articles = (0..<20).map { InventedArticles.one($0) }
        #expect(
            FrontRanking.top(ranked(articles), count: 7, perSource: 2, perSection: 7).count == 7
        )
    }

    @Test func noSectionTakesMoreThanItsShareWhileThereAreOthers() {
        let articles = (0..<20).map {
            InventedArticles.one(
                $0,
                source: SourceID("s\($0)"),
                section: $0 < 10 ? "economy" : SectionID("t\($0)")
            )
        }
        let top = FrontRanking.top(ranked(articles), count: 7, perSource: 2, perSection: 2)
        #expect(top.map(\.identity) == ["0", "1", "10", "11", "12", "13", "14"])
    }

    @Test func aSectionAloneFillsTheTop() {
        let articles = (0..<20).map { InventedArticles.one($0, source: SourceID("s\($0)")) }
        let top = FrontRanking.top(ranked(articles), count: 7, perSource: 2, perSection: 2)
        #expect(top.map(\.identity) == (0..<7).map { "\($0)" })
    }

    private func ranked(_ articles: [Article]) -> [Article] {
        FrontRanking(weights: [:]) { $0.picture != nil }.ranked(articles)
    }
}
