/// Values put together by the dots in their names, as `home.name` of a CSV header or of a mapping.
struct FieldTree {
    private var leaf: DataValue?
    private var parts: [(key: String, tree: FieldTree)] = []
    /// Where each key stands among the parts.
    private var indices: [String: Int] = [:]

    /// A name has at most so many parts; dots behind them belong to the last.
    private static let depth = 16

    mutating func set(_ path: String, _ value: DataValue) {
        let parts = path.split(separator: ".", maxSplits: Self.depth - 1)
        set(parts.map(String.init)[...], value)
    }

    private mutating func set(_ path: ArraySlice<String>, _ value: DataValue) {
        guard let key = path.first else {
            leaf = value
            return
        }
        if let index = indices[key] {
            parts[index].tree.set(path.dropFirst(), value)
        } else {
            var tree = FieldTree()
            tree.set(path.dropFirst(), value)
            indices[key] = parts.count
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
