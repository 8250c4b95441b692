import TemplateModels

/// The schemas that a program meets, with their names as slots.
struct SchemaTable {
    /// One schema, ready for looking names up.
    struct Entry {
        private let schema: TemplateSchema
        let kinds: [TemplateKind]
        let names: [String]
        let slots: [String: Int]

        var name: String { schema.name }

        init(_ schema: TemplateSchema) {
            self.schema = schema
            let shapes = schema.shapes
            kinds = shapes.map(\.kind)
            names = shapes.map(\.name)
            slots = Dictionary(
                shapes.enumerated().map { ($1.name, $0) },
                uniquingKeysWith: { first, _ in first }
            )
        }
    }

    private var entries: [Entry] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// Models that declare a name more than once, and the name.
    private(set) var repeated: [(model: String, name: String)] = []

    subscript(index: Int) -> Entry { entries[index] }

    mutating func index(of schema: TemplateSchema) -> Int {
        if let known = indices[schema.id] { return known }
        let entry = Entry(schema)
        for (slot, name) in entry.names.enumerated() where entry.slots[name] != slot {
            repeated.append((entry.name, name))
        }
        entries.append(entry)
        indices[schema.id] = entries.count - 1
        return entries.count - 1
    }
}
