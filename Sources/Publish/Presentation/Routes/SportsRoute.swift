public import Domain

/// A page of matches, competitions or teams.
public enum SportsRoute: Hashable, Sendable {
    /// The matches around the edition's newest results.
    case matches
    case day(Day)
    /// A match, by its address in the archive.
    case match(String)
    case competition(String)
    case team(String)
    /// The matches with videos.
    case highlights

    /// The site path below the root of a language.
    func path(under root: String, in catalogue: Catalogue) -> String {
        switch self {
        case .matches: "\(root)\(catalogue[.pathMatches])/"
        case .day(let day): "\(root)\(catalogue[.pathMatches])/\(day.path)/"
        case .match(let address): "\(root)\(catalogue[.pathMatches])/\(address)/"
        case .competition(let slug):
            "\(root)\(catalogue[.pathMatches])/\(catalogue[.pathCompetition])/\(slug)/"
        case .team(let slug):
            "\(root)\(catalogue[.pathMatches])/\(catalogue[.pathTeam])/\(slug)/"
        case .highlights: "\(root)\(catalogue[.pathMatches])/\(catalogue[.pathHighlights])/"
        }
    }
}
