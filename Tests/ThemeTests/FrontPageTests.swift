import Domain
import Foundation
import Presentation
import Testing

@testable import Pages

@Suite struct FrontPageTests {
    @Test func noStoryStandsTwice() throws {
        let site = try ThemeSite()
        let html = try front(site, InventedArticles.many(120))
        let links = html.matches(of: /<h[234]><a href="(\/n\/[^"]*)"/).map { String($0.output.1) }
        #expect(links.count == 1 + 2 + 4 + 10 + 20)
        #expect(Set(links).count == links.count)
    }

    @Test func neighbouringBlocksDiffer() throws {
        let site = try ThemeSite()
        let page = page(
            site,
            InventedArticles.many(200, sections: ["economy", "world", "health", "science"])
        )
        let layouts = page.blocks.map(\.layout)
        #expect(layouts == [.beside, .below, .columns, .beside])
        #expect(page.blocks.allSatisfy { $0.small.count == 4 })
    }

    @Test func sectionWithFewStoriesHasNoBlock() throws {
        let site = try ThemeSite()
        let articles =
            InventedArticles.many(30)
            + (30..<32).map {
                InventedArticles.one($0, section: "health")
            }
        #expect(page(site, articles).blocks.map(\.section.title) == ["Economía", "Mundo"])
    }

    @Test func breakingNewsStandsInTheStripAndNowhereElse() throws {
        let site = try ThemeSite()
        let alert = InventedArticles.one(7, title: "Última hora del río", isBreaking: true)
        var articles = InventedArticles.many(40)
        articles.insert(alert, at: 7)
        let html = try front(site, articles)
        #expect(html.components(separatedBy: "Última hora del río").count == 2)
        #expect(html.contains(#"<section class="alert">"#))
    }

    @Test func emptySiteSaysSo() throws {
        let site = try ThemeSite()
        let html = try front(site, [])
        #expect(html.contains("Hoy no hay pregones"))
        #expect(!html.contains("class=\"block\""))
        #expect(!html.contains("class=\"alert\""))
        #expect(!html.contains("class=\"categories\""))
    }

    @Test func singleStoryIsTheLead() throws {
        let site = try ThemeSite()
        let html = try front(site, [InventedArticles.one(0)])
        #expect(html.contains("Pregón"))
        #expect(!html.contains("seconds"))
        #expect(!html.contains("heads"))
    }

    @Test func datelineIsTheTimeOfTheNewestChange() throws {
        let site = try ThemeSite()
        #expect(
            try front(site, []).contains(
                #"<time datetime="2026-11-21T05:10Z">Edición del sábado 21 de noviembre de 2026 · 05:10 UTC</time>"#
            )
        )
    }

    private func page(_ site: ThemeSite, _ articles: [Article]) -> FrontPage {
        let listed = site.listed(articles)
        let groups = Dictionary(grouping: listed) { $0.article.section }
        let shelves = site.context.settings.sections.compactMap { section in
            groups[section.id].map {
                SectionShelf(section.id, count: $0.count, newest: Array($0.prefix(12)))
            }
        }
        return FrontPage(
            listed,
            shelves: shelves,
            newestChange: InventedArticles.moment,
            weights: [:],
            hasArchive: true,
            at: site.place("/"),
            context: site.context
        )
    }

    private func front(_ site: ThemeSite, _ articles: [Article]) throws -> String {
        site.render(page(site, articles))
    }
}
