import Domain
import Presentation

/// A list of programmes that has pages of its own.
enum ProgrammeList: Hashable, Sendable {
    case all
    case form(Programme.Form)
    case genre(String)
    case year(Int)

    func route(page: Int?) -> ProgrammesRoute {
        switch self {
        case .all: .all(page: page)
        case .form(let form): .form(form, page: page)
        case .genre(let slug): .genre(slug, page: page)
        case .year(let year): .year(year, page: page)
        }
    }

    /// The list and the page of a route; nil for the page of one programme.
    static func of(_ route: ProgrammesRoute) -> (list: ProgrammeList, page: Int?)? {
        switch route {
        case .all(let page): (.all, page)
        case .form(let form, let page): (.form(form), page)
        case .genre(let slug, let page): (.genre(slug), page)
        case .year(let year, let page): (.year(year), page)
        case .programme: nil
        }
    }
}
