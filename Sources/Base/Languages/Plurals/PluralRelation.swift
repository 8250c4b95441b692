/// One comparison of a plural rule: `i % 100 != 12..14`.
struct PluralRelation: Sendable {
    private let operand: PluralOperand
    private let modulus: UInt?
    private let isEqual: Bool
    private let values: [ClosedRange<UInt>]

    /// - Returns: nil for what is not written as Unicode TR35 has it.
    init?(_ text: Substring) {
        let words = text.split(separator: " ").map(String.init)
        guard let name = words.first, let operand = PluralOperand(rawValue: name) else {
            return nil
        }
        self.operand = operand
        switch words.count {
        case 3: modulus = nil
        case 5 where words[1] == "%":
            guard let number = UInt(words[2]), number > 0 else { return nil }
            modulus = number
        default: return nil
        }
        let sign = words[words.count - 2]
        guard sign == "=" || sign == "!=" else { return nil }
        isEqual = sign == "="
        let parts = words[words.count - 1].split(separator: ",")
        values = parts.compactMap(Self.range)
        guard values.count == parts.count, !values.isEmpty else { return nil }
    }

    func holds(for number: Int) -> Bool {
        let value = operand.value(of: number)
        let compared = modulus.map { value % $0 } ?? value
        return values.contains { $0.contains(compared) } == isEqual
    }

    /// `2..4`, or `7` alone.
    private static func range(_ text: Substring) -> ClosedRange<UInt>? {
        let ends = text.split(separator: "..").map { UInt($0) }
        guard ends.count <= 2, let first = ends.first, let low = first,
            let last = ends.last, let high = last, low <= high
        else { return nil }
        return low...high
    }
}
