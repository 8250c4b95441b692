import Domain
import Testing

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("langauges", "languages"), ("titel", "title"), ("baseUrl", "baseURL"),
    ])
    func findsTheIntendedName(typed: String, meant: String) {
        #expect(NearestName.of(typed, in: ["languages", "title", "baseURL", "lists"]) == meant)
    }

    @Test func keepsSilentWhenNothingIsNear() {
        #expect(NearestName.of("zzz", in: ["languages", "title"]) == nil)
    }
}
