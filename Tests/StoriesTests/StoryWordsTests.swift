import Testing

@testable import Stories

@Suite struct StoryWordsTests {
    @Test(arguments: [0, 1, 31, 32, 33, 600])
    func everyItemIsReadInTheOrderInWhichItIsHandedIn(count: Int) {
        let items = (0..<count).map { number in
            StoryItem(
                id: "\(number)",
                title: "Noticia número \(number)",
                summary: "",
                published: number,
                language: number.isMultiple(of: 2) ? "es-AR" : "en"
            )
        }
        let reading = StoryWords.Reading()
        items.forEach(reading.add)
        let entries = reading.finish().entries
        #expect(entries.map(\.id) == items.map(\.id))
        #expect(entries.map(\.published) == items.map(\.published))
        #expect(entries.map(\.language) == items.map { String($0.language.prefix(2)) })
    }

    @Test func nothingReadIsNoStory() {
        #expect(StoryGrouping(of: StoryWords.Reading().finish()).stories.isEmpty)
    }
}
