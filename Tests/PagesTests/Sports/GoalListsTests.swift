import Domain
import Presentation
import Testing

@testable import Pages

@Suite struct GoalListsTests {
    private func lists(_ goals: [Match.Goal]) throws -> GoalLists {
        GoalLists(goals, catalogue: try SmallSite().context.catalogue("es"))
    }

    @Test func eachSideHasItsScorersWithTheirMinutes() throws {
        let lists = try lists([
            Match.Goal(minute: 23, scorer: "J. Cierzo", side: .home),
            Match.Goal(minute: 71, scorer: "E. Monte", side: .home, isPenalty: true),
            Match.Goal(minute: 88, scorer: "T. Bahía", side: .away, isOwnGoal: true),
        ])
        #expect(lists.home == ["J. Cierzo 23′", "E. Monte 71′ (penalti)"])
        #expect(lists.away == ["T. Bahía 88′ (en propia puerta)"])
    }

    @Test func theScoreTellsTheSideWhereTheSourceDoesNot() throws {
        let lists = try lists([
            Match.Goal(scorer: "A", score: Match.Score(home: 0, away: 1)),
            Match.Goal(scorer: "B", score: Match.Score(home: 1, away: 1)),
            Match.Goal(scorer: "C"),
        ])
        #expect(lists.away == ["A"])
        #expect(lists.home == ["B"])
        #expect(lists.unsettled == ["C"])
    }

    @Test func aGoalOfWhichNothingIsKnownIsLeftOut() throws {
        let lists = try lists([Match.Goal(side: .home), Match.Goal(minute: 5, side: .home)])
        #expect(lists.home == ["5′"])
    }
}
