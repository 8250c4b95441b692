import Testing

@testable import FeedReader

@Suite struct JSONItemScanTests {
    private func scan(_ text: String) -> JSONItemScan? { JSONItemScan(Array(text.utf8)) }

    @Test func theListIsTakenOutOfTheDocument() throws {
        let text = #"{"title": "items", "items" : [ {"a": "],\"}"}, 3 ], "x": {"items": [1]}}"#
        let found = try #require(scan(text))
        #expect(
            String(decoding: found.envelope, as: UTF8.self)
                == #"{"title": "items", "items" : [], "x": {"items": [1]}}"#
        )
        #expect(
            found.items.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
                == [#"{"a": "],\"}"}"#, "3"]
        )
    }

    @Test func anEmptyListHasNoItems() throws {
        #expect(try #require(scan(#"{"items": [ ]}"#)).items == [])
    }

    @Test func itemsStandWithoutWhatIsBetweenThem() throws {
        let item = #"{"text": "\#(String(repeating: #"\\,]\""#, count: 2_000))"}"#
        let text = Array("{\"items\": [\n \(item)\t,\r\n\(item) , \(item)]}".utf8)
        let scan = try #require(JSONItemScan(text))
        #expect(scan.items.map { String(decoding: text[$0], as: UTF8.self) } == [item, item, item])
    }

    @Test(arguments: [
        "", "3", "[]", "[{\"items\": []}]", "{}", #"{"items": 3}"#, #"{"items": {}}"#,
        #"{"items": [], "items": []}"#, #"{"items": [1,]}"#, #"{"items": [,1]}"#,
        #"{"items": [1,,2]}"#, #"{"items": [1"#, #"{"items": ["a]}"#, #"{"items": [}]}"#,
        #"{"items": [1]"#, #"{"items"#, #"{"items":"#, #"{"item\u0073": []}"#,
    ])
    func otherDocumentsAreLeftToTheDecoder(text: String) {
        #expect(scan(text) == nil)
    }
}
