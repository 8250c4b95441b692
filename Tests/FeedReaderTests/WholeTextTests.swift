import Testing

@testable import FeedReader

@Suite struct WholeTextTests {
    @Test func whatIsUTF8StaysAsItIs() {
        let text = WholeText(Array("uno\r\ndós 漢字".utf8))
        #expect(text.text == "uno\r\ndós 漢字")
        #expect(text.brokenLine == nil)
    }

    @Test(
        arguments: [
            (Array("uno\nma".utf8) + [0xF1] + Array("ana".utf8), "uno\nmañana", 2),
            (Array("á é í\n\nma".utf8) + [0xF1] + Array("ana".utf8), "á é í\n\nmañana", 3),
            ([0xE1, 0x80], "á€", 1),
        ] as [([UInt8], String, Int)]
    )
    func whatIsNoneIsReadAndNamed(bytes: [UInt8], expected: String, line: Int) {
        let text = WholeText(bytes)
        #expect(text.text == expected)
        #expect(text.brokenLine == line)
    }
}
