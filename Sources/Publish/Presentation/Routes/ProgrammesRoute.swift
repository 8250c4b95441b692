public import Domain

/// A page of films and series.
public enum ProgrammesRoute: Hashable, Sendable {
    /// All of them; a list without a number is at its own address, which holds the newest.
    case all(page: Int?)
    case form(Programme.Form, page: Int?)
    /// A genre, by its name in the site's first language.
    case genre(String, page: Int?)
    case year(Int, page: Int?)
    /// One programme, by its address in the archive.
    case programme(String)

    /// The site path below the root of a language.
    func path(under root: String, in catalogue: Catalogue) -> String {
        let base = "\(root)\(catalogue[.pathProgrammes])/"
        return switch self {
        case .all(let page): base + Self.suffix(page)
        case .form(.film, let page): "\(base)\(catalogue[.pathFilms])/\(Self.suffix(page))"
        case .form(.series, let page): "\(base)\(catalogue[.pathSeries])/\(Self.suffix(page))"
        case .genre(let slug, let page):
            "\(base)\(catalogue[.pathGenre])/\(slug)/\(Self.suffix(page))"
        case .year(let year, let page): "\(base)\(year)/\(Self.suffix(page))"
        case .programme(let address): "\(base)\(address)/"
        }
    }

    private static func suffix(_ page: Int?) -> String {
        page.map { "p/\($0)/" } ?? ""
    }
}
