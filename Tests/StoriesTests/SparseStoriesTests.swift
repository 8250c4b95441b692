import Foundation
import Stories
import TestSupport
import Testing

/// The grouping of news of which nearly all stand alone, as on a portal of many feeds: what is found there must be right first.
@Suite struct SparseStoriesTests {
    /// All thinnings of a set together.
    private static func score(
        _ set: LabelledItems,
        _ setting: StorySetting
    ) -> (precision: Double, recall: Double) {
        let scores = (0..<LabelledItems.thinnings).map { set.thinned($0).score(setting) }
        func sum(_ path: (PairScore) -> Int) -> Double { Double(scores.map(path).reduce(0, +)) }
        return (sum(\.right) / sum(\.found), sum(\.right) / sum(\.wanted))
    }

    @Test func nearlyAllItemsOfAThinnedSetStandAlone() throws {
        let set = try LabelledItems.invented()
        for part in 0..<LabelledItems.thinnings {
            let thinned = set.thinned(part)
            let events = Set(thinned.events.values).count
            #expect(events == Set(set.events.values).count)
            #expect(thinned.items.count > events && thinned.items.count < 3 * events / 2)
        }
    }

    @Test(arguments: StorySetting.all.map(\.name))
    func inventedNewsThatStandAloneAreLeftAlone(setting: String) throws {
        let setting = try #require(StorySetting.named(setting))
        let score = Self.score(try LabelledItems.invented(), setting)
        #expect(score.precision >= 0.9, "precision \(score.precision)")
        #expect(score.recall >= 0.7, "recall \(score.recall)")
    }

    @Test(
        .enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"),
        arguments: StorySetting.all.map(\.name)
    )
    func newsOfThreeSourcesThatStandAlone(setting: String) throws {
        let setting = try #require(StorySetting.named(setting))
        let file = Shared.folder.appending(path: "corpora/stories/allsides.jsonl")
        let score = Self.score(try LabelledItems(file), setting)
        #expect(score.precision >= 0.68, "precision \(score.precision)")
        #expect(score.recall >= 0.8, "recall \(score.recall)")
    }
}
