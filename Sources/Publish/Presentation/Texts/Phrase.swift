/// A text with its slots found once, so that filling it is only joining.
public struct Phrase: Hashable, Sendable {
    /// The slots in the order in which they stand.
    public let slots: [TextSlot]
    /// The literal pieces around the slots: always one more than there are slots.
    private let literals: [String]

    /// Fails with the first name in braces that is no slot.
    init(parsing text: String) throws(UnknownSlot) {
        var slots: [TextSlot] = []
        var literals: [String] = []
        var rest = text[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            guard let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}")) else { break }
            let name = String(rest[rest.utf8.index(after: open)..<close])
            guard let slot = TextSlot(rawValue: name) else { throw UnknownSlot(name: name) }
            literals.append(String(rest[..<open]))
            slots.append(slot)
            rest = rest[rest.utf8.index(after: close)...]
        }
        literals.append(String(rest))
        self.slots = slots
        self.literals = literals
    }

    /// The text with every slot filled by what the function gives for it.
    func filled(_ value: (TextSlot) -> String) -> String {
        var result = literals[0]
        for (index, slot) in slots.enumerated() {
            result += value(slot)
            result += literals[index + 1]
        }
        return result
    }

    /// A name in braces that stands for nothing.
    struct UnknownSlot: Error, Hashable {
        let name: String
    }
}
