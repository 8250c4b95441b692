import Basics
import TemplateModels

/// Who played for a side.
struct LineupModel: TemplateModel, Hashable {
    private let team: String
    private let players: [String]

    /// Nil where nobody says.
    init?(_ team: String, _ players: [String]) {
        let named = players.compactMap(\.nonBlank)
        guard !named.isEmpty else { return nil }
        self.team = team
        self.players = named
    }

    static let fields: TemplateFields<LineupModel> = [
        .text("team", \.team),
        .texts("players", \.players),
    ]
}
