import Archiving
import Basics
import Domain
import Testing

@Suite struct EditionListTests {
    private func fixture() throws -> ArchiveFixture {
        let fixture = try ArchiveFixture(sources: [
            Source(id: "a", kind: "feed", address: "a.xml", section: "sports", language: "es"),
            Source(id: "b", kind: "feed", address: "b.xml", section: "sports", language: "en"),
        ])
        try fixture.take(
            in: fixture.batch((1...5).map { .sample("\($0)", published: -Double($0)) }, of: "a"),
            fixture.batch([.sample("6", published: -30)], of: "b")
        )
        return fixture
    }

    @Test func countsFromTheOldest() throws {
        let edition = try fixture().edition()
        let ids = edition.ids(in: .river("es"), at: 0..<2)
        #expect(try edition.articles(ids).map(\.identity) == ["5", "4"])
        #expect(edition.count(of: .river("es")) == 5)
        #expect(edition.position(of: ids[1], in: .river("es")) == 1)
        #expect(edition.position(of: ids[1], in: .river("en")) == nil)
    }

    @Test func outlinesAndPathsAreThoseOfTheSummaries() throws {
        let edition: any EditionReading = try fixture().edition()
        let summaries = try edition.summaries(at: 0..<9)
        #expect(summaries.map(\.place) == Array(0..<6))
        #expect(
            try edition.outlines(at: 0..<9) == summaries.map { article in ArticleOutline(article) }
        )
        #expect(try edition.outlines(at: 4..<5).count == 1)
        let paths = try edition.paths(at: Array(0..<6))
        #expect(paths.map { StableHash.of($0) } == summaries.map(\.pathHash))
        #expect(try edition.articles(summaries.map(\.id)).map(\.path) == paths)
        #expect(try edition.paths(at: [5, 0, 5, 2]) == [paths[5], paths[0], paths[5], paths[2]])
        #expect(try edition.paths(at: []).isEmpty)
        #expect(try edition.path(of: summaries[3]) == paths[3])
    }

    @Test(arguments: [0..<6, 0..<1, 2..<5, 3..<90, 6..<9])
    func neighboursTellWhetherTheyHaveChanged(positions: Range<Int>) throws {
        let edition: any EditionReading = try fixture().edition()
        let list: (SectionID, Language) -> ArticleList = { section, language in
            language == "es" ? .section(section, "es") : .section("health", language)
        }
        let around: (Int) -> Range<Int> = { max(0, $0 - 2)..<$0 + 2 }
        let expected = try edition.summaries(at: positions).map { article -> UInt64? in
            let list = list(article.section, article.language)
            guard let own = try edition.position(of: article.id, in: list) else { return nil }
            var hash = StableHash()
            hash.add(own - around(own).lowerBound)
            for other in try edition.fingerprints(in: list, at: around(own)) { hash.add(other) }
            return hash.value
        }
        let found = try edition.neighbourhoods(of: positions, in: list, around: around)
        #expect(found == expected)
        #expect(found.compactMap(\.self).count == positions.clamped(to: 1..<6).count)
    }

    @Test func aRangePastTheEndIsCut() throws {
        let edition = try fixture().edition()
        #expect(edition.ids(in: .river("es"), at: 4..<90).count == 1)
        #expect(edition.ids(in: .section("health", "es"), at: 0..<3).isEmpty)
    }

    @Test func theNewsOfACountryAreInAllLanguages() throws {
        let fixture = try ArchiveFixture(sources: [
            Source(id: "a", kind: "feed", address: "a.xml", language: "es", country: "es"),
            Source(id: "b", kind: "feed", address: "b.xml", language: "en", country: "es"),
            Source(id: "c", kind: "feed", address: "c.xml", language: "en"),
        ])
        try fixture.take(
            in: fixture.batch([.sample("1", published: -1)], of: "a"),
            fixture.batch([.sample("2", published: -2)], of: "b"),
            fixture.batch([.sample("3", published: -3)], of: "c")
        )
        let edition = try fixture.edition()
        #expect(edition.count(of: .country("es")) == 2)
        let ids = edition.ids(in: .country("es"), at: 0..<9)
        #expect(try edition.articles(ids).map(\.identity) == ["2", "1"])
        #expect(edition.count(of: .country("fr")) == 0)
    }

    @Test func eachLanguageHasItsOwnDays() throws {
        let edition = try fixture().edition()
        #expect(edition.days(in: "es").map(\.day.number) == [20_261_121])
        #expect(edition.days(in: "en").map(\.count) == [1])
        #expect(edition.count(of: .month(year: 2026, month: 11, "es")) == 5)
    }
}
