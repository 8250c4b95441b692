/// A list of rows: those of another form are counted and cost nothing else.
struct Rows<Row: LooseValue>: LooseValue, Decodable {
    /// In their order, each with its number in the list, counted from 1.
    let rows: [(number: Int, row: Row)]
    let unreadable: Int

    init(from decoder: any Decoder) throws {
        let elements = try [LooseElement<Row>](from: decoder)
        rows = elements.enumerated().compactMap { index, element in
            element.value.map { (index + 1, $0) }
        }
        unreadable = elements.count - rows.count
    }

    static func loose(from decoder: any Decoder) -> Rows<Row>? {
        try? Rows(from: decoder)
    }
}
