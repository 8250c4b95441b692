import Domain
import Presentation

/// A list of places that has a page of its own.
enum PlaceList: Hashable, Sendable {
    case all
    /// By its name in the site's first language.
    case kind(String)
    case quarter(String)

    var route: Route {
        let all = Route.Part.word(.pathPlaces)
        return switch self {
        case .all: Route([all], title: .text(.places))
        case .kind(let slug): Route([all, .word(.pathPlaceKind), .name(slug)])
        case .quarter(let slug): Route([all, .word(.pathQuarter), .name(slug)])
        }
    }

    /// What it is called in addresses.
    var slug: String? {
        switch self {
        case .all: nil
        case .kind(let slug), .quarter(let slug): slug
        }
    }

    /// What kind of list it is.
    var name: String {
        switch self {
        case .all: "places"
        case .kind: "places-kind"
        case .quarter: "places-quarter"
        }
    }
}
