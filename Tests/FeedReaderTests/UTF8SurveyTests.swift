import Testing

@testable import FeedReader

@Suite struct UTF8SurveyTests {
    @Test(arguments: 0..<24)
    func everyByteIsSeenWhereverItStands(place: Int) {
        for byte in UInt8.min...UInt8.max {
            var text = Array(repeating: UInt8(ascii: "x"), count: 24)
            text[place] = byte
            let survey = UTF8Survey(text)
            let isPlain = byte >= 0x20 || byte == 0x0A || byte == 0x09
            #expect(survey.needsCleaning == !isPlain, "\(byte)")
            #expect(survey.isValid == (byte < 0x80), "\(byte)")
            #expect(survey.hasEscapes == (byte == 0x1B), "\(byte)")
        }
    }

    @Test(arguments: 0..<12)
    func charactersOfSeveralBytesAreCountedWhereverTheyStand(place: Int) {
        let text = String(repeating: "x", count: place) + "é€😀" + String(repeating: "x", count: 12)
        let survey = UTF8Survey(Array(text.utf8))
        #expect(survey.isValid)
        #expect(survey.sequences == 3)
        #expect(survey.hasLongSequences)
        #expect(!survey.needsCleaning)
    }
}
