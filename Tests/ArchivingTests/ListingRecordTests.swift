import Domain
import Testing

@testable import Archiving

@Suite struct ListingRecordTests {
    private static func item(
        id: String = "abcdefghij",
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
            pathHash: .max - 1,
            traits: .max,
            isDraft: marks & 1 != 0,
            isWithdrawn: marks & 2 != 0,
            isKeptOut: marks & 4 != 0,
            isForgotten: marks & 8 != 0,
            duplicateOf: head.map { ItemID(stored: $0) }
        )
    }

    private static func bytes(_ item: Listing) throws -> [UInt8] {
        let record = try #require(ListingRecord(item))
        return withUnsafeBytes(of: record) { Array($0) } + Array(item.id.text.utf8)
            + Array((item.duplicateOf?.text ?? "").utf8)
    }

    @Test func `an item comes back as it was`() throws {
        var items = (0..<16).map { Self.item(marks: $0) }
        items += [
            Self.item(id: ""), Self.item(hold: 0, expires: -1), Self.item(head: "x"),
            Self.item(hold: .max, expires: .min + 1, head: "abcdefghij"),
        ]
        let bytes = try items.flatMap(Self.bytes)
        try bytes.withUnsafeBytes { bytes in
            var offset = 0
            for item in items {
                let found = try #require(ListingRecord.read(bytes, at: &offset))
                #expect("\(found)" == "\(item)")
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
