import Testing

@testable import Archiving

@Suite struct StoryTitleTests {
    @Test(arguments: [
        ("El Congreso aprueba la reforma", "el congreso aprueba la reforma"),
        ("  ¡EL «Congrésó» aprueba… la reforma! ", "el congreso aprueba la reforma"),
        ("国会通过税制改革法案", "国会通过税制改革法案"),
        ("3 of 4 doctors say: 'Yes!'", "3 of 4 doctors say yes"),
        ("...4,5 per cent more _for_ bread", "4 5 per cent more for bread"),
        ("Новый закон о хлебе принят", "новыи закон о хлебе принят"),
    ])
    func theKeyIsTheFoldedWords(title: String, key: String) {
        #expect(StoryTitle.key(title) == key)
    }

    @Test(arguments: ["", "Weather", "The day in", "a b c d e", "天气"])
    func headlinesThatSayLittleHaveNoKey(title: String) {
        #expect(StoryTitle.key(title) == nil)
    }
}
