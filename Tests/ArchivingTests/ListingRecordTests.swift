import Domain
import Testing

@testable import Archiving

@Suite struct ListingRecordTests {
    private static func item(
        id: String = "abcdefghij",
        path: Int = 7,
        hold: Int? = nil,
        expires: Int? = nil,
        head: String? = nil,
        marks: Int = 0
    ) -> Listing {
        Listing(
            number: .max,
            id: ItemID(stored: id),
            sortTime: -1,
            firstSeen: .max,
            fingerprint: .max,
            holdUntil: hold,
            expires: expires,
            day: -20_261_128,
            pathLength: path,
            source: 1,
            language: 2,
            shelf: 3,
            section: .max,
            form: 4,
            isLive: marks & 1 != 0,
            isDraft: marks & 2 != 0,
            isWithdrawn: marks & 4 != 0,
            isKeptOut: marks & 8 != 0,
            duplicateOf: head.map { ItemID(stored: $0) }
        )
    }

    private static func bytes(_ item: Listing) throws -> [UInt8] {
        let record = try #require(ListingRecord(item))
        return withUnsafeBytes(of: record) { Array($0) } + Array(item.id.text.utf8)
            + [UInt8](repeating: 0x2F, count: item.pathLength)
            + Array((item.duplicateOf?.text ?? "").utf8)
    }

    @Test func `an item comes back as it was`() throws {
        var items = (0..<16).map { Self.item(marks: $0) }
        items += [
            Self.item(id: "", path: 0), Self.item(hold: 0, expires: -1), Self.item(head: "x"),
            Self.item(path: 70_000, hold: .max, expires: .min + 1, head: "abcdefghij"),
        ]
        let bytes = try items.flatMap(Self.bytes)
        try bytes.withUnsafeBytes { bytes in
            var offset = 0
            for item in items {
                let found = try #require(ListingRecord.read(bytes, at: &offset))
                #expect("\(found.item)" == "\(item)")
                #expect(found.path.count == item.pathLength)
                #expect(bytes[found.path].allSatisfy { $0 == 0x2F })
            }
            #expect(offset == bytes.count)
            #expect(ListingRecord.read(bytes, at: &offset) == nil)
        }
    }

    @Test func `what is cut is none`() throws {
        let bytes = try Self.bytes(Self.item(head: "abcdefghij"))
        for size in 0..<bytes.count {
            bytes[..<size].withUnsafeBytes { bytes in
                var offset = 0
                #expect(ListingRecord.read(bytes, at: &offset) == nil)
                #expect(offset == 0)
            }
        }
    }

    @Test func `what a record has no room for has none`() {
        #expect(ListingRecord(Self.item(hold: .min)) == nil)
        #expect(ListingRecord(Self.item(expires: .min)) == nil)
        #expect(ListingRecord(Self.item(head: "")) == nil)
        #expect(ListingRecord(Self.item(id: String(repeating: "a", count: 256))) == nil)
        #expect(ListingRecord(Self.item(id: String(repeating: "a", count: 255))) != nil)
    }
}
