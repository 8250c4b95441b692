/// A field that says something, or nothing: numbers and truth values are texts, too.
@propertyWrapper
struct GhostText: Decodable {
    var wrappedValue: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            wrappedValue = text.isEmpty ? nil : text
        } else if let number = try? container.decode(Double.self) {
            wrappedValue = Int(exactly: number).map { "\($0)" } ?? "\(number)"
        } else if let flag = try? container.decode(Bool.self) {
            wrappedValue = flag ? "1" : "0"
        } else {
            wrappedValue = nil
        }
    }

    init() { wrappedValue = nil }
}

/// Rows of a table; one that is none is left out.
@propertyWrapper
struct GhostRows<Row: Decodable>: Decodable {
    var wrappedValue: [Row]

    init(from decoder: any Decoder) throws {
        let rows = try? decoder.singleValueContainer().decode([GhostRow<Row>].self)
        wrappedValue = (rows ?? []).compactMap(\.row)
    }

    init() { wrappedValue = [] }
}

/// A row, or nothing where it has another form.
struct GhostRow<Row: Decodable>: Decodable {
    let row: Row?

    init(from decoder: any Decoder) throws { row = try? Row(from: decoder) }
}

extension KeyedDecodingContainer {
    func decode(_ type: GhostText.Type, forKey key: Key) throws -> GhostText {
        try decodeIfPresent(type, forKey: key) ?? GhostText()
    }

    func decode<Row>(_ type: GhostRows<Row>.Type, forKey key: Key) throws -> GhostRows<Row> {
        try decodeIfPresent(type, forKey: key) ?? GhostRows()
    }
}
