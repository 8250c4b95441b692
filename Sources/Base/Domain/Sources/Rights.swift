/// What the portal may do with an item's text and pictures.
public enum Rights: String, Sendable, CaseIterable {
    case own
    case licensed
    case cc
    case excerpt

    /// Whether the portal's page is the canonical, indexable one.
    public var isCanonicalHere: Bool { self != .excerpt }
}
