import Testing

@testable import Stories

@Suite struct StoryNamesTests {
    private func names(_ title: String) -> [Int64] {
        ItemWords(
            StoryItem(id: title, title: title, summary: "", published: 0, language: "es")
        ).names
    }

    @Test func namesOfAtLeastHalfOfTheItemsAreShared() {
        let items = [
            names("Arde el mercado de Santullano, dice Robustiano"),
            names("El fuego de Santullano, apagado"),
            names("Nadie duerme en Santullano ni en Valdeprado"),
        ]
        #expect(StoryNames.shared(by: items).count == 1)
        let both = [
            names("Arde Santullano, dice Robustiano"), names("Habla Robustiano en Santullano"),
        ]
        #expect(StoryNames.shared(by: both).count == 2)
        #expect(StoryNames.shared(by: both) == StoryNames.shared(by: both.reversed()))
    }

    @Test func germanNounsAreNoNames() {
        for (language, names) in [("de-AT", 0), ("es", 2)] {
            let items = (0..<3).map { number in
                StoryItem(
                    id: "\(number)",
                    title: "Brand im Rathaus von Hohenfels",
                    summary: "",
                    published: 0,
                    language: language
                )
            }
            let stories = StoryGrouping(of: items).stories
            #expect(stories.map(\.members.count) == [3])
            #expect(stories.map(\.names.count) == [names])
        }
    }

    @Test func noMoreThanSomeAreKept() {
        let title =
            "Dicen "
            + (0..<20).map { "Nombre\("abcdefghijklmnopqrst".dropFirst($0))" }
            .joined(separator: " ")
        #expect(StoryNames.shared(by: [names(title), names(title + "!")]).count <= StoryNames.most)
    }
}
