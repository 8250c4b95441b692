/// A place as a person wrote it, by one of the schemes.
struct WrittenPlace {
    let layout: SiteLayout
    let scheme: String
    /// What stands after the colon; never empty.
    let rest: String
    /// What may be written, as a hint says it.
    let ways: String

    var text: String { "\(scheme):\(rest)" }

    /// What stands before and after the last `#`; the standard one where nothing stands after it.
    func branch(standard: String) -> (place: String, branch: String) {
        guard let sign = rest.lastIndex(of: "#") else { return (rest, standard) }
        let branch = String(rest[rest.index(after: sign)...])
        return (String(rest[..<sign]), branch.isEmpty ? standard : branch)
    }

    /// The address of a repository as git takes it from any folder.
    func repository(_ address: String) -> String {
        address.hasPrefix(".") ? layout.root.filePath + address : address
    }
}
