import Domain
import Presentation
import TemplateModels

/// One side of a match at the head of its page: crest, name, who scored when.
struct MatchSideModel: TemplateModel, Hashable {
    private let name: String
    /// The whole name, where the one above is short.
    private let fullName: String?
    private let address: String?
    private let crest: CrestModel
    private let goals: [String]

    init(
        _ team: Team,
        of words: MatchFormatter,
        goals: [String],
        address: String?,
        context: SiteContext
    ) {
        name = words.name(team)
        fullName = TeamName.isKnown(team) && team.name != name ? team.name : nil
        self.address = address
        crest = CrestModel(team, context: context)
        self.goals = goals
    }

    static let fields: TemplateFields<MatchSideModel> = [
        .text("name", \.name),
        .text("fullName", \.fullName),
        .text("address", \.address),
        .model("crest", \.crest),
        .flag("hasGoals") { !$0.goals.isEmpty },
        .texts("goals", \.goals),
    ]
}
