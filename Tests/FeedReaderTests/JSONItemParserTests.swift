import Foundation
import Testing

@testable import FeedReader

@Suite struct JSONItemParserTests {
    private func parsed(_ text: String) -> JSONFeedItem? {
        Array(text.utf8).withUnsafeBufferPointer { JSONItemParser.item(in: $0, at: 0..<$0.count) }
    }

    private func decoded(_ text: String) -> JSONFeedItem? {
        let list = try? JSONDecoder().decode(
            [Lenient<JSONFeedItem>].self,
            from: Data("[\(text)]".utf8)
        )
        return list?.count == 1 ? list?.first?.value : nil
    }

    private func entry(_ item: JSONFeedItem?) -> ParsedEntry? {
        var context = EntryContext(limits: FeedReader.Limits(), warnings: WarningList(limit: 8))
        return item?.entry(&context).entry
    }

    @Test(arguments: [
        #"{"id": "1", "title": "a\n\"b\" \/ \\ \u00e9\ud83d\ude00\tc", "url": "https://a.example/é"}"#,
        #"{"id": 17, "title": true, "summary": null, "tags": ["a", 5, null, {"x": 1}, [2], false]}"#,
        #"{"tags": "one", "authors": {"name": "Ann"}, "attachments": {"url": "https://a.example/a"}}"#,
        #"{"tags": {"a": 1}, "authors": "Ann", "attachments": "https://a.example/a", "image": []}"#,
        #"{"authors": [{"name": "Ann"}, "Bob", null, 3, {"url": "x"}, []], "author": {"name": ["x"]}}"#,
        #"{"author": "Cy", "attachments": [3, {"url": "https://a.example/a", "size_in_bytes": 12}]}"#,
        #"{ "_x" : { "deep" : [ [ { } ] , { "a" : [ ] } ] } , "id" : "\b\f" }"#, "{}", " { } ",
    ])
    func usualItemsAreWhatTheDecoderReads(text: String) throws {
        let item = try #require(parsed(text))
        #expect(entry(item) == entry(decoded(text)))
    }

    @Test(arguments: [
        "", "null", "3", "[]", "{", #"{"id"}"#, #"{"id": }"#, #"{"id": 1,}"#,
        #"{"id": 1 "url": 2}"#,
        #"{"id": 1.5}"#, #"{"id": -1}"#, #"{"id": 01}"#, #"{"id": 1e3}"#, #"{"id": tru}"#,
        #"{"id": 1234567890123456789}"#, #"{"id": "a", "id": "b"}"#, #"{"id": "\x"}"#,
        #"{"id": "\u12"}"#, #"{"id": "\ud83d"}"#, #"{"id": "\ud83dx"}"#, #"{"id": "\udc00"}"#,
        #"{"id": "\u0000"}"#, "{\"id\": \"\n\"}", #"{"id": "a}"#, #"{"id": "a"}}"#, #"{"id": [1}"#,
        #"{"id": "a"} {"id": "b"}"#, "{\"id\": \(String(repeating: "[", count: 100))",
    ])
    func allOthersAreLeftToTheDecoder(text: String) {
        #expect(parsed(text) == nil)
    }

    /// What the parser takes, the decoder takes too, and reads alike.
    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func nothingIsReadOtherwiseThanByTheDecoder(seed: UInt64) {
        var random = Mutations(state: seed)
        for _ in 0..<400 {
            let text = random.item()
            guard let item = parsed(text) else { continue }
            #expect(entry(item) == entry(decoded(text)), "\(text)")
        }
    }
}

/// Items put together at random, with something wrong in every other.
private struct Mutations {
    var state: UInt64

    private static let names = [
        "id", "url", "title", "content_html", "content_text", "summary", "tags", "author",
        "authors", "attachments", "date_published", "language", "image", "x",
    ]
    private static let scalars = [
        #""a""#, #""https://a.example/1""#, #""\u00e9\\""#, #""2026-03-01T10:00:00Z""#, "7", "0",
        "true", "false", "null", "1.5", "-3", #""\ud83d\ude00""#, #""<p>x</p>""#, #"" ""#, #""""#,
    ]
    private static let noise = Array(#"{}[]",:\0e. tnu"#)

    mutating func item() -> String {
        let members = (0..<below(6)).map { _ in
            "\"\(Self.names[below(Self.names.count)])\": \(value(depth: 0))"
        }
        var text = Array("{\(members.joined(separator: ", "))}")
        if below(2) == 0 {
            let place = below(text.count)
            switch below(3) {
            case 0: text.remove(at: place)
            case 1: text[place] = Self.noise[below(Self.noise.count)]
            default: text.insert(Self.noise[below(Self.noise.count)], at: place)
            }
        }
        return String(text)
    }

    private mutating func value(depth: Int) -> String {
        switch below(depth > 2 ? 3 : 6) {
        case 0...2: return Self.scalars[below(Self.scalars.count)]
        case 3, 4:
            return "[\((0..<below(4)).map { _ in value(depth: depth + 1) }.joined(separator: ","))]"
        default:
            let names = ["name", "url", "mime_type", "size_in_bytes"]
            let members = (0..<below(4)).map { "\"\(names[$0])\":\(value(depth: depth + 1))" }
            return "{\(members.joined(separator: " ,"))}"
        }
    }

    /// xorshift64 (Marsaglia).
    private mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }
}
