import Domain
import Foundation
import TemplateModels
import Testing

@testable import Presentation

@Suite struct SiteContextTests {
    @Test(arguments: [
        (Route.front, "/", "/en/", "/fr/"),
        (.search, "/buscar/", "/en/search/", "/fr/recherche/"),
        (Route([.word(.pathNews)]), "/noticias/", "/en/news/", "/fr/actualites/"),
        (
            Route([.word(.pathNews)], page: 2), "/noticias/p/2/", "/en/news/p/2/",
            "/fr/actualites/p/2/"
        ),
        (
            Route([.word(.pathArchive), .name("2026/03")]), "/archivo/2026/03/",
            "/en/archive/2026/03/", "/fr/archives/2026/03/"
        ),
        (
            .section("sports"), "/secciones/deportes/", "/en/sections/sports/",
            "/fr/rubriques/sports/"
        ),
        (.country("es"), "/paises/es/", "/en/countries/es/", "/fr/pays/es/"),
        (.feed(.rss, .site), "/feed.xml", "/en/feed.xml", "/fr/feed.xml"),
        (
            .feed(.json, .section("sports")), "/secciones/deportes/feed.json",
            "/en/sections/sports/feed.json", "/fr/rubriques/sports/feed.json"
        ),
        (
            .feed(.atom, .country("es")), "/paises/es/atom.xml", "/paises/es/atom.xml",
            "/paises/es/atom.xml"
        ),
    ])
    func routesHaveTheirPaths(route: Route, es: String, en: String, fr: String) throws {
        let context = try Sample.context()
        #expect(context.path(route, in: "es") == es)
        #expect(context.path(route, in: "en") == en)
        #expect(context.path(route, in: "fr") == fr)
    }

    @Test func anotherFirstLanguageIsAtTheRoot() throws {
        let context = try Sample.context(Sample.settings(languages: ["en", "es"]))
        #expect(context.path(Route([.word(.pathNews)]), in: "en") == "/news/")
        #expect(context.path(Route([.word(.pathNews)]), in: "es") == "/es/noticias/")
    }

    @Test func linksCarryThePathOfTheBaseAddress() throws {
        let context = try Sample.context(Sample.settings(prefix: "/repo/"))
        #expect(context.link(.map, in: "es") == "/repo/mapa/")
        #expect(context.absolute("/noticias/") == "https://example.org/repo/noticias/")
        #expect(context.mark("g-bell") == "/repo/_/sprite.5e6f.svg#g-bell")
    }

    @Test(arguments: [
        ("es", "es"), ("en-gb", "en"), ("ar", "es"), ("fr-ca", "fr"),
    ])
    func articlesStandInPagesOfTheirLanguage(language: Language, page: Language) throws {
        #expect(try Sample.context().pageLanguage(of: language) == page)
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
        let context = try Sample.context(
            Sample.settings(pictures: mode),
            pictures: [
                "a.jpg": PublishedPicture(path: "/_/p/a.jpg", width: 9, height: 9)
            ]
        )
        let picture = Picture(address: address, isLocal: !address.contains(":"))
        #expect(context.address(of: picture) == shown)
    }

    @Test func aCopyIsShownFromHere() throws {
        let context = try Sample.context(Sample.settings(pictures: .local))
        var picture = Picture(address: "https://arla.example/b.jpg", width: 4_000, isLocal: false)
        picture.copy = PictureCopy(
            key: "k",
            colour: 7,
            fallback: .init(width: 640, height: 360, bytes: 9, ending: "jpg"),
            renditions: [320, 640, 1_280].map {
                .init(width: $0, height: $0 * 9 / 16, bytes: 9, ending: "webp")
            }
        )
        let shown = try #require(context.shown(picture))
        #expect(shown.address == "/_/p/k-640.jpg")
        #expect(shown.absolute == "https://example.org/_/p/k-640.jpg")
        #expect(
            shown.sources(upTo: 640) == "/_/p/k-320.webp 320w,/_/p/k-640.webp 640w"
        )
        #expect(shown.sources(upTo: 100) == "/_/p/k-320.webp 320w")
        let id = ItemID(stored: "a")
        let model = PictureModel(picture, of: id, credit: "Arla", context: context)
        #expect(model?.width == 640)
        #expect(model?.height == 360)
        #expect(model?.colour == "q7")
        #expect(model?.credit == "Arla")
    }

    @Test func previewsOpenThePolicyToTheirOriginsOnly() throws {
        #expect(try Sample.context().contentPolicy.meta.contains("media-src 'self';"))
        let context = try Sample.context(mediaOrigins: ["https://a.example"])
        #expect(context.contentPolicy.meta.contains("media-src 'self' https://a.example;"))
    }

    @Test func remotePicturesOpenThePolicy() throws {
        let local = try Sample.context()
        let remote = try Sample.context(Sample.settings(pictures: .remote))
        #expect(local.contentPolicy.meta.contains("img-src 'self' data:;"))
        #expect(remote.contentPolicy.meta.contains("img-src 'self' data: https:;"))
    }

    @Test func theInlineScriptIsAllowedByItsHashAlone() throws {
        let with = try Sample.context(bootstrap: InlineScript(text: "1", hash: "abc="))
        let without = try Sample.context()
        #expect(with.contentPolicy.meta.contains("script-src 'self' 'sha256-abc=';"))
        #expect(without.contentPolicy.meta.contains("script-src 'self';"))
        #expect(without.contentPolicy.meta.contains("connect-src 'self'; style-src 'self';"))
        #expect(without.contentPolicy.meta.contains("worker-src 'self';"))
    }

    @Test func aSiteThatKeepsNothingHasNoWorker() throws {
        #expect(try Sample.context(Sample.settings(prefix: "/a")).worker == "/a/sw.js")
        #expect(try Sample.context(Sample.settings(offline: .none)).worker == nil)
    }

    @Test func sourcesAreNamedByConfigurationThenFeedThenID() throws {
        let context = try Sample.context(
            sources: [
                SourceSummary(id: "arla", title: "Feed", home: "ftp://x", isSample: false),
                SourceSummary(
                    id: "gone",
                    title: "Gone Gazette",
                    home: "https://gone.example/",
                    isSample: false
                ),
            ])
        #expect(context.sourceTitle("arla") == "Diario del Arla")
        #expect(context.sourceTitle("gone") == "Gone Gazette")
        #expect(context.sourceTitle("other") == "other")
        #expect(context.sourceHome("arla") == nil)
        #expect(context.sourceHome("gone") == "https://gone.example/")
    }

    @Test func feedsAreDescribedInTheirLanguage() throws {
        let texts = try Sample.context().feedTexts(.section("sports"), in: "fr")
        #expect(texts.title == "Sports · El Pregonero")
        #expect(texts.description == "Dernières actualités\u{202F}: Sports, sur El Pregonero.")
    }
}
