/// A table of TOML while it is read: what may be added to it depends on how it came about.
final class TOMLTable {
    /// How it came about.
    enum Origin {
        /// By a line of its own in brackets, or as the whole.
        case header
        /// As a part of the name of another.
        case implied
        /// As a part of a key with dots.
        case dotted
    }

    enum Content {
        case value(FrontMatterValue)
        case table(TOMLTable)
        /// `[[name]]` adds to them.
        case tables([TOMLTable])
    }

    struct Entry {
        var content: Content
        let keyPosition: FilePosition
        let valuePosition: FilePosition
    }

    var origin: Origin
    private var names: [String] = []
    private var entries: [String: Entry] = [:]

    init(_ origin: Origin) {
        self.origin = origin
    }

    subscript(name: String) -> Entry? {
        get { entries[name] }
        set {
            if entries[name] == nil { names.append(name) }
            entries[name] = newValue
        }
    }

    /// Its keys in their order.
    var fields: [FrontMatterField] {
        names.compactMap { name in
            entries[name].map {
                FrontMatterField(
                    name: name,
                    value: $0.content.value,
                    keyPosition: $0.keyPosition,
                    valuePosition: $0.valuePosition
                )
            }
        }
    }

    var value: FrontMatterValue { .map(entries.mapValues(\.content.value)) }
}

extension TOMLTable.Content {
    var value: FrontMatterValue {
        switch self {
        case .value(let value): value
        case .table(let table): table.value
        case .tables(let tables): .list(tables.map(\.value))
        }
    }
}
