import Testing

@testable import Safekeeping

@Suite struct KeepingRuleTests {
    private static let day = 86_400
    /// A Wednesday, at noon.
    private static let now = 1_795_003_200

    private func names(_ hours: some Sequence<Int>) -> [SnapshotName] {
        hours.map {
            SnapshotName(of: [UInt8($0 & 255), UInt8($0 >> 8)], time: Self.now - $0 * 3_600)
        }
    }

    @Test func theLastOfEachDayAndWeekStays() throws {
        // Every three hours for ninety days.
        let all = names(stride(from: 0, to: 90 * 24, by: 3))
        let current = try #require(all.first)
        let kept = KeepingRule.kept(all, current: current, now: Self.now)
        #expect(kept.contains(current))
        #expect(kept.count <= 11)
        let days = Set(kept.map { $0.time / Self.day })
        let today = Self.now / Self.day
        #expect((0..<7).allSatisfy { days.contains(today - $0) })
        #expect(kept.contains { $0.time < Self.now - 14 * Self.day })
        #expect(!kept.contains { $0.time < Self.now - 28 * Self.day })
    }

    @Test func whatAClockAheadMadeStays() throws {
        let ahead = SnapshotName(of: [1], time: Self.now + 400 * Self.day)
        let old = SnapshotName(of: [2], time: Self.now - 400 * Self.day)
        #expect(
            KeepingRule.kept([ahead, old], current: old, now: Self.now) == [ahead, old]
        )
    }
}
