import Basics
import Testing

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("langauges", "languages"), ("titel", "title"), ("baseUrl", "baseURL"),
        ("LISTS", "lists"), ("lsits", "lists"),
    ])
    func findsTheIntendedName(typed: String, meant: String) {
        #expect(NearestName.of(typed, in: ["languages", "title", "baseURL", "lists"]) == meant)
    }

    @Test func keepsSilentWhenNothingIsNear() {
        #expect(NearestName.of("zzz", in: ["languages", "title"]) == nil)
        #expect(NearestName.of("", in: ["title"]) == nil)
    }

    @Test func aNameIsNotItsOwnNeighbourAndAVeryLongOneHasNone() {
        #expect(NearestName.of("title", in: ["title"]) == nil)
        #expect(NearestName.of(String(repeating: "title", count: 20_000), in: ["title"]) == nil)
    }
}
