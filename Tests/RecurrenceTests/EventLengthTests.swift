import Recurrence
import Testing

@Suite struct EventLengthTests {
    @Test(arguments: [
        ("P1W", 7, 0), ("PT1H30M", 0, 5_400), ("P1DT12H", 1, 43_200), ("+PT15S", 0, 15),
    ])
    func durationsAreRead(text: String, days: Int, seconds: Int) {
        #expect(EventLength(duration: text) == EventLength(days: days, seconds: seconds))
    }

    @Test func whatLastsForEverHasALength() throws {
        let long = String(repeating: "1000000000W", count: 16_000)
        let length = try #require(
            EventLength(duration: "P\(long)T\(long.replacing("W", with: "H"))")
        )
        #expect(!length.isPlausible)
        #expect(length.most > 0)
    }
}
