import Basics
import Domain
import Foundation
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
            author: nil,
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
        let edition = EditionStub(articles: articles)
        let ids = try RelatedNews(edition).ids(of: match, in: language)
        return edition.articles(ids).map(\.title)
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
        let edition = EditionStub(articles: [article("Deportivo Olmos", day: 15)])
        var open = match
        open.day = nil
        #expect(try RelatedNews(edition).ids(of: open, in: "es") == [])
    }

    @Test func theKeyFollowsTheDaysAround() throws {
        func key(_ articles: [Article]) throws -> UInt64 {
            var hash = StableHash()
            try RelatedNews(EditionStub(articles: articles))
                .addKey(of: match, in: "es", to: &hash)
            return hash.value
        }
        let near = article("Deportivo Olmos", day: 15)
        let far = article("Deportivo Olmos", day: 28)
        #expect(try key([near]) != key([]))
        #expect(try key([near, far]) == key([near]))
    }
}
