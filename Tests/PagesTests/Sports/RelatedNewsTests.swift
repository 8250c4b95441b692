import Basics
import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct RelatedNewsTests {
    private let match = InventedEntity.match("Deportivo Olmos", "CD San Telmo", day: 15, (1, 0)) {
        $0.home.shortName = "Olmos"
    }

    private func article(
        _ title: String,
        day: Int,
        section: SectionID = "sports",
        language: Language = "es"
    ) -> Article {
        let date = Date(timeIntervalSince1970: 1_793_448_000 + Double(day) * 86_400)
        return Article(
            id: ItemID(source: "a", identity: title),
            path: "/n/\(title)/",
            source: "a",
            title: title,
            summary: nil,
            link: nil,
            identity: title,
            published: date,
            updated: nil,
            firstSeen: date,
            order: date,
            authors: [],
            categories: [],
            language: language,
            section: section,
            rights: .own,
            origin: .live,
            picture: nil,
            enclosures: [],
            isBreaking: false,
            duplicates: []
        )
    }

    private func titles(_ articles: [Article], in language: Language = "es") throws -> [String] {
        try news(of: match, among: articles, in: language).map(\.article.title)
    }

    /// The news that the page of a match shows.
    private func news(
        of match: Match,
        among articles: [Article],
        in language: Language
    ) throws -> [ListedArticle] {
        let site = try SmallSite()
        let entity = InventedEntity.published(.match(match), "m")
        let material = site.material(EditionStub([entity], articles: articles))
        let plan = try SiteMap(material)
        let page = try #require(
            plan.pages.first { $0.route == .match("m") && $0.language == language }
        )
        let reading = PageReading(
            page,
            at: site.place(.match("m"), in: language),
            of: plan,
            batch: try ArticleBatch([], of: material),
            material: material
        )
        return try RelatedNews(reading).articles(of: match)
    }

    @Test func bothTeamsComeBeforeOneAndTheNewestBeforeTheOlder() throws {
        let found = try titles([
            article("El Deportivo Olmos estrena campo", day: 14),
            article("Deportivo Olmos y CD San Telmo se ven las caras", day: 13),
            article("El CD SAN TELMO, sin portera", day: 12),
            article("La cosecha del trigo", day: 14),
        ])
        #expect(
            found == [
                "Deportivo Olmos y CD San Telmo se ven las caras",
                "El Deportivo Olmos estrena campo", "El CD SAN TELMO, sin portera",
            ]
        )
    }

    @Test func sevenDaysBeforeAndAfterAreTheLimit() throws {
        let found = try titles(
            [7, 8, 22, 23].map { article("Deportivo Olmos, día \($0)", day: $0) }
        )
        #expect(found == ["Deportivo Olmos, día 22", "Deportivo Olmos, día 8"])
    }

    @Test func fourAreEnough() throws {
        let found = try titles((0..<9).map { article("Deportivo Olmos número \($0)", day: 15) })
        #expect(found.count == 4)
    }

    @Test func aShortNameCountsInSportsOnly() throws {
        let found = try titles([
            article("Olmos pide un médico", day: 15, section: "health"),
            article("Olmos gana otra vez", day: 15),
            article("Los colmos de la liga", day: 15),
        ])
        #expect(found == ["Olmos gana otra vez"])
    }

    @Test func newsInAnotherLanguageIsNotOfThePage() throws {
        let articles = [article("Deportivo Olmos win again", day: 15, language: "en")]
        #expect(try titles(articles) == [])
        #expect(try titles(articles, in: "en") == ["Deportivo Olmos win again"])
    }

    @Test func aMatchWithoutADayHasNone() throws {
        var open = match
        open.day = nil
        let articles = [article("Deportivo Olmos", day: 15)]
        #expect(try news(of: open, among: articles, in: "es").isEmpty)
    }

    @Test func theFingerprintFollowsTheDaysAround() throws {
        func fingerprint(_ articles: [Article]) throws -> UInt64? {
            let site = try SmallSite()
            let entity = InventedEntity.published(.match(match), "m")
            let material = site.material(EditionStub([entity], articles: articles))
            let plan = try SiteMap(material)
            let fingerprints = PageFingerprints(material, plan: plan, surroundings: 0)
            return try plan.pages.first { $0.route == .match("m") }.map {
                try fingerprints.of($0)
            }
        }
        let near = article("Deportivo Olmos", day: 15)
        let far = article("Deportivo Olmos", day: 28)
        #expect(try fingerprint([near]) != fingerprint([]))
        #expect(try fingerprint([near, far]) == fingerprint([near]))
    }
}
