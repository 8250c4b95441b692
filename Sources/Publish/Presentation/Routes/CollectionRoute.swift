/// A page of a collection of figures, such as heroes with their transformations.
public enum CollectionRoute: Hashable, Sendable {
    /// All members; a collection's name in addresses is its source's id.
    case all(String)
    /// One member, by its address in the archive.
    case member(String, String)
    /// What belongs to a member.
    case children(String, String)
    case child(String, String, String)

    /// The collection's name in addresses.
    public var name: String {
        switch self {
        case .all(let name), .member(let name, _), .children(let name, _), .child(let name, _, _):
            name
        }
    }

    /// The site path below the root of a language.
    func path(under root: String, in catalogue: Catalogue) -> String {
        let children = catalogue[.pathTransformations]
        return switch self {
        case .all(let name): "\(root)\(name)/"
        case .member(let name, let member): "\(root)\(name)/\(member)/"
        case .children(let name, let member): "\(root)\(name)/\(member)/\(children)/"
        case .child(let name, let member, let child):
            "\(root)\(name)/\(member)/\(children)/\(child)/"
        }
    }
}
