import Domain
import Foundation
import TestSupport
import Testing

@testable import SourceKinds

/// That no number and no time of an answer ends the program, and that none is believed that nothing real has.
@Suite struct HostileNumbersTests {
    @Test(arguments: NumberedAnswer.all)
    func numbersOfAnySizeCostNoMoreThanThemselves(answer: NumberedAnswer) throws {
        let stub = try answer.stub()
        var read = 0
        for seed in 0..<120 as Range<UInt64> {
            var numbers = HostileNumbers(seed: seed)
            // What is no answer at all is an error of the source, and no end of the program.
            guard let result = try? stub.read(numbers.fill(answer.answer)) else { continue }
            read += 1
            for entity in result.entities { #expect(entity.plausible == entity) }
            for item in result.items { #expect(item.plausible(at: SourceStub.now) == item) }
        }
        #expect(read > 0)
    }

    @Test func everyKindIsAmongThem() {
        let others: Set = ["command"]
        #expect(
            Set(NumberedAnswer.all.map(\.kind)).union(others)
                == Set(SourceKindTable.all.map(\.name))
        )
    }

    @Test(
        arguments: [
            "12026-11-21T06:00:00Z", "-0044-03-15T00:00:00Z", "0000-01-01", "0044-03-15",
            "99999-01-01", "2999-01-01T00:00:00Z",
        ]
    )
    func aTimeThatNoNewsCanHaveIsNone(time: String) throws {
        let feed = try SourceStub("feed").read(
            #"{"version":"https://jsonfeed.org/version/1.1","title":"F","items":[{"id":"1","#
                + #""title":"Uno","content_text":"t","date_published":"\#(time)"}]}"#
        )
        #expect(feed.items.map(\.published) == [nil])
        let rows = try SourceStub("data", ["model": .text("article")], address: "a.yaml")
            .read("- {id: a, title: Uno, published: \(time)}")
        #expect(rows.items.map(\.published) == [nil])
    }

    @Test func aLengthAndAScoreThatAreRealStay() throws {
        let track = try SourceStub("itunes", ["term": .text("mar")]).read(
            #"{"results":[{"trackId":1,"trackName":"M","artistName":"O","trackTimeMillis":178000}]}"#
        )
        #expect(track.tracks.map(\.duration) == [178])
        let match = try SourceStub("football-data", ["competition": .text("PD")]).read(
            #"{"competition":{"name":"L"},"matches":[{"id":1,"homeTeam":{"name":"A"},"#
                + #""awayTeam":{"name":"B"},"score":{"duration":"PENALTY_SHOOTOUT","#
                + #""regularTime":{"home":1,"away":1},"extraTime":{"home":9223372036854775807,"away":0}}}]}"#
        )
        #expect(match.matches.map(\.score) == [.init(home: 1, away: 1)])
    }
}

extension NumberedAnswer {
    fileprivate func stub() throws -> SourceStub {
        var values = options.mapValues { SourceOption.text($0) }
        if kind == "json" {
            let pairs = [("id", "n"), ("title", "t"), ("published", "p"), ("updated", "u")]
            values["fields"] = .mapping(pairs.map { .init($0.0, .text($0.1)) })
        }
        return try SourceStub(kind, values, address: "data/answer.\(ending)")
    }
}
