import Basics
import Yams

/// The rows of a YAML file, each value with its line.
struct YAMLRows {
    let rows: [DataValue]

    /// More values are no data of a portal; aliases of aliases could make more than memory holds.
    private static let mostValues = 1_000_000

    init(_ text: String, path: String) throws(SourceError) {
        if let line = AliasKeys.line(in: text) {
            throw SourceError(
                "\(path):\(line): a key is made of an alias",
                hint: "write the key out instead of *name"
            )
        }
        let node: Node?
        do {
            // Each value is read as it is written: none is matched against the types of YAML, which takes seven expressions.
            node = try Yams.compose(yaml: text, .basic)
        } catch {
            throw Self.fault(error, path: path)
        }
        guard let node else {
            rows = []
            return
        }
        guard case .sequence(let sequence) = node else {
            throw SourceError(
                "\(path):\(node.mark?.line ?? 1): the file is no list of rows",
                hint: "write '- ' before the first key of each row"
            )
        }
        var left = Self.mostValues
        rows = sequence.map { Self.value($0, &left) }
        if left <= 0 { throw SourceError("\(path): the file holds more than a million values") }
    }

    private static func value(_ node: Node, _ left: inout Int) -> DataValue {
        left -= 1
        let line = node.mark?.line
        guard left > 0 else { return DataValue(.nothing, line: line) }
        switch node {
        case .scalar(let scalar):
            let isNull = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
            return DataValue(isNull ? .nothing : .text(scalar.string), line: line)
        case .sequence(let sequence):
            return DataValue(.list(sequence.map { value($0, &left) }), line: line)
        case .mapping(let mapping):
            let fields = mapping.map { key, node in
                DataValue.Field(
                    key: key.scalar?.string ?? "",
                    value: value(node, &left),
                    line: key.mark?.line
                )
            }
            return DataValue(.fields(fields), line: line)
        case .alias:
            return DataValue(.nothing, line: line)
        }
    }

    private static func fault(_ error: any Error, path: String) -> SourceError {
        switch error as? YamlError {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            return SourceError(
                "\(path):\(mark.line):\(mark.column): \(problem)",
                hint: "check the indentation and the quotes near this line"
            )
        case .duplicatedKeysInMapping(let duplicates, let context):
            let keys = duplicates.map { "\($0)" }.joined(separator: "', '")
            return SourceError(
                "\(path):\(context.mark.line): the key '\(keys)' stands twice",
                hint: "keep one of them"
            )
        default:
            return SourceError("\(path): the file is no YAML")
        }
    }
}
