/// A block of the front page, under the name that `site.front` gives it.
public enum FrontBlock: String, CaseIterable, Sendable {
    case alert
    case lead
    case programmes
    case country
    case sections
    case categories
    case matches
    case map
    case music
    case river

    /// The order of a site that says nothing.
    public static let standard: [FrontBlock] = allCases
}
