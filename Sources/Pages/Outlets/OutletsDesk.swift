import Domain
import Presentation

/// The pages of the sources of news, those of the portal and those that directories list.
struct OutletsDesk: Desk {
    let edition: any EditionReading
    let newsroom: Newsroom
    let outlets: Holdings<Outlet>

    init(of edition: any EditionReading, newsroom: Newsroom) throws {
        self.edition = edition
        self.newsroom = newsroom
        outlets = try Holdings(.outlet, of: edition) { entity in
            if case .outlet(let outlet) = entity { outlet } else { nil }
        }
    }

    func pages(in language: Language) throws -> [DeskPage] { [] }

    func model(of route: Route, at place: PagePlace) throws -> PageModel? { nil }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(outlets.stamp)
    }

    func parts(of route: Route) throws -> [String] { [] }
}
