import Testing

@testable import Stories

@Suite struct StoryNamesTests {
    private func item(_ title: String, language: String = "es") -> StoryItem {
        StoryItem(id: title, title: title, summary: "", published: 0, language: language)
    }

    @Test func namesOfAtLeastHalfOfTheItemsAreShared() {
        let items = [
            item("Arde el mercado de Santullano, dice Robustiano"),
            item("El fuego de Santullano, apagado"),
            item("Nadie duerme en Santullano ni en Valdeprado"),
        ]
        #expect(StoryNames.shared(by: items).count == 1)
        let both = [
            item("Arde Santullano, dice Robustiano"), item("Habla Robustiano en Santullano"),
        ]
        #expect(StoryNames.shared(by: both).count == 2)
        #expect(StoryNames.shared(by: both) == StoryNames.shared(by: both.reversed()))
    }

    @Test func germanNounsAreNoNames() {
        let items = (0..<3).map { item("Brand im Rathaus von Hohenfels \($0)", language: "de-AT") }
        #expect(StoryNames.shared(by: items) == [])
    }

    @Test func noMoreThanSomeAreKept() {
        let title =
            "Dicen "
            + (0..<20).map { "Nombre\("abcdefghijklmnopqrst".dropFirst($0))" }
            .joined(separator: " ")
        #expect(StoryNames.shared(by: [item(title), item(title + "!")]).count <= StoryNames.most)
    }
}
