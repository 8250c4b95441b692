import Domain
import Foundation
import Presentation

/// Everything that is said of a match in one language: names, score, status, result.
struct MatchFormatter {
    let match: Match
    let changed: Date
    let catalogue: Catalogue
    let zone: TimeZone
    private let year: Int
    private let isOverdue: Bool

    /// - Parameters:
    ///   - stored: the match.
    ///   - isOverdue: whether its time is over without a word of how it went.
    ///   - language: that of the words.
    ///   - context: what all pages share.
    init(
        _ stored: Stored<Match>,
        isOverdue: Bool = false,
        in language: Language,
        context: SiteContext
    ) {
        match = stored.value
        changed = stored.published.changed
        catalogue = context.catalogue(language)
        zone = context.settings.timeZone
        year = context.year
        self.isOverdue = isOverdue
    }

    var home: String { name(match.home) }
    var away: String { name(match.away) }

    /// What fits a list, or the words for a place that is still open.
    func name(_ team: Team) -> String {
        TeamName.isKnown(team) ? team.shownShortName : catalogue[.unknownTeam]
    }

    /// `2 – 1`; a dash while there is none.
    var score: String { match.score.map(Self.text) ?? "–" }

    /// With a word joiner, since a line may break after a dash even before a space that joins.
    static func text(_ score: Match.Score) -> String {
        "\(score.home)\u{A0}–\u{2060}\u{A0}\(score.away)"
    }

    /// `Puente Hondo 2, San Telmo 1`, or `Puente Hondo – San Telmo` without a score.
    var headline: String {
        guard let score = match.score else { return "\(home) – \(away)" }
        return "\(home) \(score.home), \(away) \(score.away)"
    }

    /// `Atlético 2, Sevilla 1, finalizado`, as somebody reads it aloud.
    var label: String {
        let names =
            match.score == nil
            ? catalogue.text(.matchAgainst, [.home: home, .away: away]) : headline
        return "\(names), \(time?.text ?? status.lowercasingFirst())"
    }

    /// The word for how far it has come; a moving one with the time at which it was true.
    var status: String {
        let word = catalogue[statusKey]
        switch match.status {
        case .live, .halfTime: return "\(word) · \(catalogue.timeShort(changedTime, in: year))"
        case .scheduled where match.kickoff == nil && !isOverdue:
            return catalogue[match.day == nil ? .dateOpen : .kickoffOpen]
        case .finished:
            if let penalties = match.penalties {
                return catalogue.text(.afterPenalties, [.score: Self.text(penalties)])
            }
            return match.afterExtraTime == nil ? word : "\(word), \(extraTime)"
        default: return word
        }
    }

    /// Whether the score alone does not tell how it came about.
    var needsStatus: Bool {
        match.status != .finished || match.penalties != nil || match.afterExtraTime != nil
    }

    /// The word at the head of the match's own page, where shoot-out and extra time have lines of their own.
    var statusAtHead: String {
        match.status == .finished || match.status == .scheduled ? catalogue[statusKey] : status
    }

    /// `Descanso 1 – 0`, `Prórroga 2 – 2`, `Penaltis 4 – 3`, as far as there were any.
    var parts: [String] {
        func part(_ key: TextKey, _ score: Match.Score?) -> String? {
            score.map { catalogue.text(key, [.score: Self.text($0)]) }
        }
        return [
            part(.halfTimeScore, match.halfTime), part(.extraTimeScore, match.afterExtraTime),
            part(.afterPenalties, match.penalties),
        ]
        .compactMap(\.self)
    }

    /// The hour at which a match that is still to come begins.
    var time: TimeModel? {
        guard match.status == .scheduled, !isOverdue, let kickoff = match.kickoff else {
            return nil
        }
        return TimeModel(kickoff, text: catalogue.clock(CivilTime(kickoff, in: zone)))
    }

    /// `Ganador: San Telmo`, `Empate`, `Por jugar`.
    var result: String {
        switch match.status {
        case .finished, .awarded:
            switch match.outcome {
            case .home: catalogue.text(.resultWinner, [.team: home])
            case .away: catalogue.text(.resultWinner, [.team: away])
            case .draw: catalogue[.resultDraw]
            case nil: catalogue[.resultOpen]
            }
        case .scheduled where isOverdue: catalogue[.resultOpen]
        case .scheduled, .postponed: catalogue[.resultPending]
        case .cancelled: catalogue[.resultVoid]
        case .live, .halfTime, .suspended, .abandoned, .unknown: catalogue[.resultOpen]
        }
    }

    /// `Marcador a las 18:05`: when the answer came that the score is from.
    var scoreTime: TimeModel {
        TimeModel(
            changed,
            text: catalogue.scoreTime(.scoreAt, .scoreAtDate, changedTime, match.day)
        )
    }

    private var changedTime: CivilTime { CivilTime(changed, in: zone) }

    private var extraTime: String { catalogue[.extraTime].lowercasingFirst() }

    private var statusKey: TextKey {
        switch match.status {
        case .scheduled: isOverdue ? .withoutResult : .statusScheduled
        case .live: .statusLive
        case .halfTime: .statusHalfTime
        case .finished: .statusFinished
        case .postponed: .statusPostponed
        case .suspended: .statusSuspended
        case .cancelled: .statusCancelled
        case .awarded: .statusAwarded
        case .abandoned: .statusAbandoned
        case .unknown: .statusUnknown
        }
    }
}

extension Catalogue {
    /// A text with the hour when it speaks of the same day, else with the day too.
    func scoreTime(_ near: TextKey, _ far: TextKey, _ time: CivilTime, _ day: Day?) -> String {
        if time.day == day { return text(near, [.time: clock(time)]) }
        return text(far, [.date: timeLong(time)])
    }
}
