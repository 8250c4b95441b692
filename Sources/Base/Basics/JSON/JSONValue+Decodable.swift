extension JSONValue: Decodable {
    /// Whatever stands there; the members of an object by their names, since decoders do not keep their order.
    public init(from decoder: any Decoder) throws {
        if let members = try? [String: JSONValue](from: decoder) {
            self = .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
        } else if let values = try? [JSONValue](from: decoder) {
            self = .list(values)
        } else {
            self = try Self.scalar(in: decoder.singleValueContainer())
        }
    }

    private static func scalar(in container: any SingleValueDecodingContainer) -> JSONValue {
        if let text = try? container.decode(String.self) { return .text(text) }
        if let number = try? container.decode(Int.self) {  // number: only written again
            return .number(number)
        }
        if let number = try? container.decode(Double.self) { return .decimal(number) }
        return (try? container.decode(Bool.self)).map { .flag($0) } ?? .null
    }
}
