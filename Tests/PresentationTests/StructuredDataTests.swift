import Domain
import Foundation
import TemplateModels
import Testing

@testable import Presentation

@Suite struct StructuredDataTests {
    @Test func ownArticlesAreNewsOfOurs() throws {
        let article = Sample.article(
            source: "own",
            updated: Sample.moment.addingTimeInterval(600),
            author: "Marta",
            rights: .own
        )
        let news = try node("NewsArticle", in: try data(article, words: 120))
        #expect(news["headline"] as? String == "El pueblo compra su molino")
        #expect(news["datePublished"] as? String == "2026-11-21T06:10:00+01:00")
        #expect(news["dateModified"] as? String == "2026-11-21T06:20:00+01:00")
        #expect(news["mainEntityOfPage"] as? String == "https://example.org\(article.path)")
        #expect(news["wordCount"] as? Int == 120)
        #expect(news["isAccessibleForFree"] as? Bool == true)
        let publisher = news["publisher"] as? [String: Any]
        #expect(publisher?["@id"] as? String == "https://example.org/#publisher")
    }

    @Test func excerptsBelongToTheirSource() throws {
        let page = try node("WebPage", in: try data(Sample.article(), words: 120))
        let news = try #require(page["mainEntity"] as? [String: Any])
        #expect(news["@type"] as? String == "NewsArticle")
        #expect(news["url"] as? String == "https://arla.example/1")
        #expect(news["wordCount"] == nil)
        let publisher = news["publisher"] as? [String: Any]
        #expect(publisher?["name"] as? String == "Diario del Arla")
    }

    @Test func licensedArticlesNameWhereTheyComeFrom() throws {
        let news = try node("NewsArticle", in: try data(Sample.article(rights: .cc), words: nil))
        #expect(news["isBasedOn"] as? String == "https://arla.example/1")
        let source = news["sourceOrganization"] as? [String: Any]
        #expect(source?["name"] as? String == "Diario del Arla")
    }

    @Test func headlinesCannotEndTheScript() throws {
        let article = Sample.article(title: "</script><script>alert(1)</script>", rights: .cc)
        let json = try data(article, words: nil)
        #expect(!json.contains("<"))
        #expect(
            try node("NewsArticle", in: json)["headline"] as? String
                == "</script><script>alert(1)</script>"
        )
    }

    @Test func listsNameTheirPagesInOrder() throws {
        let context = try Sample.context()
        let crumbs = [
            LinkModel(title: "Portada", address: "/"),
            LinkModel(title: "Noticias", address: "/noticias/"),
        ]
        let data = StructuredData(
            place: try place(context, "/noticias/"),
            crumbs: crumbs,
            context: context
        )
        let json = data.collection(title: "x", description: "y", paths: ["/n/a/", "/n/b/"]).text
        let page = try node("CollectionPage", in: json)
        let list = try #require(page["mainEntity"] as? [String: Any])
        let items = try #require(list["itemListElement"] as? [[String: Any]])
        #expect(list["numberOfItems"] as? Int == 2)
        #expect(items.map { $0["position"] as? Int } == [1, 2])
        #expect(items.last?["url"] as? String == "https://example.org/n/b/")
        let trail = try node("BreadcrumbList", in: json)
        let steps = try #require(trail["itemListElement"] as? [[String: Any]])
        #expect(steps.last?["item"] as? String == "https://example.org/noticias/")
    }

    @Test func listsSayInWhichOrderTheyStand() throws {
        let context = try Sample.context()
        let data = StructuredData(place: try place(context, "/"), crumbs: [], context: context)
        let json = data.collection(title: "x", description: "y", paths: ["/a/"], order: .ascending)
            .text
        let list = try node("CollectionPage", in: json)["mainEntity"] as? [String: Any]
        #expect(list?["itemListOrder"] as? String == "https://schema.org/ItemListOrderAscending")
    }

    @Test func aPageThatCollectsNothingHasNoList() throws {
        let context = try Sample.context()
        let data = StructuredData(place: try place(context, "/"), crumbs: [], context: context)
        let json = data.collection(title: "x", description: "y", paths: []).text
        let page = try node("CollectionPage", in: json)
        #expect(!page.keys.contains("mainEntity"))
        #expect(!json.contains("ItemList"))
    }

    @Test func aPageIsAboutItsThing() throws {
        let context = try Sample.context()
        var event = ThingNode("SportsEvent", name: "Racing – </script>")
        event.add("startDate", Sample.moment, in: Sample.zone)
        event.add("location", ThingNode("Place", name: "El Prado"))
        event.add("competitor", things: [ThingNode("SportsTeam", name: "Racing")])
        event.add("attendance", 1_200)
        event.add("url", String?.none)
        event.add("genre", texts: [])
        let data = StructuredData(place: try place(context, "/x/"), crumbs: [], context: context)
        let json = data.page(about: event, title: "Título", description: "y").text
        #expect(!json.contains("<"))
        let page = try node("WebPage", in: json)
        #expect(page["name"] as? String == "Título")
        let thing = try #require(page["mainEntity"] as? [String: Any])
        #expect(thing["name"] as? String == "Racing – </script>")
        #expect(thing["startDate"] as? String == "2026-11-21T06:10:00+01:00")
        #expect((thing["location"] as? [String: Any])?["name"] as? String == "El Prado")
        #expect((thing["competitor"] as? [[String: Any]])?.count == 1)
        #expect(thing["attendance"] as? Int == 1_200)
        #expect(thing["url"] == nil && thing["genre"] == nil)
    }

    private func data(_ article: Article, words: Int?) throws -> String {
        let context = try Sample.context()
        let place = try place(context, article.path)
        return StructuredData(place: place, crumbs: [], context: context)
            .article(article, description: "Una descripción.", words: words).text
    }

    private func place(_ context: SiteContext, _ path: String) throws -> PageContext {
        PageContext(
            path: path,
            language: "es",
            sharedLayout: Prepared(
                SharedLayoutModel(language: "es", main: [], current: nil, context: context)
            )
        )
    }

    private func node(_ type: String, in json: String) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let graph = try #require(object?["@graph"] as? [[String: Any]])
        return try #require(graph.first { $0["@type"] as? String == type })
    }
}
