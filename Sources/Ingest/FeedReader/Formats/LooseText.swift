/// A text, or a number or a truth value written as one.
struct LooseText: Decodable {
    let text: String

    init(_ text: String) {
        self.text = text
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.text = text
        } else if let number = try? container.decode(Int.self) {  // number: only written again
            text = "\(number)"
        } else if let number = try? container.decode(Double.self) {
            text = "\(number)"
        } else {
            text = "\(try container.decode(Bool.self))"
        }
    }
}
