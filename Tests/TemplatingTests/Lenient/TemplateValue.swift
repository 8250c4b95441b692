@testable import Templating

/// Data without a schema, in the shape of JSON.
enum TemplateValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([TemplateValue])
    case object([String: TemplateValue])
}

extension TemplateValue {
    /// Whether a section over the value is shown; the specification's falsehoods and empty text.
    var isShown: Bool {
        switch self {
        case .null: false
        case .bool(let flag): flag
        case .string(let text): !text.isEmpty
        case .list(let values): !values.isEmpty
        case .number, .object: true
        }
    }

    /// What a tag prints.
    var text: String {
        switch self {
        case .string(let text): text
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): Self.text(of: number)
        case .null, .list, .object: ""
        }
    }

    /// Whole numbers have no fraction.
    private static func text(of number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The value of a name, in an object.
    func member(_ name: String) -> TemplateValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }
}
