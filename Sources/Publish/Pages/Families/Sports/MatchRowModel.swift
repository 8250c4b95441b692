import Domain
import Presentation
public import TemplateModels

/// A match as any list shows it.
public struct MatchRowModel: TemplateModel, Hashable {
    private let address: String
    /// The whole row, as somebody reads it aloud.
    private let label: String
    private let note: String?
    private let time: TimeModel?
    private let home: String
    private let away: String
    private let score: String
    private let winner: Match.Winner?
    private let isSample: Bool

    /// What stands before the teams, beside how far the match has come.
    enum Lead {
        case status
        case competition
        case day
    }

    init(_ stored: Stored<Match>, lead: Lead = .status, in language: Language, context: SiteContext)
    {
        let words = MatchFormatter(stored, in: language, context: context)
        address = context.link(.match(stored.address), in: language)
        (home, away, score) = (words.home, words.away, words.score)
        winner = stored.value.outcome
        isSample = stored.isSample
        let day = stored.value.day.map { words.catalogue.dayLong($0) }
        let dayShort = stored.value.day.map { words.catalogue.dayShort($0) }
        switch lead {
        case .status:
            (time, label) = (words.time, words.label)
            note = time == nil ? words.status : nil
        case .competition:
            // Between results and what comes next the hour alone says too little.
            let isOpen = !stored.value.isDecided
            time = isOpen ? words.dayAndTime : nil
            let status = time == nil ? words.status : nil
            let parts = [
                stored.value.competition.nonBlank, status,
                isOpen && time == nil ? dayShort : nil,
            ]
            note = parts.compactMap(\.self).joined(separator: " · ")
            label = [words.label, isOpen ? day : nil].compactMap(\.self).joined(separator: ", ")
        case .day:
            let status = words.time == nil && words.needsStatus ? words.status : nil
            time = words.dayAndTime
            note =
                [time == nil ? dayShort : nil, status].compactMap(\.self)
                .joined(separator: " · ").nonBlank
            label = [words.label, day].compactMap(\.self).joined(separator: ", ")
        }
    }

    public static let fields: TemplateFields<MatchRowModel> = [
        .text("address", \.address),
        .text("label", \.label),
        .text("note", \.note),
        .model("time", \.time),
        .flag("hasBoth") { $0.note != nil && $0.time != nil },
        .text("home", \.home),
        .text("away", \.away),
        .text("score", \.score),
        .flag("homeLost") { $0.winner == .away },
        .flag("awayLost") { $0.winner == .home },
        .flag("isSample", \.isSample),
    ]
}

extension String {
    /// Nil for a text of nothing but white space.
    var nonBlank: String? { contains { !$0.isWhitespace } ? self : nil }
}
