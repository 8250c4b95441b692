import Basics
import Pages

/// What servers read of an edition that is brought back, where it was not closed as the portal is now: neither a former password
/// nor what was open is anything to go back to.
struct FormerServing {
    /// What stands for the files that were kept, by their names as `EditionPlaces` knows them; none where those do.
    private(set) var files: [String: [UInt8]] = [:]
    /// Whether something is closed now that was open then.
    private(set) var isClosing = false

    /// - Parameters:
    ///   - changes: what has to be done with each file.
    ///   - places: where the files for servers lie.
    ///   - store: what was kept of the edition.
    /// - Throws: what spelling a table throws.
    init(_ changes: [FileChange], in places: PublishingPlaces, from store: EditionStore) throws {
        let name = EditionPlaces.serverFile(ServingTable.tableName)
        guard let kept = changes.first(where: { $0.file == name })?.after,
            let former = ServingTable.read(store.path(of: kept)),
            let table = ServingTable.standing(in: places.server).map(former.closed(as:)),
            table != former
        else { return }
        isClosing = true
        for (name, bytes) in try table.privateFiles() {
            files[EditionPlaces.serverFile(name)] = bytes
        }
        for (path, bytes) in table.publishedFiles { files[OutputPath.file(of: path)] = bytes }
    }

    /// What has to be done all the same: lists of what the portal has stay as they are, since the former ones tell of what is
    /// closed.
    func left(of changes: [FileChange]) -> [FileChange] {
        guard isClosing else { return changes }
        return changes.filter { !Self.isList($0.file) }
    }

    /// Whether a file tells of many pages: for other programs, and for the search.
    private static func isList(_ file: String) -> Bool {
        let name = file.split(separator: "/").last ?? ""
        return ["_seed/", "_s/", "_d/"].contains(where: file.hasPrefix)
            || FeedFiles.names.contains(String(name))
            || name.hasSuffix(".ics")
            || file.hasPrefix("sitemap") && file.hasSuffix(".xml")
    }
}
