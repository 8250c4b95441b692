import Domain

/// An item in the file of a kept listing: a fixed number of bytes, then the bytes of its id and of the id of the item under
/// which it is folded.
struct ListingRecord: BitwiseCopyable {
    private let number: Int64
    private let sortTime: Int64
    private let firstSeen: Int64
    private let fingerprint: UInt64
    private let holdUntil: Int64
    private let expires: Int64
    private let pathHash: UInt64
    private let day: Int32
    private let traits: UInt32
    private let idLength: UInt8
    private let headLength: UInt8
    private let marks: Marks
    /// Nothing of a record is left to chance.
    private let rest: (UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0)

    private struct Marks: OptionSet, BitwiseCopyable {
        let rawValue: UInt8

        static let draft = Marks(rawValue: 1)
        static let withdrawn = Marks(rawValue: 2)
        static let keptOut = Marks(rawValue: 4)
        static let forgotten = Marks(rawValue: 8)
    }

    /// Stands for a moment that there is not.
    private static let never = Int64.min

    /// Nil for what a record has no room for.
    init?(_ item: Listing) {
        guard let id = UInt8(exactly: item.id.text.utf8.count),
            let head = UInt8(exactly: item.duplicateOf?.text.utf8.count ?? 0),
            item.duplicateOf?.text.isEmpty != true,
            ![item.holdUntil, item.expires].contains(Int(Self.never))
        else { return nil }
        number = item.number
        sortTime = Int64(item.sortTime)
        firstSeen = Int64(item.firstSeen)
        fingerprint = item.fingerprint
        holdUntil = item.holdUntil.map(Int64.init) ?? Self.never
        expires = item.expires.map(Int64.init) ?? Self.never
        (pathHash, day, traits) = (item.pathHash, item.day, item.traits)
        (idLength, headLength) = (id, head)
        var marks: Marks = []
        if item.isDraft { marks.insert(.draft) }
        if item.isWithdrawn { marks.insert(.withdrawn) }
        if item.isKeptOut { marks.insert(.keptOut) }
        if item.isForgotten { marks.insert(.forgotten) }
        self.marks = marks
    }

    /// Reads an item, and moves on to the next.
    ///
    /// - Parameters:
    ///   - bytes: of a block.
    ///   - offset: where the item begins; then where the next one does.
    /// - Returns: the item; nil when the bytes end before.
    static func read(
        _ bytes: UnsafeRawBufferPointer,
        at offset: inout Int
    ) -> Listing? {
        let start = offset + MemoryLayout<Self>.size
        guard start <= bytes.count else { return nil }
        let record = bytes.loadUnaligned(fromByteOffset: offset, as: Self.self)
        let head = start + Int(record.idLength)
        let end = head + Int(record.headLength)
        guard end <= bytes.count else { return nil }
        offset = end
        return record.item(
            id: id(bytes, start..<head),
            head: head < end ? id(bytes, head..<end) : nil
        )
    }

    private static func id(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> ItemID {
        let text = UnsafeRawBufferPointer(rebasing: bytes[range])
        return ItemID(stored: String(decoding: text, as: UTF8.self))
    }

    private func item(id: ItemID, head: ItemID?) -> Listing {
        Listing(
            number: number,
            id: id,
            sortTime: Int(sortTime),
            firstSeen: Int(firstSeen),
            fingerprint: fingerprint,
            holdUntil: holdUntil == Self.never ? nil : Int(holdUntil),
            expires: expires == Self.never ? nil : Int(expires),
            day: day,
            pathHash: pathHash,
            traits: traits,
            isDraft: marks.contains(.draft),
            isWithdrawn: marks.contains(.withdrawn),
            isKeptOut: marks.contains(.keptOut),
            isForgotten: marks.contains(.forgotten),
            duplicateOf: head
        )
    }
}
