import Domain
import Testing

@testable import Archiving

@Suite struct IngestsInTurnTests {
    private let sources = ["a", "b", "c"].map {
        Source(id: SourceID($0), kind: "feed", address: "\($0).xml")
    }

    private func items(_ range: Range<Int>, of source: String) -> [ReceivedItem] {
        range.map { .sample("\(source)\($0)", title: "Noticia \($0) de \(source)") }
    }

    /// Small answers, large ones, empty ones and those of one source in any order come to what they come to one by one.
    @Test func answersTakenInTogetherAreAsThoseTakenInOneByOne() throws {
        let (together, oneByOne) = (
            try ArchiveFixture(sources: sources), try ArchiveFixture(sources: sources)
        )
        let batches = [
            together.batch(items(0..<20, of: "a"), of: "a"),
            together.batch(items(0..<150, of: "b"), of: "b"), together.batch([], of: "c"),
            together.batch(items(0..<3, of: "c"), of: "c"),
            together.batch(items(0..<5, of: "c"), of: "c"),
            together.batch(items(20..<21, of: "a"), of: "a"),
        ]
        let tally = try together.archive.take(
            in: batches,
            rules: together.rules,
            at: ArchiveFixture.morning
        )
        var other = IngestTally()
        for batch in batches { other += try oneByOne.take(in: batch) }
        #expect(tally.added == 176)
        #expect(tally.added == other.added)
        #expect(try together.articles().map(\.path) == oneByOne.articles().map(\.path))
    }

    @Test func whatAnAnswerChangesOfOneBeforeItIsChanged() throws {
        let fixture = try ArchiveFixture()
        let tally = try fixture.take(
            in: fixture.batch([.sample("1")]),
            fixture.batch([.sample("1", title: "Baja el pan")])
        )
        #expect(tally.added == 1)
        #expect(tally.updated == 1)
        #expect(try fixture.articles().map(\.title) == ["Baja el pan"])
    }
}
