/// Any value of JSON: what somebody else's answer holds, or a text in the making.
public enum JSONValue: Sendable {
    case null
    case flag(Bool)
    case number(Int)
    /// A number that no `Int` holds; one that is not finite is written as null.
    case decimal(Double)
    case text(String)
    case list([JSONValue])
    /// Members in the order in which they are written, so that the same data give the same bytes; one without a value
    /// is left out.
    case object([(String, JSONValue?)])
    /// A value that was serialized before and is used again.
    case ready(String)

    /// What stands at a key of an object, or at the number of a place in a list, counted from 0.
    public subscript(key: String) -> JSONValue? {
        switch self {
        case .object(let members): members.first { $0.0 == key }?.1
        case .list(let values):
            Int(foreign: key).flatMap { values.indices.contains($0) ? values[$0] : nil }
        case .null, .flag, .number, .decimal, .text, .ready: nil
        }
    }

    /// A text, or a number or a truth value written as one.
    public var text: String? {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .null, .list, .object, .ready: nil
        }
    }

    /// The names of an object's members, in order.
    public var keys: [String] {
        if case .object(let members) = self { return members.map(\.0) }
        return []
    }
}
