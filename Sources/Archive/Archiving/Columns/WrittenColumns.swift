/// Columns with what of something is written there: each name beside its value, in a list that is the same for all rows.
struct WrittenColumns<Model>: Sendable, ExpressibleByDictionaryLiteral {
    typealias Value = @Sendable (Model) -> WrittenRow.Value

    let names: [String]
    private let append: @Sendable (Model, inout [WrittenRow.Value]) -> Void

    init(dictionaryLiteral elements: (String, Value)...) {
        let parts = elements.map(\.1)
        self.init(elements.map(\.0)) { model, values in
            for part in parts { values.append(part(model)) }
        }
    }

    private init(
        _ names: [String],
        append: @escaping @Sendable (Model, inout [WrittenRow.Value]) -> Void
    ) {
        self.names = names
        self.append = append
    }

    static func joined(_ parts: [Self]) -> Self {
        Self(parts.flatMap(\.names)) { model, values in
            for part in parts { part.append(model, &values) }
        }
    }

    /// The columns of a part as columns of the whole.
    func of<Whole>(_ part: @escaping @Sendable (Whole) -> Model) -> WrittenColumns<Whole> {
        WrittenColumns<Whole>(names) { append(part($0), &$1) }
    }

    /// In the order of the names.
    func values(of model: Model) -> [WrittenRow.Value] {
        var values: [WrittenRow.Value] = []
        values.reserveCapacity(names.count)
        append(model, &values)
        return values
    }
}
