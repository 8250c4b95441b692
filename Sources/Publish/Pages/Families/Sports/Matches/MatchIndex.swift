import Domain
import Foundation

/// All matches of the edition in the order of time, found by day, competition and team.
struct MatchIndex: Sendable {
    /// In the order of time; those without a day come last.
    let matches: [Stored<Match>]
    /// The days that have matches, the oldest first.
    let days: [Day]
    /// By their names.
    let competitions: [CompetitionRecord]
    let competitionNames: CompetitionNames
    /// By their names.
    let teams: [TeamRecord]
    private let byDay: [Day: [Stored<Match>]]
    private let byAddress: [String: Stored<Match>]
    private let bySlug: [String: CompetitionRecord]
    private let byTeam: [String: TeamRecord]
    /// What more than one competition is called, as addresses have it.
    private let sharedNames: Set<String>
    /// What was decided, by the names of both teams.
    private let byPair: [[String]: [Stored<Match>]]

    init(_ matches: [Stored<Match>], competitions: [Stored<Competition>]) {
        let sorted = matches.sorted { Self.place(of: $0) < Self.place(of: $1) }
        self.matches = sorted
        byDay = Dictionary(grouping: sorted.filter { $0.value.day != nil }) {
            $0.value.day ?? Day(number: 0)
        }
        days = byDay.keys.sorted()
        byAddress = Dictionary(sorted.map { ($0.address, $0) }) { first, _ in first }
        let names = CompetitionNames(sorted)
        competitionNames = names
        let records = CompetitionRecord.all(of: sorted, competitions, named: names)
        self.competitions = records
        bySlug = Dictionary(records.map { ($0.slug, $0) }) { first, _ in first }
        sharedNames = Set(
            Dictionary(grouping: records) { TeamName.readableSlug($0.name) }
                .filter { $1.count > 1 }.keys
        )
        let teams = TeamRecord.all(of: sorted, competitions: records)
        self.teams = teams
        byPair = Dictionary(
            grouping: sorted.filter { $0.value.isDecided && $0.value.teamSlugs.count == 2 }
        ) {
            $0.value.teamSlugs.sorted()
        }
        byTeam = Dictionary(teams.map { ($0.slug, $0) }) { first, _ in first }
    }

    func match(_ address: String) -> Stored<Match>? { byAddress[address] }
    func matches(on day: Day) -> [Stored<Match>] { byDay[day] ?? [] }
    func competition(_ slug: String) -> CompetitionRecord? { bySlug[slug] }
    func team(_ slug: String) -> TeamRecord? { byTeam[slug] }

    /// Whether another sport has one of the same name.
    func sharesItsName(_ competition: CompetitionRecord) -> Bool {
        sharedNames.contains(TeamName.readableSlug(competition.name))
    }

    /// Whether nothing of it came from a real answer.
    var isSample: Bool { matches.allSatisfy(\.isSample) && competitions.allSatisfy(\.isSample) }

    /// The newest first.
    var withHighlights: [Stored<Match>] {
        matches.reversed().filter { !$0.value.highlights.isEmpty }
    }

    /// The newest day on which a match was decided.
    var newestResultDay: Day? {
        matches.lazy.filter(\.value.isDecided).compactMap(\.value.day).last
    }

    /// The matches with a result on their days, the newest first.
    func results(_ count: Int) -> [(day: Day, matches: [Stored<Match>])] {
        days.reversed().lazy.compactMap { day in
            let told = matches(on: day).filter(\.value.hasResult)
            return told.isEmpty ? nil : (day, told)
        }
        .prefix(count).map(\.self)
    }

    /// The matches that are to come, the next day first.
    func next(_ count: Int, _ clock: SportsClock) -> [(day: Day, matches: [Stored<Match>])] {
        days.drop { $0 < clock.earliest }.lazy.compactMap { day in
            let coming = matches(on: day).filter { clock.isToCome($0.value) }
            return coming.isEmpty ? nil : (day, coming)
        }
        .prefix(count).map(\.self)
    }

    /// The matches without a result of which none is to be expected soon, on their days, the newest first.
    func open(_ count: Int, _ clock: SportsClock) -> [(day: Day, matches: [Stored<Match>])] {
        days.reversed().lazy.compactMap { day in
            let open = matches(on: day).filter { stored in
                !stored.value.hasResult && !clock.isToCome(stored.value)
            }
            return open.isEmpty ? nil : (day, open)
        }
        .prefix(count).map(\.self)
    }

    func day(before day: Day) -> Day? { days.last { $0 < day } }
    func day(after day: Day) -> Day? { days.first { $0 > day } }

    /// Earlier matches of the same two teams that were decided, the newest first.
    func meetings(before match: Match, _ count: Int) -> [Stored<Match>] {
        guard let day = match.day else { return [] }
        let meetings = byPair[match.teamSlugs.sorted()] ?? []
        return meetings.reversed().lazy.filter { $0.value.day.map { $0 < day } ?? false }
            .prefix(count).map(\.self)
    }

    /// What lists are ordered by.
    private static func place(of stored: Stored<Match>) -> Place {
        Place(
            day: stored.value.day?.number ?? .max,
            kickoff: stored.value.kickoff?.timeIntervalSince1970 ?? .infinity,
            id: stored.id
        )
    }

    private struct Place: Comparable {
        let day: Int
        let kickoff: Double
        let id: ItemID

        static func < (left: Self, right: Self) -> Bool {
            (left.day, left.kickoff, left.id) < (right.day, right.kickoff, right.id)
        }
    }
}

extension Match {
    /// The names in addresses of the teams that are known.
    var teamSlugs: [String] {
        [home, away].compactMap { TeamName.slug($0, in: sport) }
    }
}
