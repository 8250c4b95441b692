import Domain
import Foundation
import TemplateModels
import Testing

@testable import Presentation

@Suite struct NewsroomTests {
    @Test(arguments: [
        (Route.front, "/", "/en/", "/fr/"),
        (.news(page: nil), "/noticias/", "/en/news/", "/fr/actualites/"),
        (.news(page: 2), "/noticias/p/2/", "/en/news/p/2/", "/fr/actualites/p/2/"),
        (.sections, "/secciones/", "/en/sections/", "/fr/rubriques/"),
        (
            .section("sports", page: nil), "/secciones/deportes/", "/en/sections/sports/",
            "/fr/rubriques/sports/"
        ),
        (.archive, "/archivo/", "/en/archive/", "/fr/archives/"),
        (.year(2026), "/archivo/2026/", "/en/archive/2026/", "/fr/archives/2026/"),
        (
            .month(year: 2026, month: 3), "/archivo/2026/03/", "/en/archive/2026/03/",
            "/fr/archives/2026/03/"
        ),
        (
            .day(Day(year: 2026, month: 11, day: 21)), "/archivo/2026/11/21/",
            "/en/archive/2026/11/21/", "/fr/archives/2026/11/21/"
        ),
        (.search, "/buscar/", "/en/search/", "/fr/recherche/"),
        (.feed(.rss, nil), "/feed.xml", "/en/feed.xml", "/fr/feed.xml"),
        (
            .feed(.json, "sports"), "/secciones/deportes/feed.json",
            "/en/sections/sports/feed.json", "/fr/rubriques/sports/feed.json"
        ),
    ])
    func routesHaveTheirPaths(route: Route, es: String, en: String, fr: String) throws {
        let newsroom = try Sample.newsroom()
        #expect(newsroom.path(route, in: "es") == es)
        #expect(newsroom.path(route, in: "en") == en)
        #expect(newsroom.path(route, in: "fr") == fr)
    }

    @Test func anotherFirstLanguageIsAtTheRoot() throws {
        let newsroom = try Sample.newsroom(Sample.settings(languages: ["en", "es"]))
        #expect(newsroom.path(.news(page: nil), in: "en") == "/news/")
        #expect(newsroom.path(.news(page: nil), in: "es") == "/es/noticias/")
    }

    @Test func linksCarryThePathOfTheBaseAddress() throws {
        let newsroom = try Sample.newsroom(Sample.settings(prefix: "/repo/"))
        #expect(newsroom.link(.sections, in: "es") == "/repo/secciones/")
        #expect(newsroom.absolute("/noticias/") == "https://example.org/repo/noticias/")
        #expect(newsroom.mark("g-bell") == "/repo/_/sprite.5e6f.svg#g-bell")
    }

    @Test(arguments: [
        ("es", "es"), ("en-gb", "en"), ("ar", "es"), ("fr-ca", "fr"),
    ])
    func articlesStandInPagesOfTheirLanguage(language: Language, page: Language) throws {
        #expect(try Sample.newsroom().pageLanguage(of: language) == page)
    }

    @Test(arguments: [
        (SiteSettings.Pictures.local, "a.jpg", "/_/p/a.jpg" as String?),
        (.local, "https://arla.example/b.jpg", nil),
        (.remote, "https://arla.example/b.jpg", "https://arla.example/b.jpg"),
        (.remote, "javascript:alert(1)", nil),
        (.none, "a.jpg", nil),
    ])
    func picturesAreShownWhereTheSettingsAllow(
        mode: SiteSettings.Pictures,
        address: String,
        shown: String?
    ) throws {
        let newsroom = try Sample.newsroom(
            Sample.settings(pictures: mode),
            pictures: ["a.jpg": "/_/p/a.jpg"]
        )
        let picture = Picture(address: address, isLocal: !address.contains(":"))
        #expect(newsroom.address(of: picture) == shown)
    }

    @Test func previewsOpenThePolicyToTheirOriginsOnly() throws {
        #expect(try Sample.newsroom().contentPolicy.contains("media-src 'self';"))
        let newsroom = try Sample.newsroom(mediaOrigins: ["https://a.example"])
        #expect(newsroom.contentPolicy.contains("media-src 'self' https://a.example;"))
    }

    @Test func remotePicturesOpenThePolicy() throws {
        let local = try Sample.newsroom()
        let remote = try Sample.newsroom(Sample.settings(pictures: .remote))
        #expect(local.contentPolicy.contains("img-src 'self' data:;"))
        #expect(remote.contentPolicy.contains("img-src 'self' data: https:;"))
    }

    @Test func onlyTheSearchConnects() throws {
        let with = try Sample.newsroom()
        let without = try Sample.newsroom(Sample.settings(search: .none))
        #expect(with.contentPolicy.contains("script-src 'self'; connect-src 'self'"))
        #expect(!without.contentPolicy.contains("connect-src"))
    }

    @Test func theScriptIsToldEveryKindAndEveryStopWord() throws {
        let setup = try Sample.newsroom().searchSetup(in: "en", filters: []).text
        for kind in DocumentKind.allCases { #expect(setup.contains("\"\(kind.rawValue)\":\"")) }
        #expect(setup.contains("\"one\":\"{count} result\""))
        #expect(setup.contains("\"other\":\"{count} results\""))
        #expect(setup.contains("\"index\":\"/_s/\""))
        #expect(["del", "the", "aux"].allSatisfy { setup.contains(" \($0) ") })
    }

    @Test func sourcesAreNamedByConfigurationThenFeedThenID() throws {
        let newsroom = try Sample.newsroom(
            sources: [
                SourceSummary(id: "arla", title: "Feed", home: "ftp://x", isSample: false),
                SourceSummary(
                    id: "gone",
                    title: "Gone Gazette",
                    home: "https://gone.example/",
                    isSample: false
                ),
            ])
        #expect(newsroom.sourceTitle("arla") == "Diario del Arla")
        #expect(newsroom.sourceTitle("gone") == "Gone Gazette")
        #expect(newsroom.sourceTitle("other") == "other")
        #expect(newsroom.sourceHome("arla") == nil)
        #expect(newsroom.sourceHome("gone") == "https://gone.example/")
    }

    @Test func feedsAreDescribedInTheirLanguage() throws {
        let texts = try Sample.newsroom().feedTexts("sports", in: "fr")
        #expect(texts.title == "Sports · El Pregonero")
        #expect(texts.description == "Les dernières nouvelles de Sports dans El Pregonero.")
    }
}
