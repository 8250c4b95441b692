import Basics
import Domain
import Presentation

/// The labelled facts of a match, as far as they are known.
struct MatchFacts {
    let stored: Stored<Match>
    let words: MatchFormatter
    /// Under which its competition has a page.
    let competitionSlug: String?
    let language: Language
    let context: SiteContext

    private var match: Match { stored.value }
    private var catalogue: Catalogue { words.catalogue }

    var all: [FactModel] {
        [
            competition,
            text(.factRound, match.round?.nonBlank),
            match.sport == .football
                ? nil : text(.factSport, catalogue[match.sport.name]),
            kickoff,
            text(.factVenue, venue),
            text(.factReferees, names(match.referees)),
            text(.factAttendance, match.attendance.map { catalogue.number($0) }),
            match.score == nil ? nil : FactModel(catalogue[.factScore], time: words.scoreTime),
        ]
        .compactMap(\.self)
    }

    private func text(_ label: TextKey, _ text: String?) -> FactModel? {
        text.map { FactModel(catalogue[label], text: $0) }
    }

    private var competition: FactModel? {
        guard let name = match.competition.nonBlank, let slug = competitionSlug else { return nil }
        let title = [name, match.season?.nonBlank].compactMap(\.self).joined(separator: " ")
        let address = context.link(.competition(slug), in: language)
        return FactModel(
            catalogue[.factCompetition],
            link: LinkModel(title: title, address: address)
        )
    }

    private var kickoff: FactModel? {
        let label: TextKey = match.status == .postponed ? .factPlannedKickoff : .factKickoff
        guard let start = match.kickoff else {
            return match.day.map { day in
                let open = match.isOver ? "" : " (\(catalogue[.kickoffOpen].lowercasingFirst()))"
                return FactModel(catalogue[label], text: catalogue.dayLong(day) + open)
            } ?? text(label, catalogue[.dateOpen])
        }
        let local = CivilTime(start, in: words.zone)
        let zone = TimeModel.zoneName(start, in: words.zone)
        return FactModel(
            catalogue[label],
            time: TimeModel(start, text: catalogue.timeLong(local)),
            zone: zone
        )
    }

    /// `La Vega, Puente Hondo, España`; nil when nobody says where.
    var venue: String? {
        guard let venue = match.venue else { return nil }
        let home = context.settings.country
        let abroad = venue.country.flatMap { $0 == home ? nil : $0 }
        var parts = [venue.name?.nonBlank, venue.city?.nonBlank].compactMap(\.self)
        if let abroad { parts.append(context.countryName(abroad, in: language)) }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private func names(_ names: [String]) -> String? {
        let named = names.compactMap(\.nonBlank)
        return named.isEmpty ? nil : named.joined(separator: ", ")
    }
}
