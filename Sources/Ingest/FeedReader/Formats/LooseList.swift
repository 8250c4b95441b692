/// A list, or a single value where a list belongs.
struct LooseList<Value: Decodable>: Decodable {
    let values: [Value]

    init(_ values: [Value]) {
        self.values = values
    }

    init(from decoder: any Decoder) throws {
        if let list = try? [Lenient<Value>](from: decoder) {
            values = list.compactMap(\.value)
        } else {
            values = [try Value(from: decoder)]
        }
    }
}
