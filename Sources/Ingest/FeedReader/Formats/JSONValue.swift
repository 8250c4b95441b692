/// Any value of JSON.
enum JSONValue: Decodable {
    case object([String: JSONValue])
    case list([JSONValue])
    case text(String)
    case nothing

    init(from decoder: any Decoder) throws {
        if let members = try? [String: Lenient<JSONValue>](from: decoder) {
            self = .object(members.compactMapValues(\.value))
        } else if let list = try? [Lenient<JSONValue>](from: decoder) {
            self = .list(list.compactMap(\.value))
        } else if let text = try? LooseText(from: decoder) {
            self = .text(text.text)
        } else {
            self = .nothing
        }
    }
}
