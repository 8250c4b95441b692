import Basics
import Domain

/// Finds the side that a source names as the winner.
enum MatchWinner {
    /// - Returns: nil for a name that is no team of the match.
    static func named(_ text: String, _ home: Team, _ away: Team) -> Match.Winner? {
        if let winner = Match.Winner(rawValue: text.lowercased()) { return winner }
        func matches(_ team: Team) -> Bool {
            [team.name, team.shortName, team.code].compactMap(\.self)
                .contains { Folding.fold($0) == Folding.fold(text) }
        }
        switch (matches(home), matches(away)) {
        case (true, false): return .home
        case (false, true): return .away
        default: return nil
        }
    }
}
