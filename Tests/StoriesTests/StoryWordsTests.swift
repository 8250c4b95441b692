import Stories
import TestSupport
import Testing

@Suite struct StoryWordsTests {
    @Test("what is read in parts is grouped as what is read at once", arguments: [1, 7, 300])
    func partsAreAsTheWhole(part: Int) throws {
        let items = try LabelledItems.invented().items.sorted {
            ($0.published ?? .max, $0.id) < ($1.published ?? .max, $1.id)
        }
        var words = StoryWords()
        for start in stride(from: 0, to: items.count, by: part) {
            words.read(Array(items[start..<min(start + part, items.count)]))
        }
        #expect(StoryGrouping(of: words) == StoryGrouping(of: items))
    }

    @Test func nothingReadIsNoStory() {
        #expect(StoryGrouping(of: StoryWords()).stories.isEmpty)
    }
}
