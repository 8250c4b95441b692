import Foundation
import Testing

@testable import Pages

@Suite struct HeadlinesDocumentTests {
    @Test func whatDoesNotFitIsLeftOutFromTheEnd() throws {
        let long = String(repeating: "語", count: 160)
        let bytes = try Self.document(titles: (1...12).map { "\($0) \(long)" }).bytes()
        #expect(bytes.count <= 6_000)
        let titles = try Self.titles(in: bytes)
        #expect((8...11).contains(titles.count))
        #expect(titles.first?.hasPrefix("1 ") == true)
    }

    @Test func shortNewsAllFit() throws {
        let bytes = try Self.document(titles: (1...12).map { "Titular \($0)" }).bytes()
        #expect(try Self.titles(in: bytes).count == 12)
    }

    @Test func whatIsAsUsualIsNotSaid() throws {
        let text = String(decoding: try Self.document(titles: ["Uno"]).bytes(), as: UTF8.self)
        #expect(
            text
                == #"{"items":[{"lang":"es","path":"/n/1/","source":"Arla","time":"2026-11-21T06:00Z","title":"Uno"}],"#
                + #""names":{"es":"España"},"paths":{"es":"/paises/es/"}}"# + "\n"
        )
    }

    private static func document(titles: [String]) -> HeadlinesDocument {
        HeadlinesDocument(
            names: ["es": "España"],
            paths: ["es": "/paises/es/"],
            sections: nil,
            items: titles.map { title in
                HeadlinesDocument.Item(
                    title: title,
                    path: "/n/1/",
                    source: "Arla",
                    time: "2026-11-21T06:00Z",
                    lang: "es",
                    dir: nil,
                    sample: nil
                )
            }
        )
    }

    private static func titles(in bytes: [UInt8]) throws -> [String] {
        let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        let items = try #require(object?["items"] as? [[String: Any]])
        return items.compactMap { $0["title"] as? String }
    }
}
