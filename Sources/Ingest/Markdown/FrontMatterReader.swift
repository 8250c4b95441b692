import Basics
import Yams

/// Turns the YAML of a front matter into values with their places.
struct FrontMatterReader {
    private let path: String
    /// Aliases of aliases make a few lines into millions of values.
    private var valueCount = 0

    static func fields(of yaml: String, path: String) throws(FrontMatterError) -> [FrontMatterField]
    {
        var reader = FrontMatterReader(path: path)
        guard let root = try reader.root(of: yaml) else { return [] }
        return try reader.fields(of: root, YAMLLosses(yaml))
    }

    private init(path: String) {
        self.path = path
    }

    private func root(of yaml: String) throws(FrontMatterError) -> Node? {
        if let line = AliasKeys.line(in: yaml) {
            throw FrontMatterError(
                path: path,
                position: FilePosition(lineOfYAML: line, column: 1),
                message: "a key is made of an alias",
                hint: "write the key out instead of *name"
            )
        }
        do {
            // Each value is read as it is written: none is matched against the types of YAML, which takes seven expressions.
            return try Yams.compose(yaml: yaml, .basic)
        } catch let error as YamlError {
            let trouble = YAMLTrouble(error, in: yaml, linesBefore: FilePosition.linesBeforeYAML)
            throw FrontMatterError(
                path: path,
                line: trouble.line,
                column: trouble.column,
                message: trouble.message,
                hint: trouble.hint
            )
        } catch {
            throw self.error(at: nil, "the front matter cannot be read: \(error)", hint: nil)
        }
    }

    private mutating func fields(
        of root: Node,
        _ losses: YAMLLosses?
    ) throws(FrontMatterError) -> [FrontMatterField] {
        guard case .mapping(let mapping) = root else {
            let kind = root.sequence == nil ? "text" : "a list"
            throw error(
                at: root,
                "the front matter is \(kind), not keys with values",
                hint: "write one 'key: value' on each line"
            )
        }
        var fields: [FrontMatterField] = []
        for (key, node) in mapping {
            let name = try name(of: key)
            let value = try value(of: node)
            let position = key.mark.map { FilePosition($0) } ?? .startOfYAML
            // An empty value has its mark on the next key.
            let mark = value == .null ? nil : node.mark
            fields.append(
                FrontMatterField(
                    name: name,
                    value: value,
                    keyPosition: position,
                    valuePosition: mark.map { FilePosition($0) } ?? position,
                    itemPositions: node.sequence?.map {
                        $0.mark.map { FilePosition($0) } ?? position
                    } ?? [],
                    loss: losses.flatMap { loss(at: key, name, node, $0) }
                )
            )
        }
        return fields
    }

    private func loss(
        at key: Node,
        _ name: String,
        _ node: Node,
        _ losses: YAMLLosses
    ) -> FrontMatterError? {
        guard YAMLLosses.textKeys.contains(name), let loss = losses.loss(at: key, value: node)
        else { return nil }
        return FrontMatterError(
            path: path,
            position: FilePosition(lineOfYAML: loss.line, column: loss.column),
            message: loss.message,
            hint: loss.hint
        )
    }

    private func name(of key: Node) throws(FrontMatterError) -> String {
        guard case .scalar(let scalar) = key else {
            throw error(
                at: key,
                "a key of the front matter is no text",
                hint: "put a value that begins with { or [ in quotes"
            )
        }
        return scalar.string
    }

    private mutating func value(of node: Node) throws(FrontMatterError) -> FrontMatterValue {
        valueCount += 1
        guard valueCount <= FrontMatterField.mostValues else {
            let message = "the front matter holds more than \(FrontMatterField.mostValues) values"
            throw error(at: node, message, hint: nil)
        }
        switch node {
        case .scalar(let scalar):
            let isPlain = scalar.style == .plain
            return isPlain ? FrontMatterValue(plain: scalar.string) : .string(scalar.string)
        case .sequence(let sequence):
            var values: [FrontMatterValue] = []
            for node in sequence { values.append(try value(of: node)) }
            return .list(values)
        case .mapping(let mapping):
            var values: [String: FrontMatterValue] = [:]
            for (key, node) in mapping { values[try name(of: key)] = try value(of: node) }
            return .map(values)
        case .alias:
            // Only made for writing YAML: reading puts the value in its place.
            return .null
        }
    }

    private func error(at node: Node?, _ message: String, hint: String?) -> FrontMatterError {
        let position = node?.mark.map { FilePosition($0) } ?? .startOfYAML
        return FrontMatterError(path: path, position: position, message: message, hint: hint)
    }
}
