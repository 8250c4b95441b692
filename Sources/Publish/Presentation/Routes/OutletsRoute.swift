/// A page of the sources of news, those of the portal and those that directories list.
public enum OutletsRoute: Hashable, Sendable {
    case all
    case byLanguage
    case byCategory
    case byCountry
    /// The news of a source of the portal, or what is known of a listed outlet.
    case outlet(String, page: Int?)

    /// The site path below the root of a language.
    func path(under root: String, in catalogue: Catalogue) -> String {
        let base = "\(root)\(catalogue[.pathSources])/"
        return switch self {
        case .all: base
        case .byLanguage: "\(base)\(catalogue[.pathLanguage])/"
        case .byCategory: "\(base)\(catalogue[.pathCategory])/"
        case .byCountry: "\(base)\(catalogue[.pathCountry])/"
        case .outlet(let name, let page): "\(base)\(name)/" + (page.map { "p/\($0)/" } ?? "")
        }
    }
}
