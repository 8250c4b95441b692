import Domain
import Presentation

/// The pages of films and series.
struct ProgrammesDesk: Desk {
    let edition: any EditionReading
    let newsroom: Newsroom
    let programmes: Holdings<Programme>

    init(of edition: any EditionReading, newsroom: Newsroom) throws {
        self.edition = edition
        self.newsroom = newsroom
        programmes = try Holdings(.programme, of: edition) { entity in
            if case .programme(let programme) = entity { programme } else { nil }
        }
    }

    func pages(in language: Language) throws -> [DeskPage] { [] }

    func model(of route: Route, at place: PagePlace) throws -> PageModel? { nil }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(programmes.stamp)
    }

    func parts(of route: Route) throws -> [String] { [] }
}
