import Domain
import TestSupport
import Testing

@testable import Pages

@Suite struct LeagueCourseTests {
    private func match(
        _ home: String,
        _ away: String,
        _ score: (Int, Int)?,
        round: String
    ) -> Match {
        InventedEntity.match(home, away, day: 1, score) { $0.round = round }
    }

    private var season: [Match] {
        [
            match("A", "B", (1, 0), round: "Jornada 1"),
            match("B", "C", (2, 0), round: "Jornada 2"),
            match("C", "A", (3, 0), round: "Jornada 3"),
            match("C", "B", nil, round: "Jornada 4"),
        ]
    }

    private func row(_ team: String, _ position: Int, points: Int) -> Competition.Row {
        Competition.Row(
            position: position,
            team: Team(name: team),
            played: 2,
            won: 1,
            drawn: 0,
            lost: 1,
            goalsFor: 0,
            goalsAgainst: 0,
            points: points
        )
    }

    private func course(_ matches: [Match], table: [Competition.Row] = []) throws -> LeagueCourse? {
        let site = try SmallSite()
        var league = Competition(name: "Liga del Valle")
        league.table = table
        let index = MatchIndex(
            matches.enumerated().map { site.stored($1, "\($0)") },
            competitions: [
                site.stored(InventedEntity.published(.competition(league), "c"), league)
            ]
        )
        return try LeagueCourse(#require(index.competition("liga-del-valle")))
    }

    @Test func placesFollowPointsThenGoals() throws {
        let course = try #require(try course(season))
        #expect(course.matchdays == 3)
        #expect(course.lines.map(\.team.name) == ["C", "B", "A"])
        #expect(course.lines.map(\.places) == [[2, 3, 1], [3, 1, 2], [1, 2, 3]])
    }

    @Test func theTableDecidesBetweenEqualPoints() throws {
        let table = [
            row("A", 1, points: 3), row("B", 2, points: 3), row("C", 3, points: 3),
        ]
        #expect(try course(season, table: table)?.lines.map(\.team.name) == ["A", "B", "C"])
    }

    @Test func pointsThatTheTableDoesNotKnowDrawNothing() throws {
        let table = [
            row("A", 1, points: 6), row("B", 2, points: 3), row("C", 3, points: 3),
        ]
        #expect(try course(season, table: table) == nil)
    }

    @Test(arguments: ["Semifinal", "", "Jornada 3 de 2026", "Jornada 0", "Jornada 5"])
    func matchdaysThatCannotBeCountedDrawNothing(round: String) throws {
        var matches = season
        matches[2].round = round
        #expect(try course(matches) == nil)
    }

    @Test func twoMatchdaysOrAnotherSportAreNoCourse() throws {
        #expect(try course(Array(season.prefix(2))) == nil)
        #expect(
            try course(
                season.map { match in
                    var match = match
                    match.sport = .basketball
                    return match
                }
            ) == nil
        )
    }

    @Test func aLineIsLevelWhereItArrives() {
        #expect(CourseModel.path([1, 3]) == "M0 14C50 14 50 70 100 70")
        #expect(CourseModel.path([]).isEmpty)
    }
}
