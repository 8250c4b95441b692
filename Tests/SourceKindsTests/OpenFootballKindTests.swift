import Domain
import Foundation
import ScriptedServer
import TestSupport
import Testing

@testable import SourceKinds

@Suite struct OpenFootballKindTests {
    private let sample = """
        {"name":"Liga Comarcal 2026/27","matches":[
        {"round":"Matchday 1","date":"2026-11-20","time":"21:00","team1":"Ribera","team2":"Vega",
         "score":{"ht":[1,0],"ft":[2,"1"]}},
        {"round":"Matchday 2","date":"2026-11-28","team1":"Vega","team2":{"name":"Sierra"},"score":{}},
        {"round":"Final","date":"2027-05-30","team1":"Ribera","team2":"Sierra",
         "score":{"ft":[1,1],"et":[2,2],"p":[4,3]}},
        {"round":"Matchday 2","team1":"Vega"}]}
        """

    @Test func scoresAreThoseThatCount() throws {
        let result = try SourceStub("openfootball").read(sample)
        #expect(result.matches.count == 3)
        #expect(result.matches.map(\.competition) == Array(repeating: "Liga Comarcal", count: 3))
        #expect(result.matches[0].season == "2026/27")
        #expect(result.matches[0].score == Match.Score(home: 2, away: 1))
        #expect(result.matches[0].halfTime == Match.Score(home: 1, away: 0))
        #expect(
            result.matches[0].kickoff == ISO8601DateFormatter().date(from: "2026-11-20T20:00:00Z")
        )
        #expect(result.matches[1].status == .scheduled, "an empty score is none")
        #expect(result.matches[1].score == nil)
        #expect(result.matches[1].kickoff == nil)
        #expect(result.matches[2].score == Match.Score(home: 2, away: 2))
        #expect(result.matches[2].penalties == Match.Score(home: 4, away: 3))
        #expect(result.batch.reading.remarks == ["row 4: left out: it has not two teams"])
    }

    @Test func theRealPathStandsAtAnotherOriginAndAWholeAddressForItself() async throws {
        let server = try ScriptedServer { [sample] _ in .ok(sample) }
        defer { server.stop() }
        let options: [String: SourceOption] = [
            "season": .text("2024-25"), "league": .text("uefa.cl"),
        ]
        let visit = SourceVisitor(try SourceStub("openfootball", options, address: server.origin))
        #expect(try await visit.run().result?.matches.count == 3)
        let whole = SourceVisitor(
            try SourceStub("openfootball", address: server.origin + "/liga.json")
        )
        #expect(try await whole.run().result?.matches.count == 3)
        #expect(
            server.requests.map(\.target)
                == ["/openfootball/football.json/master/2024-25/uefa.cl.json", "/liga.json"]
        )
    }

    @Test(.enabled(if: Shared.isAvailable))
    func recordedSeasonsAreReadInFull() throws {
        let liga = try SourceStub("openfootball").read(fixture: "openfootball/2025-26.es.1.json")
        #expect(liga.matches.count == 380)
        #expect(liga.matches.count { $0.score == nil } == 110)
        #expect(Set(liga.batch.entities.map(\.identity)).count == 380)
        let cup = try SourceStub("openfootball").read(fixture: "openfootball/2024-25.uefa.cl.json")
        #expect(cup.matches.contains { $0.penalties != nil })
        #expect(cup.matches.contains { $0.afterExtraTime != nil })
        #expect(cup.batch.reading.dropped == 0, "\(cup.batch.reading.remarks)")
    }
}
