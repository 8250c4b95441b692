import Domain
import Foundation
import TestSupport
import Testing

@testable import Pages

@Suite struct SitemapComposerTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func composer(_ edition: any EditionReading) -> SitemapComposer {
        SitemapComposer(edition: edition, context: site.context)
    }

    private func plan(_ edition: any EditionReading) throws -> [PlannedSitemap] {
        let composer = composer(edition)
        return try [composer.pages(SiteMap(site.material(edition)))] + composer.months()
    }

    @Test func listsAndArticlesOfAMonthStandApart() throws {
        let sitemaps = try plan(InventedEdition.whole)
        #expect(sitemaps.map(\.name) == ["pages", "2026-11"])
        #expect(sitemaps.last?.count == 83)
    }

    @Test func aFullMonthGoesOnInAnotherFile() throws {
        let sitemaps = try plan(EditionStub(articles: InventedEdition.articles(600)))
        #expect(
            sitemaps.map(\.name) == [
                "pages", "2026-11", "2026-11-2", "2026-12", "2026-12-2",
            ]
        )
        #expect(sitemaps.dropFirst().map(\.count).reduce(0, +) == 600)
        #expect(sitemaps.dropFirst().allSatisfy { $0.count <= 250 })
    }

    @Test func aNewArticleLeavesTheFullFilesAlone() throws {
        func keys(_ count: Int) throws -> [String: UInt64] {
            let edition = EditionStub(articles: InventedEdition.articles(count))
            return Dictionary(uniqueKeysWithValues: try plan(edition).map { ($0.name, $0.key) })
        }
        let (before, after) = (try keys(300), try keys(301))
        #expect(before["2026-11"] == after["2026-11"])
        #expect(before["2026-11-2"] != after["2026-11-2"])
        #expect(before["pages"] == after["pages"])
    }

    @Test func listsAreThereByTheirOwnAddressesOnly() throws {
        let edition = InventedEdition.whole
        let pages = try #require(try plan(edition).first)
        let addresses = try composer(edition).entries(of: pages).map(\.address)
        #expect(addresses.contains("https://example.org/repo/noticias/"))
        #expect(!addresses.contains { $0.contains("/p/") })
        #expect(!addresses.contains { $0.contains("/gente/") })
        #expect(!addresses.contains { $0.contains("/ajustes/") })
    }

    @Test func newsIsWhatIsYoungerThanTwoDays() throws {
        let edition = EditionStub(articles: InventedEdition.articles(100))
        let (sitemap, next) = try composer(edition).news()
        let young = InventedEdition.articles(100)
            .filter { $0.order > edition.clock - 48 * 3_600 && $0.order <= edition.clock }
        #expect(sitemap.count == young.count)
        #expect(sitemap.count > 0)
        #expect(next == young.first.map { $0.order + 48 * 3_600 })
    }
}
