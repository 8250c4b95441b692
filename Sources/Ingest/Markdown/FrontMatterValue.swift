/// One value of the front matter, with the text that was written.
///
/// Plain words follow YAML 1.2: `no` and `on` are text, `12:30` too.
public enum FrontMatterValue: Equatable, Sendable {
    /// A key without a value, or `null`.
    case null
    case string(String)
    case number(Double, text: String)
    case bool(Bool, text: String)
    /// What begins like a date and is not in quotes; whether it is one shows when it is read.
    case date(text: String)
    case list([FrontMatterValue])
    case map([String: FrontMatterValue])

    /// The value as it was written, nil for null, lists and maps.
    public var text: String? {
        switch self {
        case .string(let text), .number(_, let text), .bool(_, let text), .date(let text): text
        case .null, .list, .map: nil
        }
    }

    /// Reads a scalar that stands without quotes.
    init(plain text: String) {
        switch text {
        case "", "~", "null", "Null", "NULL": self = .null
        case "true", "True", "TRUE": self = .bool(true, text: text)
        case "false", "False", "FALSE": self = .bool(false, text: text)
        default:
            if let number = Self.number(text) {
                self = .number(number, text: text)
            } else {
                self = FrontMatterDate.isLike(text) ? .date(text: text) : .string(text)
            }
        }
    }

    /// What the value is, for a message.
    public var kind: String {
        switch self {
        case .null: "nothing"
        case .string: "text"
        case .number: "a number"
        case .bool: "true or false"
        case .date: "a date"
        case .list: "a list"
        case .map: "a group of keys"
        }
    }

    /// Decimal numbers only: `Double` itself would also read `nan`, `inf` and hexadecimal digits.
    private static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) })
        else { return nil }
        return Double(text)
    }
}
