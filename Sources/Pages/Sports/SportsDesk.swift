import Domain
import Presentation

/// The pages of matches, their competitions and teams.
struct SportsDesk: Desk {
    let edition: any EditionReading
    let newsroom: Newsroom
    let matches: Holdings<Match>

    init(of edition: any EditionReading, newsroom: Newsroom) throws {
        self.edition = edition
        self.newsroom = newsroom
        matches = try Holdings(.match, of: edition) { entity in
            if case .match(let match) = entity { match } else { nil }
        }
    }

    func pages(in language: Language) throws -> [DeskPage] { [] }

    func model(of route: Route, at place: PagePlace) throws -> PageModel? { nil }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(matches.stamp)
    }

    func parts(of route: Route) throws -> [String] { [] }
}
