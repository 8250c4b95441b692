/// Finds what a named character reference stands for.
struct NamedReferences: Sendable {
    /// One name with its one or two code points.
    struct Entry: Sendable {
        let name: Range<Int>
        let isLegacy: Bool
        let first: Unicode.Scalar
        let second: Unicode.Scalar?

        func append(to output: inout [UInt8]) {
            output.append(first)
            if let second { output.append(second) }
        }
    }

    static let all = NamedReferences(NamedReferenceData.text)
    static let longestLegacyName = 6
    static let longestName = 31

    private static let slotCount = 8192
    private let text: [UInt8]
    private let entries: [Entry]
    /// Positions in `entries` plus one, by hash, zero where free.
    private let slots: [UInt16]

    init(_ data: StaticString) {
        let text = data.withUTF8Buffer { Array($0) }
        let entries = Self.entries(of: text)
        var slots = [UInt16](repeating: 0, count: Self.slotCount)
        for (index, entry) in entries.enumerated() {
            var slot = text.withUnsafeBufferPointer { Self.slot(of: $0[entry.name]) }
            while slots[slot] != 0 { slot = (slot + 1) % Self.slotCount }
            slots[slot] = UInt16(index + 1)
        }
        self.text = text
        self.entries = entries
        self.slots = slots
    }

    /// The entry of `name`, which is without ampersand and semicolon.
    func entry(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Entry? {
        var slot = Self.slot(of: name)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.name.count == name.count, text[entry.name].elementsEqual(name) { return entry }
            slot = (slot + 1) % Self.slotCount
        }
        return nil
    }

    private static func slot(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int((hash ^ (hash >> 15)) % UInt32(slotCount))
    }

    private static func entries(of text: [UInt8]) -> [Entry] {
        text.split { $0.isHTMLSpace }.compactMap { field in
            guard let end = field.firstIndex(where: { !$0.isASCIIAlphanumeric }) else { return nil }
            let codes = field[(end + 1)...].split(separator: UInt8(ascii: "+"))
                .compactMap { digits in
                    Unicode.Scalar(
                        digits.reduce(UInt32(0)) { $0 << 4 | ($1.hexadecimalValue ?? 0) }
                    )
                }
            guard let first = codes.first else { return nil }
            return Entry(
                name: field.startIndex..<end,
                isLegacy: field[end] == .exclamation,
                first: first,
                second: codes.count > 1 ? codes[1] : nil
            )
        }
    }
}
