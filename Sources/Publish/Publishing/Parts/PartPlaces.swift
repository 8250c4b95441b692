/// Where the part of a site lies that one shard makes.
struct PartPlaces: Sendable {
    let folder: String

    /// The files, each where the site will have it.
    var files: String { "\(folder)/site" }
    /// What each of them was made from, in the form of a manifest.
    var list: String { "\(folder)/pages.list" }
    /// The segments of the search that are among them.
    var searchRecord: String { "\(folder)/search.json" }

    /// Takes away what an earlier try left.
    func clear() throws(WriteError) {
        try StagedFolder.clear(files)
        try FileSystem.remove(list)
        try FileSystem.remove(searchRecord)
    }
}
