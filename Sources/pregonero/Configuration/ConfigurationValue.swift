import Yams

/// A value of the configuration as it is shown: in YAML that reads as it is meant, and in JSON.
indirect enum ConfigurationValue: Equatable {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([ConfigurationValue])
    case mapping([Pair])

    typealias Pair = (key: String, value: ConfigurationValue)

    static func texts(_ texts: [String]) -> ConfigurationValue { .list(texts.map { .text($0) }) }

    /// Nil stands for what the configuration does not say, and is left out.
    static func known(_ pairs: [(String, ConfigurationValue?)]) -> ConfigurationValue {
        .mapping(pairs.compactMap { key, value in value.map { (key, $0) } })
    }

    static func == (left: ConfigurationValue, right: ConfigurationValue) -> Bool {
        switch (left, right) {
        case (.text(let one), .text(let other)): one == other
        case (.number(let one), .number(let other)): one == other
        case (.flag(let one), .flag(let other)): one == other
        case (.list(let one), .list(let other)): one == other
        case (.mapping(let one), .mapping(let other)):
            one.map(\.key) == other.map(\.key) && one.map(\.value) == other.map(\.value)
        default: false
        }
    }

    var node: Node {
        switch self {
        case .text(let text): Self.node(text)
        case .number(let number): Node("\(number)")
        case .flag(let flag): Node(flag ? "true" : "false")
        case .list(let values): Node(values.map(\.node))
        case .mapping(let pairs): Node(pairs.map { (Self.node($0.key), $0.value.node) })
        }
    }

    /// A text that would be read as a number, a truth, a date or nothing stands in quotes.
    static func node(_ text: String) -> Node {
        let isPlain = Resolver.default.resolveTag(of: Node(text)) == .str
        return Node(text, Tag(.str), isPlain ? .any : .doubleQuoted)
    }
}

extension ConfigurationValue: Encodable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text):
            var container = encoder.singleValueContainer()
            try container.encode(text)
        case .number(let number):
            var container = encoder.singleValueContainer()
            try container.encode(number)
        case .flag(let flag):
            var container = encoder.singleValueContainer()
            try container.encode(flag)
        case .list(let values):
            var container = encoder.unkeyedContainer()
            for value in values { try container.encode(value) }
        case .mapping(let pairs):
            var container = encoder.container(keyedBy: Key.self)
            for (key, value) in pairs {
                try container.encode(value, forKey: Key(stringValue: key))
            }
        }
    }
}
