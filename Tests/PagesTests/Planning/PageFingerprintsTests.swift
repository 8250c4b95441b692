import Basics
import Domain
import Foundation
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct PageFingerprintsTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func fingerprints(_ edition: any EditionReading) throws -> [String: UInt64] {
        let material = site.material(edition)
        let plan = try SiteMap(material)
        let fingerprints = PageFingerprints(material, plan: plan, surroundings: 0)
        return try Dictionary(
            uniqueKeysWithValues: plan.pages.map { ($0.path, try fingerprints.of($0)) }
        )
    }

    private func changed(
        _ before: any EditionReading,
        _ after: any EditionReading
    ) throws -> Set<String> {
        let (old, new) = (try fingerprints(before), try fingerprints(after))
        return Set(old.keys.filter { new[$0] != old[$0] })
    }

    @Test func theSameEditionHasTheSameFingerprints() throws {
        #expect(try changed(InventedEdition.whole, InventedEdition.whole).isEmpty)
    }

    @Test func aNewArticleChangesWhatShowsTheNewestAndNoNumberedPage() throws {
        let before = EditionStub(articles: InventedEdition.articles(100))
        let after = EditionStub(articles: InventedEdition.articles(101))
        let changed = try changed(before, after)
        #expect(changed.isSuperset(of: ["/", "/noticias/", "/404.html", "/secciones/"]))
        #expect(!changed.contains("/noticias/p/1/"))
        #expect(!changed.contains("/ajustes/"))
        #expect(!changed.contains("/en/news/"))
    }

    @Test func anotherTrackChangesMusicTheFrontPageAndNoProgramme() throws {
        let before = InventedEdition.entities
        let after = before + [("valle", "dos", .track(Track(title: "Dos", artist: "Trío")))]
        let changed = try changed(
            EditionStub(InventedEntity.all(before)),
            EditionStub(InventedEntity.all(after))
        )
        #expect(changed.isSuperset(of: ["/", "/musica/", "/musica/artista/trio/"]))
        #expect(!changed.contains("/programas/"))
        #expect(!changed.contains("/partidos/"))
        #expect(!changed.contains("/gente/"))
    }

    @Test func aChangedArticleChangesItsOwnDay() throws {
        let articles = InventedEdition.articles(60)
        let changed = try changed(
            EditionStub(articles: articles),
            EditionStub(articles: InventedEdition.articles(60, renamed: [50: "Otro titular"]))
        )
        let day = CivilTime(articles[50].order, in: .gmt).day
        #expect(changed.contains("/archivo/\(day.path)/"))
        #expect(!changed.contains("/archivo/"))
    }

    @Test func aPlannedArticleAndItsOutlineHaveOneFingerprint() throws {
        let edition = EditionStub(
            articles: InventedEdition.articles(5)
                + InventedEdition.articles(5, language: "en", source: Source.ownID)
        )
        let material = site.material(edition)
        let fingerprints = PageFingerprints(
            material,
            plan: try SiteMap(material),
            surroundings: 7
        )
        let keys = try fingerprints.ofArticles(at: 0..<10)
        #expect(keys.count == 10)
        for (summary, key) in zip(edition.summaries(at: 0..<10), keys) {
            let page = PlannedPage(
                summary,
                at: try material.edition.path(of: summary),
                of: material
            )
            #expect(key.pathHash == StableHash.of(page.path))
            #expect(try fingerprints.of(page) == key.key)
        }
    }

    @Test func timeAloneChangesPagesThatSayUntilWhenTheyHold() throws {
        let until = Date(timeIntervalSince1970: 1_795_300_000)
        func page(_ inputs: [PageInput]) -> PlannedPage {
            let origin = PlannedPage.Origin(language: "es", owner: "x", inputs: inputs)
            return PlannedPage(path: "/x/", content: SavedContent(), of: origin)
        }
        let edition = Date(timeIntervalSince1970: 1_795_290_000)
        let pages = [page([.clock(until: until)]), page([.entities(.match)])]
        #expect(
            ClockWindow.all(of: pages, nextChange: edition)
                == [ClockWindow(page: "/x/", nextChange: until)]
        )
        let list = page([.articles(.river("es"), 0..<3), .clock(until: until)])
        #expect(ClockWindow.all(of: [list], nextChange: edition).map(\.nextChange) == [edition])
        #expect(ClockWindow.all(of: [list], nextChange: nil).map(\.nextChange) == [until])
    }
}
