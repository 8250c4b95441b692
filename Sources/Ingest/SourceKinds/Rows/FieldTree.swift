/// Values put together by the dots in their names, as `home.name` of a CSV header or of a mapping.
struct FieldTree {
    private var leaf: DataValue?
    private var parts: [(key: String, tree: FieldTree)] = []

    mutating func set(_ path: String, _ value: DataValue) {
        set(path.split(separator: ".").map(String.init)[...], value)
    }

    private mutating func set(_ path: ArraySlice<String>, _ value: DataValue) {
        guard let key = path.first else {
            leaf = value
            return
        }
        if let index = parts.firstIndex(where: { $0.key == key }) {
            parts[index].tree.set(path.dropFirst(), value)
        } else {
            var tree = FieldTree()
            tree.set(path.dropFirst(), value)
            parts.append((key, tree))
        }
    }

    /// All of it as one value.
    ///
    /// - Parameters:
    ///   - line: where the values stand.
    ///   - keyLine: where their names stand.
    /// - Returns: a mapping, or the one value without a name.
    func value(line: Int?, keyLine: Int?) -> DataValue {
        if parts.isEmpty { return leaf ?? DataValue(.fields([]), line: line) }
        let fields = parts.map {
            DataValue.Field(
                key: $0.key,
                value: $0.tree.value(line: line, keyLine: keyLine),
                line: keyLine
            )
        }
        return DataValue(.fields(fields), line: line)
    }
}
