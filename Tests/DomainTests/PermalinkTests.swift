import Domain
import Testing

@Suite struct PermalinkTests {
    private let day = Day(year: 2026, month: 11, day: 1)
    private let id = ItemID(stored: "k3f9q2abcd")

    @Test func isDateSlugAndID() {
        #expect(
            Permalink.path(day: day, title: "Sube el pan", id: id)
                == "/n/2026/11/01/sube-el-pan-k3f9q2abcd/"
        )
    }

    @Test func isTheIDAloneWithoutASlug() {
        #expect(Permalink.path(day: day, title: "水の都", id: id) == "/n/2026/11/01/k3f9q2abcd/")
    }
}
