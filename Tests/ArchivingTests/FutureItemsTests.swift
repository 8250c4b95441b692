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

    @Test(arguments: [true, false])
    func whatGoesOnceItWasPublishedLeavesATombstone(isDraft: Bool) throws {
        let fixture = try ArchiveFixture(sources: [Source.own(title: "Bando")])
        var remarks: [Diagnostic] = []
        func take(_ title: String, at hour: Double, published: Double, isDraft: Bool) throws {
            var item = ReceivedItem.sample("pan", title: title, published: published)
            item.isDraft = isDraft
            remarks = try fixture.take(in: fixture.batch([item], of: Source.ownID, after: hour))
                .remarks
        }
        try take("Sube el pan", at: 0, published: -1, isDraft: false)
        #expect(try fixture.edition().tombstones().isEmpty)
        try take("Baja el pan", at: 1, published: isDraft ? -1 : 8, isDraft: isDraft)
        let now =
            isDraft
            ? "is a draft now; without --drafts" : "waits until 2026-11-21; without --future"
        #expect(
            remarks == [
                Diagnostic(
                    .note,
                    "the article was published, and \(now) its page says that it is gone",
                    path: "Content/articles/pan.md"
                )
            ]
        )
        let gone = try fixture.edition(after: 2)
        #expect(gone.articleCount() == 0)
        #expect(gone.tombstones().map(\.title) == ["Sube el pan"])
        try take("Baja el pan", at: 3, published: isDraft ? -1 : 8, isDraft: false)
        #expect(remarks.isEmpty)
        let back = try fixture.edition(after: 9)
        #expect(back.tombstones().isEmpty)
        #expect(back.articleCount() == 1)
    }

    /// Readers of what is told to be gone are told so by search engines for weeks.
    @Test(arguments: [-3, -24 * 60] as [Double])
    func whatWasPublishedStaysUnderAClockThatIsBehind(hours: Double) throws {
        let fixture = try ArchiveFixture(sources: [Source.own(title: "Bando")])
        try fixture.take(
            in: fixture.batch(
                [.sample("pan"), .sample("luz", title: "Vuelve la luz", published: 8)],
                of: Source.ownID
            )
        )
        let right = try fixture.edition()
        #expect(right.articleCount() == 1 && right.remark == nil)
        let behind = try fixture.edition(after: hours)
        #expect(behind.articleCount() == 1 && behind.tombstones().isEmpty)
        // What nobody has seen yet waits on.
        #expect(try behind.held().map(\.title) == ["Vuelve la luz"])
        #expect(behind.nextChange() == ArchiveFixture.morning.addingTimeInterval(8 * 3_600))
        #expect(
            behind.remark?.message.hasSuffix(
                "an article that is published would wait for its time: it stays"
            ) == true
        )
    }

    @Test func whatComesUnderAClockThatIsBehindWaits() throws {
        let fixture = try ArchiveFixture(sources: [Source.own(title: "Bando")])
        try fixture.take(in: fixture.batch([.sample("pan")], of: Source.ownID))
        let new = ReceivedItem.sample("luz", title: "Vuelve la luz")
        try fixture.take(in: fixture.batch([new], of: Source.ownID, after: -3))
        let behind = try fixture.edition(after: -3)
        #expect(behind.articleCount() == 1 && behind.embargoedCount == 1)
        #expect(try fixture.edition(after: 0).articleCount() == 2)
    }

    /// As of when it is to appear was said after the newest clock.
    @Test func whatIsMovedAheadWaitsUnderAClockThatIsBehindToo() throws {
        let fixture = try ArchiveFixture(sources: [Source.own(title: "Bando")])
        for (hour, published) in [(0.0, -1.0), (1, 8)] {
            try fixture.take(
                in: fixture.batch(
                    [.sample("pan", published: published)],
                    of: Source.ownID,
                    after: hour
                )
            )
        }
        let behind = try fixture.edition(after: -3)
        #expect(behind.articleCount() == 0 && behind.tombstones().count == 1)
        #expect(behind.remark == nil)
    }

    @Test func whatWaitsForTheFirstTimeLeavesNoTombstone() throws {
        let fixture = try fixture(.hold)
        try fixture.take(in: fixture.batch([.sample("1", published: 48)]))
        #expect(try fixture.edition(after: 47).tombstones().isEmpty)
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
