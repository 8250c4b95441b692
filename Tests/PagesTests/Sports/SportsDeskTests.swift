import Basics
import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct SportsDeskTests {
    private let site: DeskSite

    init() throws {
        site = try DeskSite()
    }

    private func desk(_ entities: [PublishedEntity]) throws -> SportsDesk {
        try SportsDesk(of: EditionStub(entities), context: site.context, ground: MapGround())
    }

    private func published(_ match: Match, _ id: String, origin: Origin = .live) -> PublishedEntity
    {
        InventedEntity.published(.match(match), id, address: "2026/11/21/\(id)", origin: origin)
    }

    @Test func withoutMatchesThereAreNoPages() throws {
        #expect(try desk([]).pages(in: "es").isEmpty)
        #expect(try desk([]).board(in: "es") == nil)
        #expect(try desk([]).downloads().isEmpty)
    }

    @Test func everyMatchDayCompetitionAndTeamHasAPage() throws {
        let pages = try desk([
            published(InventedEntity.match("A", "B", (1, 0)), "ab"),
            published(InventedEntity.match("B", "?", day: 28), "b"),
        ])
        .pages(in: "es")
        let paths = pages.map { site.context.path($0.route, in: "es") }
        #expect(
            paths == [
                "/partidos/", "/partidos/2026/11/21/", "/partidos/2026/11/28/",
                "/partidos/2026/11/21/ab/", "/partidos/2026/11/21/b/",
                "/partidos/liga/liga-del-valle/", "/partidos/equipo/a/", "/partidos/equipo/b/",
            ]
        )
        #expect(pages.filter(\.isIndexed).count == pages.count)
    }

    @Test func videosHaveAPageWhereThereAreAny() throws {
        let match = InventedEntity.match("A", "B", (1, 0)) {
            $0.highlights = [Match.Highlight(address: "https://video.example/1")]
        }
        let routes = try desk([published(match, "ab")]).pages(in: "fr").map(\.route)
        #expect(routes.contains(.sports(.highlights)))
    }

    @Test func samplesAreNotIndexed() throws {
        let desk = try desk([
            published(InventedEntity.match("A", "B", (1, 0)), "ab", origin: .sample),
            published(InventedEntity.match("C", "D", day: 28), "cd"),
        ])
        let open = try desk.pages(in: "es").filter(\.isIndexed).map(\.route)
        #expect(!open.contains(.sports(.match("2026/11/21/ab"))))
        #expect(!open.contains(.sports(.day(Day(year: 2026, month: 11, day: 21)))))
        #expect(!open.contains(.sports(.team("a"))))
        #expect(open.contains(.sports(.match("2026/11/21/cd"))))
        #expect(open.contains(.sports(.matches)))
        #expect(open.contains(.sports(.competition("liga-del-valle"))))
    }

    @Test func everyPageHasAModelAndNothingElseHas() throws {
        let match = InventedEntity.match("A", "B", (1, 0)) {
            $0.highlights = [Match.Highlight(address: "https://video.example/1")]
        }
        let desk = try desk([published(match, "ab")])
        for page in try desk.pages(in: "en") {
            #expect(try desk.model(of: page.route, at: site.place(page.route, in: "en")) != nil)
            #expect(!(try desk.parts(of: page.route).isEmpty))
        }
        #expect(try desk.model(of: .front, at: site.place(.front)) == nil)
        let gone = Route.sports(.match("2026/11/21/gone"))
        #expect(try desk.model(of: gone, at: site.place(gone)) == nil)
    }

    @Test func aChangedScoreChangesEveryKey() throws {
        func keys(_ match: Match) throws -> [UInt64] {
            let desk = try desk([published(match, "ab")])
            return try desk.pages(in: "es").map { page in
                var hash = StableHash()
                try desk.addKey(of: page.route, in: "es", to: &hash)
                return hash.value
            }
        }
        let before = try keys(InventedEntity.match("A", "B", (1, 0)))
        #expect(try keys(InventedEntity.match("A", "B", (1, 0))) == before)
        let after = try keys(InventedEntity.match("A", "B", (1, 1)))
        #expect(zip(before, after).allSatisfy { $0 != $1 })
    }

    @Test func calendarsLieUnderTheFirstLanguage() throws {
        let paths = try desk([published(InventedEntity.match("A", "B"), "ab")]).downloads()
            .map(\.path)
        #expect(
            paths == [
                "/partidos/2026/11/21/ab/match.ics", "/partidos/equipo/a/team.ics",
                "/partidos/equipo/b/team.ics",
            ]
        )
    }
}
