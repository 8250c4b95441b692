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
        var literal = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "{") {
            guard let close = rest[open...].firstIndex(of: "}") else { break }
            let name = String(rest[rest.index(after: open)..<close])
            guard let slot = TextSlot(rawValue: name) else { throw UnknownSlot(name: name) }
            literal += rest[..<open]
            literals.append(literal)
            literal = ""
            slots.append(slot)
            rest = rest[rest.index(after: close)...]
        }
        literals.append(literal + rest)
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
