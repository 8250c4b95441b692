/// A name that a person gave in the configuration or that a source gave on the wire, typed by what it names.
public struct Identifier<Named>: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public let text: String

    public init(_ text: String) {
        self.text = text
    }

    public init(stringLiteral value: String) {
        text = value
    }

    public var description: String { text }

    public static func < (left: Self, right: Self) -> Bool {
        left.text < right.text
    }
}

public typealias SourceID = Identifier<Source>
public typealias SectionID = Identifier<Section>

extension Identifier: Codable {
    public init(from decoder: any Decoder) throws {
        text = try decoder.singleValueContainer().decode(String.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
