import Basics

/// What a decoder can make of a value that may have any form, or nothing.
protocol LooseValue: Sendable {
    static func loose(from decoder: any Decoder) -> Self?
}

/// A row of an answer: fields of the wrong form cost themselves, another form costs the row.
protocol LooseRow: LooseValue, Decodable {}

extension LooseRow {
    static func loose(from decoder: any Decoder) -> Self? {
        // Anything else than an object has no fields at all.
        guard (try? decoder.container(keyedBy: AnyKey.self)) != nil else { return nil }
        return try? Self(from: decoder)
    }
}

/// Any key of an object.
struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { return nil }
}

extension String: LooseValue {
    /// A text without the white space around it, or a number or a truth value written as one; nil for none.
    static func loose(from decoder: any Decoder) -> String? {
        guard let container = try? decoder.singleValueContainer() else { return nil }
        if let text = try? container.decode(String.self) {
            let trimmed = text.trimmed
            return trimmed.isEmpty ? nil : trimmed
        }
        if let number = try? container.decode(Int.self) {  // number: only written again
            return "\(number)"
        }
        if let number = try? container.decode(Double.self) { return "\(number)" }
        return (try? container.decode(Bool.self)).map { "\($0)" }
    }

    /// Without white space at both ends.
    var trimmed: String {
        let start = firstIndex { !$0.isWhitespace } ?? endIndex
        let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex
        return start < end ? String(self[start..<end]) : ""
    }
}

extension Int: LooseValue {
    /// A whole number that can be believed, also as `2.0` or `"2"`.
    static func loose(from decoder: any Decoder) -> Int? {
        guard let text = String.loose(from: decoder) else { return nil }
        return Int(foreign: text) ?? Double(text).flatMap { Int(foreign: $0) }
    }
}

extension Double: LooseValue {
    static func loose(from decoder: any Decoder) -> Double? {
        guard let text = String.loose(from: decoder), let number = Double(text), number.isFinite
        else { return nil }
        return number
    }
}

extension Bool: LooseValue {
    static func loose(from decoder: any Decoder) -> Bool? {
        String.loose(from: decoder).flatMap { Bool(loose: $0) }
    }

    init?(loose text: String) {
        switch text.lowercased() {
        case "true", "yes", "1": self = true
        case "false", "no", "0": self = false
        default: return nil
        }
    }
}

extension Array: LooseValue where Element: LooseValue {
    /// The elements that have the right form.
    static func loose(from decoder: any Decoder) -> [Element]? {
        (try? [LooseElement<Element>](from: decoder))?.compactMap(\.value)
    }
}

extension Dictionary: LooseValue where Key == String, Value: LooseValue {
    static func loose(from decoder: any Decoder) -> [String: Value]? {
        (try? [String: LooseElement<Value>](from: decoder))?.compactMapValues(\.value)
    }
}

/// An element of a list: one of the wrong form costs itself.
struct LooseElement<Value: LooseValue>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = Value.loose(from: decoder)
    }
}
