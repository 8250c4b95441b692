import Archiving
import Domain
import Foundation
import Testing

@Suite struct FutureItemsTests {
    private func fixture(_ future: Source.Future) throws -> ArchiveFixture {
        try ArchiveFixture(
            sources: [Source(id: "a", kind: "feed", address: "a.xml", future: future)])
    }

    @Test func clampPutsAFarDateAtFirstSight() throws {
        let fixture = try fixture(.clamp)
        try fixture.take(in: fixture.batch([.sample("1", published: 24 * 60)]))
        #expect(try fixture.articles().map(\.published) == [ArchiveFixture.morning])
    }

    @Test func clampLeavesTheNextDayAlone() throws {
        let fixture = try fixture(.clamp)
        try fixture.take(in: fixture.batch([.sample("1", published: 23)]))
        #expect(
            try fixture.articles().map(\.published)
                == [ArchiveFixture.morning.addingTimeInterval(23 * 3_600)]
        )
    }

    @Test func holdShowsTheItemWhenItIsDue() throws {
        let fixture = try fixture(.hold)
        try fixture.take(in: fixture.batch([.sample("1", published: 48)]))
        #expect(try fixture.articles(after: 47).isEmpty)
        #expect(
            try fixture.edition(after: 47).nextChange()
                == ArchiveFixture.morning.addingTimeInterval(48 * 3_600)
        )
        #expect(try fixture.articles(after: 48).count == 1)
        #expect(try fixture.edition(after: 48).nextChange() == nil)
    }

    @Test func expiredItemsAreNotShown() throws {
        let fixture = try fixture(.keep)
        var item = ReceivedItem.sample("1")
        item.expires = ArchiveFixture.morning.addingTimeInterval(7_200)
        try fixture.take(in: fixture.batch([item]))
        #expect(try fixture.articles(after: 1).count == 1)
        #expect(try fixture.articles(after: 2).isEmpty)
    }

    @Test func draftsAreShownOnlyOnDemand() throws {
        let fixture = try fixture(.keep)
        var item = ReceivedItem.sample("1")
        item.isDraft = true
        try fixture.take(in: fixture.batch([item]))
        #expect(try fixture.articles().isEmpty)
        let scope = EditionScope(
            clock: ArchiveFixture.morning,
            settings: fixture.settings,
            sources: fixture.sources,
            showsDrafts: true
        )
        #expect(try fixture.archive.edition(scope).ids(after: nil, limit: 10).count == 1)
    }
}
