import Domain
import Foundation
import TestSupport
import Testing

@testable import SourceKinds

/// What the APIs of matches give, on answers of our own and on recorded ones.
@Suite struct MatchKindsTests {
    private func moment(_ text: String) -> Date? { ISO8601DateFormatter().date(from: text) }

    @Test func aMatchOfTheOldAppIsReadWithItsStories() throws {
        let result = try SourceStub("pregonero-matches").read(
            """
            [{"matches":[
            {"competition":"Liga","utcDate":"2026-11-21T20:00:00Z","status":"FINISHED","referee":"Ana Soto",
             "homeTeam":{"name":"Unión Ribera","nameShort":"Ribera","crest":"https://c.example/r.svg"},
             "awayTeam":{"name":"Vega","nameShort":null,"crest":null},
             "score":{"winner":"union ribera","home":"3","away":1},
             "news":[{"source":"https://n.example/1","author":"Leo","title":"Gana Ribera",
              "description":"Tres goles.","urlImage":null,"publishedAt":"22/11/2026 08:00:00"},{"title":null}]},
            {"competition":"Liga","status":"LIVE","homeTeam":{"name":"A"},"awayTeam":{"name":"B"},
             "score":{"winner":"C","home":0,"away":0}},
            {"competition":"Liga","status":"UPCOMING","homeTeam":{"name":"A"},"awayTeam":{"name":"C"},
             "score":{"winner":"draw","home":0,"away":0}},
            {"competition":"Liga","status":"POSTPONED","homeTeam":{"name":"D"},"awayTeam":{"name":"E"}},
            {"competition":"Liga"}]},{"matches":null}]
            """
        )
        let match = try #require(result.matches.first)
        #expect(match.winner == .home)
        #expect(match.score == Match.Score(home: 3, away: 1))
        #expect(match.day == Day(year: 2026, month: 11, day: 21))
        #expect(match.home.crest?.address == "https://c.example/r.svg")
        #expect(match.stories.map(\.title) == ["Gana Ribera"])
        #expect(match.stories.first?.published == moment("2026-11-22T07:00:00Z"))
        #expect(
            result.matches.map(\.status) == [.finished, .live, .scheduled, .postponed]
        )
        #expect(result.matches[1].winner == nil, "a winner that is no team is none")
        #expect(result.matches[2].score == nil, "what has not begun has no score")
        #expect(
            result.batch.reading.remarks == [
                "row 2: 'C' is no team of the match: it has no winner",
                "row 5: left out: it has not two teams",
            ]
        )
    }

    @Test func penaltiesDoNotCountAsGoals() throws {
        let result = try SourceStub("football-data").read(
            """
            {"matches":[{"id":9,"utcDate":"2026-11-21T23:30:00Z","status":"FINISHED","stage":"LAST_16",
            "competition":{"name":"Copa"},"season":{"startDate":"2026-08-01","endDate":"2027-05-30"},
            "homeTeam":{"name":"A","tla":"RC "},"awayTeam":{"name":"B"},
            "score":{"winner":"AWAY_TEAM","duration":"PENALTY_SHOOTOUT","fullTime":{"home":4,"away":6},
             "regularTime":{"home":1,"away":1},"extraTime":{"home":0,"away":0},
             "penalties":{"home":3,"away":5}},
            "referees":[{"name":"Uno","type":"REFEREE"},{"name":"Dos","type":"ASSISTANT_REFEREE_N1"}]}]}
            """
        )
        let match = try #require(result.matches.first)
        #expect(match.score == Match.Score(home: 1, away: 1))
        #expect(match.penalties == Match.Score(home: 3, away: 5))
        #expect(match.winner == .away)
        #expect(match.home.code == "RC")
        #expect(match.season == "2026/27")
        #expect(match.round == "Last 16")
        #expect(match.referees == ["Uno"])
        #expect(match.day == Day(year: 2026, month: 11, day: 22), "half past midnight in Madrid")
    }

    @Test(arguments: [
        ("EXTRA_TIME", Match.Status.live), ("PENALTY_SHOOTOUT", .live), ("AOT", .finished),
        ("Q3", .live), ("IN_PLAY", .live), ("nadie sabe", .unknown),
    ])
    func wordsOfSourcesSayHowFarAMatchIs(word: String, status: Match.Status) {
        #expect(MatchStatus.of(word) == status)
    }

    @Test func numbersOfKnockOutRoundsAreNoRounds() throws {
        let result = try SourceStub("thesportsdb", ["league": .text("1")]).read(
            """
            {"results":[{"idEvent":"1","strHomeTeam":"A","strAwayTeam":"B","intRound":"3"},
            {"idEvent":"2","strHomeTeam":"A","strAwayTeam":"C","intRound":200},
            {"idEvent":"3","strHomeTeam":"A","strAwayTeam":"D","intRound":"0"}]}
            """
        )
        #expect(result.matches.map(\.round) == ["3", nil, nil])
    }

    @Test func everyTextOfTheSportsDBMayBeANumberOrNull() throws {
        let result = try SourceStub("thesportsdb", ["league": .text("1")]).read(
            """
            {"results":[{"idEvent":"77","strLeague":"Liga","strSport":"Basketball","strHomeTeam":"A",
            "strAwayTeam":"B","intHomeScore":"81","intAwayScore":79,"strTimestamp":"2026-11-20T19:00:00",
            "strVideo":"https://www.youtube.com/watch?v=x","strThumb":"https://t.example/x.jpg",
            "strStatus":"FT","intSpectators":"0","strVenue":null},
            {"idEvent":"78","strHomeTeam":"A","strAwayTeam":"C","strVideo":"<iframe src=//evil>",
            "strPostponed":"yes","dateEvent":"2026-11-27","strTime":"20:00:00","intHomeScore":null}]}
            """
        )
        #expect(result.matches[0].sport == .basketball)
        #expect(result.matches[0].score == Match.Score(home: 81, away: 79))
        #expect(result.matches[0].kickoff == moment("2026-11-20T19:00:00Z"))
        #expect(result.matches[0].attendance == nil)
        #expect(
            result.matches[0].highlights.map(\.address) == ["https://www.youtube.com/watch?v=x"]
        )
        #expect(result.matches[1].highlights == [], "raw HTML is no address")
        #expect(result.matches[1].status == .postponed)
        #expect(result.matches[1].kickoff == moment("2026-11-27T20:00:00Z"))
    }

    @Test func nullMeansNoEvents() throws {
        let stub = try SourceStub("thesportsdb", ["league": .text("1")])
        #expect(try stub.read(#"{"events":null}"#).isEmpty)
    }

    @Test func goalsOfOpenLigaDBStandInTheOrderInWhichTheyFell() throws {
        let result = try SourceStub("openligadb", ["season": .text("2026")]).read(
            """
            [{"matchID":5,"matchDateTimeUTC":"2026-11-20T19:30:00Z","leagueName":"Liga 2026/2027",
            "group":{"groupName":"3. Spieltag"},"matchIsFinished":true,
            "team1":{"teamName":"A"},"team2":{"teamName":"B"},
            "matchResults":[{"resultTypeID":2,"pointsTeam1":2,"pointsTeam2":1},
             {"resultTypeID":1,"pointsTeam1":0,"pointsTeam2":1}],
            "goals":[{"scoreTeam1":2,"scoreTeam2":1,"matchMinute":80,"goalGetterName":"X"},
             {"scoreTeam1":0,"scoreTeam2":1,"matchMinute":null,"goalGetterName":"","isOwnGoal":true},
             {"scoreTeam1":1,"scoreTeam2":1,"matchMinute":"60","isPenalty":"true"}],
            "location":{"locationCity":"Köln"},"numberOfViewers":null}]
            """
        )
        let match = try #require(result.matches.first)
        #expect(match.season == "2026/2027")
        #expect(match.goals.map(\.side) == [.away, .home, .home])
        #expect(match.goals.map(\.minute) == [nil, 60, 80])
        #expect(match.goals[0].isOwnGoal && match.goals[0].scorer == nil)
        #expect(match.goals[1].isPenalty)
        #expect(match.halfTime == Match.Score(home: 0, away: 1))
        #expect(match.venue?.city == "Köln")
    }

    @Test(.enabled(if: Shared.isAvailable))
    func recordedAnswersOfFootballDataAreReadInFull() throws {
        let stub = try SourceStub("football-data", credentials: SourceCredentials(key: "k"))
        let matches = try stub.read(fixture: "football-data-org/Matches.json")
        #expect(matches.matches.count == 34)
        #expect(Set(matches.matches.map(\.competition)).count == 9)
        #expect(matches.matches.allSatisfy { $0.status == .scheduled && $0.score == nil })
        let match = try stub.read(fixture: "football-data-org/Match-417211.json")
        #expect(match.matches.first?.away.code == "RC")
        #expect(match.matches.first?.winner == .draw)
        #expect(match.matches.first?.venue?.name == "Stade Francis-Le Blé")
        let tables = try stub.read(fixture: "football-data-org/Competition-2001-Standings.json")
        let competition = try #require(tables.competitions.first)
        #expect(competition.name == "UEFA Champions League")
        #expect(competition.season == "2022/23")
        #expect(competition.table.count == 32)
        #expect(Set(competition.table.compactMap(\.group)).count == 8)
        #expect(competition.table.first?.group == "Group A")
    }

    @Test(.enabled(if: Shared.isAvailable))
    func recordedMatchdaysOfOpenLigaDBAreReadInFull() throws {
        let stub = try SourceStub("openligadb", ["season": .text("2020")])
        let result = try stub.read(fixture: "openligadb/bundesliga-2020-03.json")
        #expect(result.matches.count == 9)
        let match = try #require(result.matches.first)
        #expect(match.home.name == "1. FC Union Berlin")
        #expect(match.score == Match.Score(home: 4, away: 0))
        #expect(match.goals.map(\.minute) == [13, 49, 63, 64])
        #expect(match.goals.allSatisfy { $0.side == .home })
        #expect(match.attendance == 4_500)
    }

    @Test(.enabled(if: Shared.isAvailable))
    func bytesThatAreNoUTF8AreReadAsTheyWereMeant() throws {
        let stub = try SourceStub("openligadb", ["season": .text("2023")])
        let result = try stub.read(fixture: "openligadb/bundesliga-2023-12.NOT-UTF8.cp1252.json")
        #expect(result.matches.count == 9)
        let names = result.matches.flatMap { [$0.home.name, $0.away.name] }
        #expect(names.contains("1. FC Köln"), "\(names)")
        #expect(!names.contains { $0.contains("\u{FFFD}") })
    }
}
