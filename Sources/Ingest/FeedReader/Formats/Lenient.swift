import Basics

/// A value of JSON that may have any form: one of the wrong form costs itself and nothing else.
struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(_ value: Value?) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

extension Lenient where Value == LooseText {
    /// The text without the white space around it; nil for none.
    var trimmed: String? {
        guard let text = value?.text.trimmingASCIISpace(), !text.isEmpty else { return nil }
        return text
    }

    /// A whole number that fits.
    func whole(in range: ClosedRange<Int>) -> Int? {
        guard let text = trimmed else { return nil }
        return Int(foreign: text, in: range)
            ?? Double(text).flatMap { Int(foreign: $0.rounded(), in: range) }
    }
}
