import Domain
import Presentation

/// The pages of collections of figures, such as heroes with their transformations.
struct CollectionsDesk: Desk {
    let edition: any EditionReading
    let newsroom: Newsroom
    let figures: Holdings<Figure>

    init(of edition: any EditionReading, newsroom: Newsroom) throws {
        self.edition = edition
        self.newsroom = newsroom
        figures = try Holdings(.figure, of: edition) { entity in
            if case .figure(let figure) = entity { figure } else { nil }
        }
    }

    func pages(in language: Language) throws -> [DeskPage] { [] }

    func model(of route: Route, at place: PagePlace) throws -> PageModel? { nil }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(figures.stamp)
    }

    func parts(of route: Route) throws -> [String] { [] }
}
