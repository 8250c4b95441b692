import Domain
import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Pages

@Suite struct MatchIndexTests {
    private func index(_ matches: [Match], _ competitions: [Competition] = []) throws
        -> MatchIndex
    {
        let site = try SmallSite()
        return MatchIndex(
            matches.enumerated().map { site.stored($1, "\($0)") },
            competitions: competitions.enumerated().map {
                site.stored(InventedEntity.published(.competition($1), "c\($0)"), $1)
            }
        )
    }

    /// At noon of a day of November.
    private func clock(_ day: Int) throws -> SportsClock {
        let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
        let midnight = ZoneClock(zone).midnight(ofDay: self.day(day).ordinal)
        return SportsClock(at: midnight.addingTimeInterval(43_200), zone: zone)
    }

    private func day(_ number: Int) -> Day { Day(year: 2026, month: 11, day: number) }

    @Test func theNewestResultsAreInTheMiddle() throws {
        let index = try index([
            InventedEntity.match("A", "B", day: 1, (1, 0)),
            InventedEntity.match("A", "C", day: 8, (1, 0)),
            InventedEntity.match("B", "C", day: 15, (0, 0)),
            InventedEntity.match("C", "A", day: 22), InventedEntity.match("C", "B", day: 29),
            InventedEntity.match("A", "B", day: nil),
        ])
        #expect(index.newestResultDay == day(15))
        #expect(index.results(2).map(\.day) == [day(15), day(8)])
        #expect(index.next(3, try clock(16)).map(\.day) == [day(22), day(29)])
        #expect(index.next(3, try clock(23)).map(\.day) == [day(29)])
        #expect(index.day(before: day(8)) == day(1))
        #expect(index.day(after: day(29)) == nil)
        #expect(index.matches.last?.value.day == nil)
    }

    @Test func beforeTheFirstResultEverythingIsStillToCome() throws {
        let index = try index([InventedEntity.match("A", "B", day: 22)])
        #expect(index.results(3).isEmpty)
        #expect(index.next(3, try clock(1)).map(\.day) == [day(22)])
    }

    @Test func whatHasNoResultIsStillToCome() throws {
        let index = try index([
            InventedEntity.match("A", "B", day: 8, status: .cancelled),
            InventedEntity.match("A", "C", day: 15, (1, 0)),
            InventedEntity.match("B", "C", day: 15),
            InventedEntity.match("B", "A", day: 15, (1, 1), status: .suspended),
        ])
        #expect(index.results(3).map(\.day) == [day(15)])
        #expect(Set(index.results(3).flatMap(\.matches).map(\.value.home.name)) == ["A", "B"])
        let next = index.next(3, try clock(15))
        #expect(next.map(\.day) == [day(15)])
        #expect(next.first?.matches.map(\.value.away.name) == ["C"])
    }

    @Test func whatIsPlayedAtMidnightIsStillAmongTheNext() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
        let midnight = ZoneClock(zone).midnight(ofDay: day(16).ordinal)
        let index = try index([
            InventedEntity.match("A", "B", day: 15) {
                $0.kickoff = midnight.addingTimeInterval(-1_800)
            },
            InventedEntity.match("C", "D", day: 15) {
                $0.kickoff = midnight.addingTimeInterval(-14_400)
            },
        ])
        let clock = SportsClock(at: midnight.addingTimeInterval(600), zone: zone)
        #expect(index.next(3, clock).flatMap(\.matches).map(\.value.home.name) == ["A"])
        #expect(index.open(3, clock).flatMap(\.matches).map(\.value.home.name) == ["C"])
    }

    @Test func whatCameToNothingIsApart() throws {
        let index = try index([
            InventedEntity.match("A", "B", day: 8), InventedEntity.match("A", "C", day: 10, (1, 0)),
            InventedEntity.match("B", "C", day: 15, status: .abandoned),
            InventedEntity.match("C", "A", day: 15),
            InventedEntity.match("C", "B", day: 22, status: .postponed),
        ])
        let clock = try clock(15)
        #expect(index.next(9, clock).map(\.day) == [day(15), day(22)])
        #expect(index.next(9, clock).first?.matches.map(\.value.home.name) == ["C"])
        #expect(index.open(9, clock).map(\.day) == [day(15), day(8)])
        #expect(index.open(9, clock).first?.matches.map(\.value.status) == [.abandoned])
        #expect(index.open(1, try self.clock(30)).map(\.day) == [day(22)])
    }

    @Test func competitionsOfTwoSportsAreTwo() throws {
        var table = Competition(name: "Copa", season: "9")
        table.table = [
            Competition.Row(
                position: 1,
                team: Team(name: "Rojos"),
                played: 1,
                won: 1,
                drawn: 0,
                lost: 0,
                goalsFor: 9,
                goalsAgainst: 1,
                points: 2
            )
        ]
        var newer = table
        newer.season = "10"
        let index = try index(
            [
                InventedEntity.match("Azules", "Verdes", day: 1, (1, 0), competition: "Copa"),
                InventedEntity.match("Rojos", "Blancos", day: 2, (80, 71), competition: "Copa") {
                    $0.sport = .basketball
                },
            ],
            [table, newer]
        )
        #expect(Set(index.competitions.map(\.slug)).count == 2)
        for record in index.competitions { #expect(record.matches.count == 1) }
        #expect(index.competitions.filter(index.sharesItsName).count == 2)
        // A table goes with the sport in which its teams play, the newest season first.
        let other = try #require(index.competitions.first { $0.sport == .basketball })
        #expect(other.seasons.map(\.value.season) == ["10", "9"])
        for match in index.matches {
            let slug = try #require(index.competitionNames.slug(of: match.value))
            #expect(index.competition(slug)?.matches.map(\.id) == [match.id])
        }
    }

    @Test func earlierMeetingsAreOfTheSameTwoTeams() throws {
        let index = try index([
            InventedEntity.match("Olmos", "Molinos", day: 1, (1, 0)),
            InventedEntity.match("Molinos", "OLMOS", day: 8, (2, 2)),
            InventedEntity.match("Olmos", "Cantera", day: 9, (1, 1)),
            InventedEntity.match("Olmos", "Molinos", day: 10, status: .cancelled),
            InventedEntity.match("Molinos", "Olmos", day: 15, (0, 3)),
        ])
        let last = try #require(index.matches.last)
        #expect(index.meetings(before: last.value, 5).map { $0.value.day?.day } == [8, 1])
    }

    @Test func competitionsComeFromMatchesAndTables() throws {
        var table = Competition(name: "Copa", season: "2025/26")
        table.table = [
            Competition.Row(
                position: 1,
                team: Team(name: "Tamarro"),
                played: 1,
                won: 1,
                drawn: 0,
                lost: 0,
                goalsFor: 2,
                goalsAgainst: 0,
                points: 3
            )
        ]
        let index = try index(
            [
                InventedEntity.match("A", "B", (1, 0)),
                InventedEntity.match("A", "B", competition: " "),
            ],
            [table, Competition(name: "Copa", season: "2026/27")]
        )
        #expect(index.competitions.map(\.slug) == ["copa", "liga-del-valle"])
        #expect(index.competition("copa")?.seasons.map(\.value.season) == ["2026/27", "2025/26"])
        #expect(index.teams.map(\.slug) == ["a", "b"])
    }

    @Test func teamsGatherWhatAnyMentionOfThemHas() throws {
        let crest = Picture(address: "pictures/olm.svg", isLocal: true)
        let index = try index([
            InventedEntity.match("Deportivo Olmos", "A", day: 1, (1, 0)),
            InventedEntity.match("B", "Deportivo Olmos", day: 8, (1, 0)) {
                $0.away.crest = crest
                $0.away.shortName = "Olmos"
            },
        ])
        let team = try #require(index.team("deportivo-olmos"))
        #expect(team.team.crest == crest)
        #expect(team.team.shortName == "Olmos")
        #expect(team.matches.count == 2)
    }
}
