import Basics
import Domain
import Presentation
import TemplateModels

/// A match as any list shows it.
struct MatchRowModel: TemplateModel, Hashable {
    private let address: String
    /// The whole row, as somebody reads it aloud.
    private let label: String
    private let note: String
    private let home: String
    private let away: String
    private let homeCrest: CrestModel
    private let awayCrest: CrestModel
    /// The hour of a match to come, which stands where others have their score.
    private let kickoff: TimeModel?
    private let score: String
    private let winner: Match.Winner?
    /// The newest article on it.
    private let news: LinkModel?
    private let isSample: Bool

    /// What stands before the teams, beside how far the match has come.
    enum Lead {
        case status
        case competition
        case day
    }

    init(
        _ stored: Stored<Match>,
        lead: Lead = .status,
        news: LinkModel? = nil,
        clock: SportsClock,
        in language: Language,
        context: SiteContext
    ) {
        let match = stored.value
        let isOverdue = clock.isOverdue(match)
        let words = MatchFormatter(stored, isOverdue: isOverdue, in: language, context: context)
        address = context.link(.match(stored.address), in: language)
        (home, away, score) = (words.home, words.away, words.score)
        homeCrest = CrestModel(match.home, context: context)
        awayCrest = CrestModel(match.away, context: context)
        kickoff = words.time
        winner = match.outcome
        self.news = news
        isSample = stored.isSample
        let day = match.day.map { words.catalogue.dayLong($0) }
        let dayShort = match.day.map { words.catalogue.dayShort($0) }
        let status = kickoff == nil ? words.status : nil
        let parts: [String?]
        switch lead {
        case .status:
            label = words.label
            parts = [status ?? match.round?.nonBlank ?? words.status]
        case .competition:
            // Results of several days stand beside what comes next.
            parts = [match.competition.nonBlank, status, dayShort]
            label = [words.label, day].compactMap(\.self).joined(separator: ", ")
        case .day:
            parts = [dayShort, words.needsStatus ? status : nil]
            label = [words.label, day].compactMap(\.self).joined(separator: ", ")
        }
        note = parts.compactMap(\.self).joined(separator: " · ")
    }

    static let fields: TemplateFields<MatchRowModel> = [
        .text("address", \.address),
        .text("label", \.label),
        .text("note", \.note),
        .text("home", \.home),
        .text("away", \.away),
        .model("homeCrest", \.homeCrest),
        .model("awayCrest", \.awayCrest),
        .model("kickoff", \.kickoff),
        .text("score", \.score),
        .flag("homeLost") { $0.winner == .away },
        .flag("awayLost") { $0.winner == .home },
        .model("news", \.news),
        .flag("isSample", \.isSample),
    ]
}
