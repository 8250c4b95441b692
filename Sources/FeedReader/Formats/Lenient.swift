/// A value of JSON that may have any form: one of the wrong form costs itself and nothing else.
struct Lenient<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

/// A text, or a number or a truth value written as one.
struct LooseText: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.text = text
        } else if let number = try? container.decode(Int.self) {
            text = "\(number)"
        } else if let number = try? container.decode(Double.self) {
            text = "\(number)"
        } else {
            text = "\(try container.decode(Bool.self))"
        }
    }
}

/// A list, or a single value where a list belongs.
struct LooseList<Value: Decodable>: Decodable {
    let values: [Value]

    init(from decoder: any Decoder) throws {
        if let list = try? [Lenient<Value>](from: decoder) {
            values = list.compactMap(\.value)
        } else {
            values = [try Value(from: decoder)]
        }
    }
}

extension Lenient where Value == LooseText {
    /// The text without the white space around it; nil for none.
    var trimmed: String? {
        guard let text = value?.text.trimmingASCIISpace(), !text.isEmpty else { return nil }
        return text
    }

    /// A whole number that fits.
    var integer: Int? {
        guard let text = trimmed else { return nil }
        return Int(text) ?? Double(text).flatMap { Int(exactly: $0.rounded()) }
    }
}
