/// What kinds of things a portal publishes and its search finds.
public enum DocumentKind: String, CaseIterable, Sendable {
    case article
    case programme
    case match
    case track
    case person
    case source
    case hero
    case transformation
}
