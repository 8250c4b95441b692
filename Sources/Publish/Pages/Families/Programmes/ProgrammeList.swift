import Domain
import Presentation

/// A list of programmes that has pages of its own.
enum ProgrammeList: Hashable, Sendable {
    case all
    case form(Programme.Form)
    /// A genre, by its name in the site's first language.
    case genre(String)
    case year(Int)

    /// The address of a page; without a number the list's own, which holds the newest.
    func route(page: Int? = nil) -> Route {
        let all = Route.Part.word(.pathProgrammes)
        return switch self {
        case .all: Route([all], page: page, title: .text(.programmes))
        case .form(.film): Route([all, .word(.pathFilms)], page: page)
        case .form(.series): Route([all, .word(.pathSeries)], page: page)
        case .genre(let slug): Route([all, .word(.pathGenre), .name(slug)], page: page)
        case .year(let year): Route([all, .name("\(year)")], page: page)
        }
    }

    /// What kind of list it is.
    var name: String {
        switch self {
        case .all: "programmes"
        case .form: "programmes-form"
        case .genre: "programmes-genre"
        case .year: "programmes-year"
        }
    }
}
