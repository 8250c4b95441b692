import Basics
import Domain
import Presentation

/// Who scored when, for each side.
struct GoalLists {
    private(set) var home: [String] = []
    private(set) var away: [String] = []
    /// Goals of which nobody says for whom they counted.
    private(set) var unsettled: [String] = []

    init(_ goals: [Match.Goal], catalogue: Catalogue) {
        var before = Match.Score(home: 0, away: 0)
        for goal in goals {
            defer { before = goal.score ?? before }
            guard let text = Self.text(goal, catalogue: catalogue) else { continue }
            switch goal.side ?? goal.score.flatMap({ Self.side(of: $0, after: before) }) {
            case .home: home.append(text)
            case .away: away.append(text)
            case .draw, nil: unsettled.append(text)
            }
        }
    }

    /// The side whose points went up.
    private static func side(of score: Match.Score, after before: Match.Score) -> Match.Winner? {
        switch (score.home > before.home, score.away > before.away) {
        case (true, false): .home
        case (false, true): .away
        default: nil
        }
    }

    /// `J. Cierzo 23′ (penalti)`; nil when nothing is known of it.
    private static func text(_ goal: Match.Goal, catalogue: Catalogue) -> String? {
        let minute = goal.minute.map { "\(catalogue.number($0))′" }
        let parts = [goal.scorer?.nonBlank, minute].compactMap(\.self)
        guard !parts.isEmpty else { return nil }
        let kind = goal.isOwnGoal ? catalogue[.goalOwn] : catalogue[.goalPenalty]
        return parts.joined(separator: " ") + (goal.isOwnGoal || goal.isPenalty ? " (\(kind))" : "")
    }
}
