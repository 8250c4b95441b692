import Foundation

/// Reads the items of a JSON Feed one by one, or only those of them that its reader does not know.
struct JSONItemReading {
    private(set) var context: EntryContext
    private(set) var entries: NewestEntries
    /// The digests of the items that were left out.
    private(set) var skipped: [UInt64] = []

    init(_ limits: FeedReader.Limits, _ warnings: WarningList, dates: DateSense) {
        context = EntryContext(limits: limits, warnings: warnings, dates: dates)
        entries = NewestEntries(limit: limits.entries)
    }

    /// Reads items where they stand in a text.
    ///
    /// - Parameters:
    ///   - items: Their places.
    ///   - text: The whole feed.
    ///   - fingerprints: One for each item; empty when nobody remembers them.
    ///   - memory: Where to look for items that can be left out; nil to read them all.
    /// - Throws: What the decoder says of the first item that is damaged.
    mutating func read(
        _ items: [Range<Int>],
        of text: [UInt8],
        fingerprints: [UInt64],
        leavingOut memory: (any EntryMemory)? = nil
    ) throws {
        for (index, item) in items.enumerated() {
            let fingerprint = fingerprints.isEmpty ? nil : fingerprints[index]
            if let memory, let fingerprint, memory.key(of: fingerprint) != nil {
                skipped.append(fingerprint)
            } else {
                add(try Self.read(item, of: text), fingerprint: fingerprint)
            }
        }
    }

    /// Takes in items that were decoded with the document around them.
    mutating func add(_ items: [Lenient<JSONFeedItem>]) {
        for item in items { add(item, fingerprint: nil) }
    }

    private static func read(
        _ item: Range<Int>,
        of text: [UInt8]
    ) throws -> Lenient<JSONFeedItem> {
        if let usual = text.withUnsafeBufferPointer({ JSONItemParser.item(in: $0, at: item) }) {
            return Lenient(usual)
        }
        // In brackets, since a decoder wants a list or an object.
        let list = [UInt8(ascii: "[")] + text[item] + [UInt8(ascii: "]")]
        let items = try JSONDocumentReader.decode([Lenient<JSONFeedItem>].self, from: list)
        return items.first ?? Lenient(nil)
    }

    private mutating func add(_ item: Lenient<JSONFeedItem>, fingerprint: UInt64?) {
        guard let item = item.value else {
            context.warnings.add(.badValue(field: "items"))
            return
        }
        let doubts = context.doubts
        var read = item.entry(&context)
        if context.doubts == doubts, read.entry.date != nil {
            read.entry.fingerprint = fingerprint
        }
        entries.add(read)
    }
}
