public import Domain

/// A page of films and series.
public enum ProgrammesRoute: Hashable, Sendable {
    /// All of them; without a number the list's own address.
    case all(page: Int?)
    case form(Programme.Form)
    case genre(String)
    case year(Int)
    /// One programme, by its address in the archive.
    case programme(String)

    /// The site path below the root of a language.
    func path(under root: String, in catalogue: Catalogue) -> String {
        let base = "\(root)\(catalogue[.pathProgrammes])/"
        return switch self {
        case .all(let page): base + (page.map { "p/\($0)/" } ?? "")
        case .form(.film): "\(base)\(catalogue[.pathFilms])/"
        case .form(.series): "\(base)\(catalogue[.pathSeries])/"
        case .genre(let slug): "\(base)\(catalogue[.pathGenre])/\(slug)/"
        case .year(let year): "\(base)\(year)/"
        case .programme(let address): "\(base)\(address)/"
        }
    }
}
