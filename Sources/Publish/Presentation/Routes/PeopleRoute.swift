/// A page of the people who agreed to be published.
public enum PeopleRoute: Hashable, Sendable {
    case all
    /// Those whose names begin with a letter, where one list would be too long.
    case letter(String)
    case map
    /// One person, by the address in the archive.
    case person(String)
    case personMap(String)

    /// The site path below the root of a language.
    func path(under root: String, in catalogue: Catalogue) -> String {
        let base = "\(root)\(catalogue[.pathPeople])/"
        let map = catalogue[.pathMap]
        return switch self {
        case .all: base
        case .letter(let letter): "\(base)\(letter)/"
        case .map: "\(base)\(map)/"
        case .person(let address): "\(base)\(address)/"
        case .personMap(let address): "\(base)\(address)/\(map)/"
        }
    }
}
