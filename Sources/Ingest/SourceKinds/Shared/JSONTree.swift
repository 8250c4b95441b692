import Basics

/// Any value of JSON, with objects in the order of their keys' names.
indirect enum JSONTree: LooseValue, Decodable {
    case object([String: JSONTree])
    case list([JSONTree])
    /// A text, or a number or truth value written as one.
    case text(String)
    case null

    init(from decoder: any Decoder) throws {
        self = Self.loose(from: decoder) ?? .null
    }

    static func loose(from decoder: any Decoder) -> JSONTree? {
        if let members = [String: JSONTree].loose(from: decoder) { return .object(members) }
        if let list = [JSONTree].loose(from: decoder) { return .list(list) }
        if let container = try? decoder.singleValueContainer(),
            let text = try? container.decode(String.self)
        {
            return .text(text)
        }
        return String.loose(from: decoder).map { .text($0) } ?? .null
    }

    subscript(key: String) -> JSONTree? {
        switch self {
        case .object(let members): members[key]
        case .list(let values):
            Int(foreign: key).flatMap { values.indices.contains($0) ? values[$0] : nil }
        default: nil
        }
    }

    var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// The names of an object's members, in order.
    var keys: [String] {
        if case .object(let members) = self { return members.keys.sorted() }
        return []
    }
}
