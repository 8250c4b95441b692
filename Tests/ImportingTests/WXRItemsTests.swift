import FeedReader
import Foundation
import Testing

@testable import Importing

/// A WordPress export comes item by item.
@Suite struct WXRItemsTests {
    private func items(_ text: String) throws -> WXRItems { try items(Data(text.utf8)) }

    private func items(_ data: Data) throws -> WXRItems {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "wxr-\(UUID().uuidString).xml"
        )
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try WXRItems(file)
    }

    @Test("Of a long export no more than two pieces are held")
    func memory() throws {
        let filler = String(repeating: "palabras ", count: 20_000)
        let item = "<item><a><![CDATA[\(filler)]]></a></item>\n"
        var items = try items(
            "<rss><channel>" + String(repeating: item, count: 60) + "</channel></rss>"
        )
        var (count, most) = (0, 0)
        while let record = try items.next() {
            #expect(record.value("a").count == filler.count - 1)
            count += 1
            most = max(most, items.held)
        }
        #expect(count == 60)
        #expect(most < 2_500_000, "\(most)")
    }

    /// Pieces end amid a pair of one of them.
    @Test("UTF-16 is read, whatever its order", arguments: [true, false], ["", "x"])
    func wide(isBigEndian: Bool, start: String) throws {
        let towers = String(repeating: "🗼", count: 300_000)
        let text =
            "<?xml version='1.0' encoding='UTF-16'?>\(start)<rss><item><a>\(towers)</a></item></rss>"
        let units = text.utf16.flatMap { unit -> [UInt8] in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isBigEndian ? bytes : bytes.reversed()
        }
        let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        var items = try items(Data(mark + units))
        #expect(try items.next()?.value("a") == towers)
        #expect(try items.next()?.name == nil)
        #expect(items.isWhole)
    }

    @Test("What stands in sections of characters ends no item")
    func sections() throws {
        var items = try items(
            "<?xml version='1.0' encoding='x'?><item><a><![CDATA[</item><item>]]></a></item><item ><a>2</a></item>"
        )
        #expect(items.charset == "x")
        #expect(try items.next()?.value("a") == "</item><item>")
        #expect(try items.next()?.value("a") == "2")
        #expect(try items.next()?.name == nil)
    }

    @Test(
        "An item that is cut off goes as far as it goes",
        arguments: ["<item><a>1", "<item><a>1</a>", "<item><a><![CDATA[1"]
    )
    func cutOff(_ text: String) throws {
        var items = try items(text)
        #expect(try items.next()?.value("a") == "1")
        #expect(items.isCutOff)
        #expect(try items.next()?.name == nil)
        #expect(!items.isWhole)
    }

    @Test(
        "An export is whole where its last tags close it",
        arguments: [
            ("<rss><channel><item><a>1</a></item></channel></rss>", true),
            ("<rss><channel><item><a>1</a></item></channel>\n", true),
            ("<rss><channel></channel></rss>", true),
            ("<rss><channel><item><a>1</a></item>\n", false), ("<rss><channel>", false),
            ("<rss><channel><item><a>1</a></item><ite", false),
        ]
    )
    func whole(_ text: String, isWhole: Bool) throws {
        var items = try items(text)
        while try items.next() != nil {}
        #expect(items.isWhole == isWhole)
    }

    @Test("An export without items has a head")
    func empty() throws {
        var items = try items("<rss><channel></channel></rss>")
        #expect(String(decoding: items.head, as: UTF8.self) == "<rss><channel></channel></rss>")
        #expect(try items.next()?.name == nil)
    }
}
