import Basics
import Domain
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct ProgrammesDeskTests {
    private let site: DeskSite

    init() throws {
        site = try DeskSite()
    }

    private func desk(_ programmes: [Programme], origin: Origin = .live) throws -> ProgrammesDesk {
        let entities = programmes.map {
            InventedEntity.published(.programme($0), $0.title, origin: origin)
        }
        return try ProgrammesDesk(of: EditionStub(entities), context: site.context)
    }

    @Test func withoutProgrammesThereAreNoPages() throws {
        #expect(try desk([]).pages(in: "es").isEmpty)
        #expect(try desk([]).rail(in: "es") == nil)
    }

    @Test func listsArePagedBySixtyFromTheOldest() throws {
        let many = (0..<125).map { InventedEntity.programme("P\($0)") }
        let pages = try desk(many).pages(in: "es")
        let paths = pages.map { site.context.path($0.route, in: "es") }
        #expect(
            Array(paths.prefix(4)) == [
                "/programas/p/1/", "/programas/", "/programas/peliculas/p/1/",
                "/programas/peliculas/",
            ]
        )
        #expect(pages.first?.isIndexed == false)
        #expect(pages.dropFirst().first?.isIndexed == true)
        #expect(pages.count == 4 + 125)
    }

    @Test func everyPageHasAModel() throws {
        let desk = try desk([
            InventedEntity.programme("A", year: 2024, genres: ["Drama"]),
            InventedEntity.programme("B", form: .series, year: 2020),
        ])
        for page in try desk.pages(in: "fr") {
            #expect(try desk.model(of: page.route, at: site.place(page.route, in: "fr")) != nil)
            #expect(!(try desk.parts(of: page.route).isEmpty))
        }
        let none = Route.programmes(.genre("musical", page: nil))
        #expect(try desk.model(of: none, at: site.place(none)) == nil)
    }

    @Test func samplesAreNotIndexed() throws {
        let pages = try desk([InventedEntity.programme("A")], origin: .sample).pages(in: "es")
        #expect(pages.filter(\.isIndexed).isEmpty)
    }

    @Test func aChangedProgrammeChangesTheKey() throws {
        func key(_ year: Int) throws -> UInt64 {
            let desk = try desk([InventedEntity.programme("A", year: year)])
            var hash = StableHash()
            try desk.addKey(of: .programmes(.programme("A")), in: "es", to: &hash)
            return hash.value
        }
        #expect(try key(2024) == key(2024))
        #expect(try key(2024) != key(2025))
    }
}
