/// A BCP 47 language tag, lower-cased, as articles, lists and pages carry it.
public struct Language: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    public let tag: String

    public init(_ tag: String) {
        // Nearly all are in lower case already, and there is one for each article.
        let isLower = tag.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
        self.tag = isLower ? tag : tag.lowercased()
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public var description: String { tag }

    /// The first subtag: `es` of `es-MX`.
    public var primary: String {
        let end = tag.utf8.firstIndex { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        return end.map { String(tag[..<$0]) } ?? tag
    }

    /// Scripts written from right to left, by the primary subtag.
    public var isRightToLeft: Bool { Self.rightToLeft.contains(primary) }

    private static let rightToLeft: Set<String> = [
        "ar", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi", "dv", "ckb",
    ]

    public static func < (left: Self, right: Self) -> Bool {
        left.tag < right.tag
    }
}
