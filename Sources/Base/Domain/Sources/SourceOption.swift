import Basics

/// The value of one key that only a kind of source knows.
public indirect enum SourceOption: Hashable, Sendable {
    case text(String)
    case list([SourceOption])
    case mapping([Pair])

    /// A key of a mapping and its value.
    public struct Pair: Hashable, Sendable {
        public let key: String
        public let value: SourceOption

        public init(_ key: String, _ value: SourceOption) {
            self.key = key
            self.value = value
        }
    }

    public var text: String? {
        if case .text(let text) = self { return text }
        return nil
    }

    /// The texts of a list, or one text alone.
    public var texts: [String] {
        switch self {
        case .text(let text): [text]
        case .list(let values): values.compactMap(\.text)
        case .mapping: []
        }
    }

    public subscript(key: String) -> SourceOption? {
        guard case .mapping(let pairs) = self else { return nil }
        return pairs.first { $0.key == key }?.value
    }

    /// All of it as one line that differs whenever the value does.
    public var line: String {
        switch self {
        case .text(let text): text.doubleQuoted
        case .list(let values): "[\(values.map(\.line).joined(separator: ","))]"
        case .mapping(let pairs):
            "{\(pairs.map { "\($0.key.doubleQuoted):\($0.value.line)" }.joined(separator: ","))}"
        }
    }
}
