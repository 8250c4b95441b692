import Domain
import Testing

@testable import Presentation

@Suite struct PaginationModelTests {
    @Test func singlePageHasNone() throws {
        #expect(PaginationModel(ListPosition(), in: "es", context: try Sample.context()) == nil)
    }

    @Test func olderPageShowsNumberAndPeriodButNoTotal() throws {
        let position = ListPosition(
            number: 12,
            newest: "/noticias/",
            newer: "/noticias/p/13/",
            older: .init(
                path: "/noticias/p/11/",
                number: 1_211,
                from: Day(number: 20_261_119),
                to: Day(number: 20_261_120)
            )
        )
        let model = try #require(
            PaginationModel(position, in: "fr", context: try Sample.context())
        )
        #expect(model.older?.note == "Page 1\u{202F}211 · du 19 au 20 novembre 2026")
        #expect(model.older?.address == "/noticias/p/11/")
        #expect(model.newer?.address == "/noticias/p/13/")
        #expect(model.newest?.title == "Première page")
    }
}
