/// A field of an answer that may be missing, null or of another form: it costs itself and nothing else.
@propertyWrapper
struct Loose<Value: LooseValue>: Decodable, Sendable {
    let wrappedValue: Value?

    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    init(from decoder: any Decoder) throws {
        wrappedValue = Value.loose(from: decoder)
    }
}

extension KeyedDecodingContainer {
    func decode<Value>(_ type: Loose<Value>.Type, forKey key: Key) throws -> Loose<Value> {
        (try? decodeIfPresent(type, forKey: key)) ?? Loose(wrappedValue: nil)
    }
}
