import Domain
import Foundation
import ScriptedServer
import TestSupport
import Testing
import WebURL

@testable import SourceKinds

@Suite struct NewsAPIKindTests {
    private let key = SourceCredentials(key: "k4711")

    private func target(
        _ options: [String: SourceOption],
        country: String? = nil,
        language: Language? = nil
    )
        throws -> [String]
    {
        let stub = try SourceStub("newsapi", options, country: country, language: language)
        return try stub.kind.plan(for: stub.source).endpoints.compactMap {
            $0.address(at: "https://newsapi.org")?.href
        }
    }

    @Test func thePathsAreThoseOfTheAPI() throws {
        let start = "https://newsapi.org/v2/"
        #expect(try target([:], country: "fr") == [start + "top-headlines?country=fr"])
        #expect(
            try target(["category": .text("sports")], country: "us")
                == [start + "top-headlines?country=us&category=sports"]
        )
        #expect(
            try target(["sources": .list([.text("le-monde"), .text("bbc-news")])], country: "fr")
                == [start + "top-headlines?sources=le-monde%2Cbbc-news"]
        )
        #expect(
            try target(["q": .text("tren AVE")], language: "es")
                == [start + "everything?q=tren%20AVE&language=es&sortBy=publishedAt"]
        )
        #expect(
            try target(["endpoint": .text("sources")], country: "cn", language: "ur")
                == [start + "sources?language=ud&country=zh"]
        )
        #expect(
            try target(["pages": .text("3"), "pageSize": .text("50")], country: "us") == [
                start + "top-headlines?country=us&pageSize=50",
                start + "top-headlines?country=us&pageSize=50&page=2",
                start + "top-headlines?country=us&pageSize=50&page=3",
            ]
        )
    }

    private let sample = """
        {"status":"ok","totalResults":"4","articles":[
        {"source":{"id":null,"name":"La Voz"},"author":"Ana Soto","title":"Llega el tren",
         "description":null,"url":"https://voz.example/tren","urlToImage":null,
         "publishedAt":"2026-11-20T23:01:06Z","content":"La primera frase… [+958 chars]"},
        {"source":{"id":null,"name":"[Removed]"},"title":"[Removed]","url":"https://removed.com"},
        {"source":"oops","title":7,"url":"https://voz.example/siete","publishedAt":[]},
        "no row", {"title":"Sin dirección"}]}
        """

    @Test func oneBadValueCostsAFieldAndOneBadRowARow() throws {
        let result = try SourceStub("newsapi").read(sample)
        #expect(result.items.map(\.title) == ["Llega el tren", "7"])
        let item = try #require(result.items.first)
        #expect(item.authors == ["Ana Soto"])
        #expect(item.details.publisher == "La Voz")
        #expect(item.content?.text == "La primera frase…")
        #expect(item.published == ISO8601DateFormatter().date(from: "2026-11-20T23:01:06Z"))
        #expect(
            result.batch.reading.remarks == [
                "1 rows left out: they have another form than expected",
                "row 2: left out: it was withdrawn",
                "row 5: left out: it has no title or no address",
            ]
        )
    }

    @Test func anErrorInTheEnvelopeIsShown() throws {
        let error = #expect(throws: SourceError.self) {
            try SourceStub("newsapi").read(
                "{\"status\":\"error\",\"code\":\"rateLimited\",\"message\":\"Too many.\"}"
            )
        }
        #expect(error?.message == "NewsAPI answered: rateLimited: Too many.")
    }

    @Test func theKeyGoesIntoAHeaderOnly() async throws {
        let server = try ScriptedServer { [sample] _ in .ok(sample) }
        defer { server.stop() }
        let stub = try SourceStub(
            "newsapi",
            address: server.origin,
            country: "us",
            credentials: key
        )
        let outcome = try await SourceVisitor(stub).run()
        #expect(outcome.result?.items.count == 2)
        #expect(server.requests.map(\.target) == ["/v2/top-headlines?country=us"])
        #expect(server.requests.first?["X-Api-Key"] == "k4711")
    }

    @Test func theDevelopersPlanIsNotForAPublicPortal() throws {
        #expect(try SourceStub("newsapi").source.terms.productionLimit != nil)
        #expect(
            try SourceStub("newsapi", ["plan": .text("business")]).source.terms.productionLimit
                == nil
        )
    }

    @Test(
        .enabled(if: Shared.isAvailable),
        arguments: [
            ("BusinessTopHeadlines", 20), ("EntertainmentTopHeadlines", 20),
            ("FrenchTopHeadlines", 20), ("GeneralTopHeadlines", 20), ("SourcesTopHeadlines", 10),
            ("SportsTopHeadlines", 20), ("TechnologyTopHeadlines", 20),
            ("EverythingArticleOutput", 100),
        ]
    )
    func recordedArticlesAreReadInFull(name: String, count: Int) throws {
        let result = try SourceStub("newsapi").read(fixture: "newsapi/\(name)MockData.json")
        #expect(result.items.count + result.batch.reading.dropped == count)
        #expect(result.items.count >= count - 2, "\(result.batch.reading.remarks)")
        #expect(result.items.allSatisfy { $0.published != nil && $0.link != nil })
        #expect(!result.items.contains { $0.content?.text.contains(" chars]") == true })
    }

    @Test(.enabled(if: Shared.isAvailable))
    func theRecordedListOfSourcesIsReadInFull() throws {
        let result = try SourceStub("newsapi").read(fixture: "newsapi/AllSourcesMockData.json")
        #expect(result.outlets.count == 127)
        #expect(!result.outlets.contains { $0.language == "ud" || $0.country == "zh" })
        #expect(result.outlets.contains { $0.language == "ur" })
        #expect(result.outlets.contains { $0.country == "cn" })
        #expect(Set(result.outlets.compactMap(\.country)).count == 21)
    }
}
