import Basics
import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct SportsFamilyTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func pages(
        _ entities: [PublishedEntity],
        in language: Language = "es"
    ) throws -> [PlannedPage] {
        try site.pages(.sports, of: EditionStub(entities), in: language)
    }

    private func published(_ match: Match, _ id: String, origin: Origin = .live) -> PublishedEntity
    {
        InventedEntity.published(.match(match), id, address: "2026/11/21/\(id)", origin: origin)
    }

    private func downloads(_ entities: [PublishedEntity]) throws -> [String] {
        let material = site.material(EditionStub(entities))
        return try SportsFamily().downloads(material, of: SiteMap(material)).map(\.path)
    }

    @Test func withoutMatchesThereAreNoPages() throws {
        #expect(try pages([]).isEmpty)
        #expect(try downloads([]).isEmpty)
    }

    @Test func everyMatchDayCompetitionAndTeamHasAPage() throws {
        let pages = try pages([
            published(InventedEntity.match("A", "B", (1, 0)), "ab"),
            published(InventedEntity.match("B", "?", day: 28), "b"),
        ])
        #expect(
            pages.map(\.path) == [
                "/partidos/", "/partidos/2026/11/21/", "/partidos/2026/11/28/",
                "/partidos/2026/11/21/ab/", "/partidos/2026/11/21/b/",
                "/partidos/liga/liga-del-valle/", "/partidos/equipo/a/", "/partidos/equipo/b/",
            ]
        )
        #expect(!pages.contains { !$0.content.isIndexed })
    }

    @Test func videosHaveAPageWhereThereAreAny() throws {
        let match = InventedEntity.match("A", "B", (1, 0)) {
            $0.highlights = [Match.Highlight(address: "https://video.example/1")]
        }
        let routes = try pages([published(match, "ab")], in: "fr").map(\.route)
        #expect(routes.contains(.highlights))
    }

    @Test func samplesAreNotIndexed() throws {
        let pages = try pages([
            published(InventedEntity.match("A", "B", (1, 0)), "ab", origin: .sample),
            published(InventedEntity.match("C", "D", day: 28), "cd"),
        ])
        let open = pages.filter(\.content.isIndexed).map(\.route)
        #expect(!open.contains(.match("2026/11/21/ab")))
        #expect(!open.contains(.matchDay(Day(year: 2026, month: 11, day: 21))))
        #expect(!open.contains(.team("a")))
        #expect(open.contains(.match("2026/11/21/cd")))
        #expect(open.contains(.matches))
        #expect(open.contains(.competition("liga-del-valle")))
    }

    @Test func everyPageHasAModelAndTellsWhatItIsMadeFrom() throws {
        let match = InventedEntity.match("A", "B", (1, 0)) {
            $0.highlights = [Match.Highlight(address: "https://video.example/1")]
        }
        let material = site.material(EditionStub([published(match, "ab")]))
        let plan = try SiteMap(material)
        let pages = plan.pages.filter { $0.kind == .sports }
        let models = try PageComposer(material, plan: plan).models(of: pages)
        #expect(models.count == 3 * 7)
        #expect(!models.contains { $0 is TombstonePage })
        for page in pages {
            #expect(!(try InputExplanation(material).lines(of: page).isEmpty))
        }
    }

    @Test func whatVanishedSinceThePlanLeavesATombstone() throws {
        let before = site.material(EditionStub([published(InventedEntity.match("A", "B"), "ab")]))
        let plan = try SiteMap(before)
        let pages = plan.pages.filter { $0.route == .match("2026/11/21/ab") }
        let after = PageComposer(site.material(EditionStub([])), plan: plan)
        #expect(!pages.isEmpty)
        #expect(try after.models(of: pages).allSatisfy { $0 is TombstonePage })
    }

    @Test func aChangedScoreChangesEveryFingerprint() throws {
        func fingerprints(_ match: Match) throws -> [UInt64] {
            try site.fingerprints(.sports, of: EditionStub([published(match, "ab")]))
        }
        let before = try fingerprints(InventedEntity.match("A", "B", (1, 0)))
        #expect(try fingerprints(InventedEntity.match("A", "B", (1, 0))) == before)
        let after = try fingerprints(InventedEntity.match("A", "B", (1, 1)))
        #expect(!before.isEmpty && before.count == after.count)
        #expect(zip(before, after).allSatisfy { $0 != $1 })
    }

    @Test func calendarsLieUnderTheFirstLanguage() throws {
        let paths = try downloads([published(InventedEntity.match("A", "B"), "ab")])
        #expect(
            paths == [
                "/partidos/2026/11/21/ab/match.ics", "/partidos/equipo/a/team.ics",
                "/partidos/equipo/b/team.ics",
            ]
        )
    }
}
