import Domain

/// The order of names in lists: accents and capitals count only between names that are equal without them.
public enum Collation {
    public static func key(_ name: String) -> String { Folding.fold(name) }

    public static func sorted<Value>(_ values: [Value], by name: (Value) -> String) -> [Value] {
        values.map { (key: key(name($0)), name: name($0), value: $0) }
            .sorted { ($0.key, $0.name) < ($1.key, $1.name) }
            .map(\.value)
    }
}
