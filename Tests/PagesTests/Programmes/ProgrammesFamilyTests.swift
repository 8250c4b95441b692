import Basics
import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct ProgrammesFamilyTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func edition(_ programmes: [Programme], origin: Origin = .live) -> EditionStub {
        EditionStub(
            programmes.map {
                InventedEntity.published(.programme($0), $0.title, origin: origin)
            }
        )
    }

    private func pages(
        _ programmes: [Programme],
        origin: Origin = .live
    ) throws -> [PlannedPage] {
        try site.pages(.programmes, of: edition(programmes, origin: origin))
    }

    @Test func withoutProgrammesThereAreNoPages() throws {
        #expect(try pages([]).isEmpty)
    }

    @Test func listsArePagedBySixtyFromTheOldest() throws {
        let pages = try pages((0..<125).map { InventedEntity.programme("P\($0)") })
        #expect(
            pages.prefix(4).map(\.path) == [
                "/programas/p/1/", "/programas/", "/programas/peliculas/p/1/",
                "/programas/peliculas/",
            ]
        )
        #expect(pages.first?.content.isIndexed == false)
        #expect(pages.dropFirst().first?.content.isIndexed == true)
        #expect(pages.count == 4 + 125)
    }

    @Test func everyPageHasAModelAndTellsWhatItIsMadeFrom() throws {
        let material = site.material(
            edition([
                InventedEntity.programme("A", year: 2024, genres: ["Drama"]),
                InventedEntity.programme("B", form: .series, year: 2020),
            ])
        )
        let plan = try SiteMap(material)
        let pages = plan.pages.filter { $0.kind == .programmes }
        let models = try PageComposer(material, plan: plan).models(of: pages)
        #expect(models.count == pages.count)
        #expect(!models.contains { $0 is TombstonePage })
        for page in pages {
            #expect(!(try InputExplanation(material).lines(of: page).isEmpty))
        }
    }

    @Test func whatHasEndedIsNotOffered() throws {
        let edition = edition([
            InventedEntity.programme("A") { programme in
                var ended = WatchOffer(country: "es", service: "Antes", form: .free)
                ended.until = EditionStub([]).clock
                var open = WatchOffer(country: "fr", service: "Luego", form: .free)
                open.until = EditionStub([]).clock.addingTimeInterval(1)
                programme.offers = [ended, open]
            }
        ])
        let material = site.material(edition)
        let plan = try SiteMap(material)
        let models = try PageComposer(material, plan: plan)
            .models(of: plan.pages.filter { $0.kind == .programmes })
        let pages = models.compactMap { $0 as? ProgrammePage }
        #expect(pages.count == 3)
        // What is left is no offer of the site's own country.
        for page in pages { #expect(page.tables.map(\.isHome) == [false]) }
    }

    @Test func samplesAreNotIndexed() throws {
        let pages = try pages([InventedEntity.programme("A")], origin: .sample)
        #expect(!pages.isEmpty)
        #expect(!pages.contains { $0.content.isIndexed })
    }

    @Test func aChangedProgrammeChangesTheFingerprints() throws {
        func fingerprints(_ year: Int) throws -> [UInt64] {
            try site.fingerprints(
                .programmes,
                of: edition([InventedEntity.programme("A", year: year)])
            )
        }
        #expect(try fingerprints(2024) == fingerprints(2024))
        #expect(Set(try fingerprints(2024)).isDisjoint(with: try fingerprints(2025)))
    }
}
