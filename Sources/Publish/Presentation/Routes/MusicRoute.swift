/// A page of tracks.
public enum MusicRoute: Hashable, Sendable {
    case all
    case genre(String)
    case artist(String)
    /// One track, by its address in the archive.
    case track(String)

    /// The site path below the root of a language.
    func path(under root: String, in catalogue: Catalogue) -> String {
        let base = "\(root)\(catalogue[.pathMusic])/"
        return switch self {
        case .all: base
        case .genre(let slug): "\(base)\(catalogue[.pathGenre])/\(slug)/"
        case .artist(let slug): "\(base)\(catalogue[.pathArtist])/\(slug)/"
        case .track(let address): "\(base)\(address)/"
        }
    }
}
