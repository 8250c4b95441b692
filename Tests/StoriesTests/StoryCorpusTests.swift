import Foundation
import Stories
import TestSupport
import Testing

/// The grouping against labelled news beside the repository: figures that may only rise.
@Suite(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
struct StoryCorpusTests {
    private static func corpus(_ name: String, hasDates: Bool) throws -> LabelledItems {
        let file = Shared.folder.appending(path: "corpora/stories/\(name).jsonl")
        return try LabelledItems(file, hasDates: hasDates)
    }

    @Test func confusableEventsWithoutDates() throws {
        let score = try Self.corpus("ecb", hasDates: false).score(.standard)
        #expect(score.itemF1 >= 0.88, "B3 F1 \(score.itemF1)")
    }

    @Test func confusableEventsAtTheStrictSetting() throws {
        let score = try Self.corpus("ecb", hasDates: false).score(.strict)
        #expect(score.precision >= 0.95, "precision \(score.precision)")
        #expect(score.recall >= 0.55, "recall \(score.recall)")
    }

    @Test(arguments: StorySetting.all.map(\.name))
    func threeSourcesOnOneEvent(setting: String) throws {
        let setting = try #require(StorySetting.named(setting))
        let score = try Self.corpus("allsides", hasDates: true).score(setting)
        #expect(score.itemF1 >= 0.87, "B3 F1 \(score.itemF1)")
    }
}
