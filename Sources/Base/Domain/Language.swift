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

    /// Whether its script is written from right to left: the one that the tag names, else the usual one of the language.
    public var isRightToLeft: Bool {
        if let script { return Self.rightToLeftScripts.contains(script) }
        return Self.rightToLeft.contains(primary)
    }

    /// The subtag of four letters: `arab` of `az-Arab` (RFC 5646, section 2.2.3).
    private var script: String? {
        guard tag.utf8.count > 4 else { return nil }
        return tag.split { $0 == "-" || $0 == "_" }.dropFirst()
            .first { $0.utf8.count == 4 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
            .map(String.init)
    }

    private static let rightToLeft: Set<String> = [
        "ar", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi", "dv", "ckb",
    ]
    private static let rightToLeftScripts: Set<String> = [
        "arab", "aran", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg",
    ]

    public static func < (left: Self, right: Self) -> Bool {
        left.tag < right.tag
    }
}
