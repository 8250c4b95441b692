import Archiving
import Domain
import Foundation
import Testing

/// What the steps of one transaction leave to each other.
@Suite struct IngestTransactionTests {
    /// Feeds of one publisher.
    private let sources = ["a", "b"].map {
        Source(id: SourceID($0), kind: "feed", address: "https://feeds.x.org/\($0).xml")
    }

    private func take(
        in fixture: ArchiveFixture,
        _ batches: ReceivedBatch...,
        keeping: KeepingRules = KeepingRules(),
        after hours: Double
    ) throws -> IngestTally {
        try fixture.archive.take(
            in: batches,
            rules: fixture.rules,
            keeping: keeping,
            at: ArchiveFixture.morning.addingTimeInterval(hours * 3_600)
        )
    }

    private func bread(
        _ identity: String,
        of source: SourceID,
        at hour: Double,
        in fixture: ArchiveFixture
    ) -> ReceivedBatch {
        let item = ReceivedItem.sample(identity, published: hour - 1, address: "x.org/pan")
        return fixture.batch([item], of: source, after: hour)
    }

    @Test func aCopyOfWhatGoesInTheSameBuildIsNotFoldedUnderIt() throws {
        let fixture = try ArchiveFixture(sources: sources)
        _ = try take(in: fixture, bread("1", of: "a", at: 0, in: fixture), after: 0)
        let tally = try take(
            in: fixture,
            bread("2", of: "b", at: 60, in: fixture),
            keeping: KeepingRules(retention: Retention(age: 48 * 3_600)),
            after: 60
        )
        #expect(tally.added == 1)
        #expect(tally.retired == 1)
        #expect(tally.folded == 0)
        #expect(try fixture.articles(after: 61).map(\.identity) == ["2"])
    }

    @Test func whatIsFoldedGoesWithWhatIsRemovedInTheSameBuild() throws {
        let fixture = try ArchiveFixture(sources: sources)
        let tally = try take(
            in: fixture,
            bread("1", of: "a", at: 0, in: fixture),
            bread("2", of: "b", at: 0, in: fixture),
            keeping: KeepingRules(removals: [Removal("1", line: 1)]),
            after: 0
        )
        #expect(tally.added == 2)
        #expect(tally.folded == 1)
        #expect(tally.retired == 2)
        #expect(try fixture.articles().isEmpty)
    }

    @Test func whatRetentionAndTheRemovalListTakeOutIsCountedTogether() throws {
        let fixture = try ArchiveFixture()
        let items: [ReceivedItem] = [
            .sample("1", title: "Uno", published: -50), .sample("2", title: "Dos", published: -2),
            .sample("3", title: "Tres", published: -1),
        ]
        let tally = try take(
            in: fixture,
            fixture.batch(items),
            keeping: KeepingRules(
                retention: Retention(age: 86_400),
                removals: [Removal("2", line: 1)]
            ),
            after: 0
        )
        #expect(tally.retired == 2)
        #expect(try fixture.articles().map(\.identity) == ["3"])
    }
}
