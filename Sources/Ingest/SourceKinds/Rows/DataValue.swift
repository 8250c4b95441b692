import Basics

/// A value of a data file, which knows the line on which it stands.
struct DataValue: Sendable {
    let form: Form
    /// Counted from 1; nil where nobody can tell.
    let line: Int?

    init(_ form: Form, line: Int? = nil) {
        self.form = form
        self.line = line
    }

    indirect enum Form: Sendable {
        case text(String)
        case list([DataValue])
        case fields([Field])
        case nothing
    }

    /// A key and what stands at it.
    struct Field: Sendable {
        let key: String
        let value: DataValue
        let line: Int?
    }

    var text: String? {
        guard case .text(let text) = form else { return nil }
        let trimmed = text.trimmed
        return trimmed.isEmpty ? nil : trimmed
    }

    var list: [DataValue]? {
        if case .list(let values) = form { return values }
        return nil
    }

    var fields: [Field]? {
        if case .fields(let fields) = form { return fields }
        return nil
    }

    /// Whether there is nothing that could be meant.
    var isNothing: Bool {
        switch form {
        case .nothing: true
        case .text(let text): text.trimmed.isEmpty
        case .list, .fields: false
        }
    }

    /// As a message quotes it.
    var shown: String {
        switch form {
        case .text(let text): "'\(text.prefix(60))'"
        case .list: "a list"
        case .fields: "a mapping"
        case .nothing: "nothing"
        }
    }
}

extension DataValue {
    init(json tree: JSONValue, line: Int?) {
        switch tree {
        case .text, .number, .decimal, .flag:
            self.init(tree.text.map { Form.text($0) } ?? .nothing, line: line)
        case .list(let values):
            self.init(.list(values.map { DataValue(json: $0, line: line) }), line: line)
        case .null, .ready: self.init(.nothing, line: line)
        case .object(let members):
            let fields = members.compactMap { key, value in
                value.map { Field(key: key, value: DataValue(json: $0, line: line), line: line) }
            }
            self.init(.fields(fields), line: line)
        }
    }
}
