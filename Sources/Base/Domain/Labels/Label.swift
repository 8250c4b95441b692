import Basics

/// What articles of many sections share and what has a page of its own: a topic, or an author.
public struct Label: Hashable, Comparable, Sendable {
    public let kind: Kind
    /// Its part of an address.
    public let id: String

    /// What a label says of an article.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case author
        case topic
    }

    public init(_ kind: Kind, id: String) {
        self.kind = kind
        self.id = id
    }

    /// The label that articles carry under a name: spellings that differ in case, accents and spaces are one.
    public init(_ kind: Kind, named name: String) {
        self.init(kind, id: Self.id(for: name))
    }

    /// A longer name is no name.
    public static let longestName = 80
    /// An article has no more of a kind than so many.
    public static let mostOfOne = 100

    private static let longestSlug = 60

    /// `Presupuestos 2027` → `presupuestos-2027`. What an address cannot spell is told apart by letters of its own:
    /// `C++` is not `C`, and a name in Arabic is these letters alone.
    public static func id(for name: String) -> String {
        let folded = Folding.fold(name)
        let slug = Slug.make(name, limit: longestSlug)
        guard slug.isEmpty || folded.unicodeScalars.contains(where: isLost) || isCut(slug, folded)
        else { return slug }
        let mark = withUnsafeBytes(of: StableHash.of(folded).littleEndian) { $0.base32(6) }
        return slug.isEmpty ? mark : "\(slug)-\(mark)"
    }

    /// Whether a slug does not say what tells a name from others.
    private static func isLost(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return "+#*@%$".unicodeScalars.contains(scalar) }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil || properties.isEmoji
    }

    private static func isCut(_ slug: String, _ folded: String) -> Bool {
        slug.utf8.count > longestSlug - 20 && Slug.make(folded, limit: 10 * longestSlug) != slug
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.kind.rawValue, left.id) < (right.kind.rawValue, right.id)
    }
}
