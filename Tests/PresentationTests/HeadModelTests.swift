import Domain
import TemplateModels
import Testing

@testable import Presentation

@Suite struct HeadModelTests {
    @Test(arguments: [
        ("Portada", "Portada · El Pregonero"),
        ("El Pregonero", "El Pregonero"),
        (
            "El pueblo compra su molino con tres mil cuotas de veinte euros",
            "El pueblo compra su molino con tres mil cuotas de veinte euros · El Pregonero"
        ),
    ])
    func titlesAreWholeHeadlinesWithTheSite(headline: String, title: String) throws {
        let head = try head(HeadContent(title: headline, description: "x"))
        #expect(head.title == title)
        #expect(head.headline == headline)
    }

    @Test func aTextInThePlaceOfAHeadlineIsCut() throws {
        let text = String(repeating: "El molino vuelve a girar. ", count: 20)
        let title = try head(HeadContent(title: text, description: "x")).title
        #expect(title.count < 220 && title.hasSuffix("… · El Pregonero"))
    }

    @Test func descriptionsEndWhereSearchEnginesCutThem() throws {
        let short = "Todo sobre el molino."
        let long = String(repeating: "El molino vuelve a girar. ", count: 12)
        #expect(try head(HeadContent(title: "x", description: short)).description == short)
        let description = try head(HeadContent(title: "x", description: long)).description
        #expect(description.count <= 160)
        #expect(description.hasPrefix("El molino vuelve a girar. El molino"))
        #expect(description.hasSuffix("…"))
    }

    @Test func theNewsroomsOwnDescriptionsAreNeverCut() throws {
        let long = String(repeating: "El molino vuelve a girar. ", count: 12)
        let content = HeadContent(title: "x", description: long, isWholeDescription: true)
        #expect(try head(content).description == long)
    }

    @Test func siblingsPointAtEachOther() throws {
        let head = try head(HeadContent(title: "Noticias", description: "x"))
        #expect(head.alternates.map(\.language) == ["es", "fr", "x-default"])
        #expect(
            head.alternates.map(\.address) == [
                "https://example.org/noticias/", "https://example.org/fr/actualites/",
                "https://example.org/noticias/",
            ]
        )
        #expect(head.otherLocales == ["fr_FR"])
    }

    @Test func languagesWithoutThePageLeadToTheirFrontPage() throws {
        let head = try head(HeadContent(title: "Noticias", description: "x"))
        #expect(head.languages.map(\.address) == ["/noticias/", "/en/", "/fr/actualites/"])
        #expect(head.languages.map(\.isCurrent) == [true, false, false])
    }

    @Test func pagesAreOfferedInLanguagesThatHaveThemInTheirOwnWords() throws {
        let head = try head(HeadContent(title: "Noticias", description: "x"))
        #expect(head.languages.map { $0.offer?.read } == [nil, nil, "Lire en français"])
    }

    @Test func robotsFollowTheRights() throws {
        let open = try head(HeadContent(title: "x", description: "x"))
        let closed = try head(HeadContent(title: "x", description: "x", isIndexed: false))
        #expect(open.robots == "max-image-preview:large")
        #expect(closed.robots == "noindex,follow")
    }

    @Test(arguments: [
        (nil, "website"), (SharedKind.film, "video.movie"), (.series, "video.tv_show"),
        (.song, "music.song"), (.profile, "profile"),
    ])
    func pagesSayWhatTheyAreToThoseWhoShareThem(kind: SharedKind?, name: String) throws {
        let head = try head(HeadContent(title: "x", description: "x", kind: kind))
        #expect(head.kind == name)
    }

    @Test func nearestFeedsAreThoseOfTheSection() throws {
        let head = try head(HeadContent(title: "x", description: "x", feed: .section("sports")))
        #expect(head.feeds.map(\.address) == ["/secciones/deportes/feed.xml"])
        let all = try self.head(HeadContent(title: "x", description: "x"))
        #expect(all.feeds.map(\.address) == ["/feed.xml", "/atom.xml", "/feed.json"])
        #expect(head.feeds.first?.title == "Deportes · El Pregonero (RSS)")
    }

    private func head(_ content: HeadContent) throws -> HeadModel {
        let context = try Sample.context()
        let place = PageContext(
            path: "/noticias/",
            language: "es",
            siblings: ["es": "/noticias/", "fr": "/fr/actualites/"],
            sharedLayout: Prepared(
                SharedLayoutModel(language: "es", main: [], current: nil, context: context)
            )
        )
        return HeadModel(content, at: place, structuredData: HTML("{}"), context: context)
    }
}
