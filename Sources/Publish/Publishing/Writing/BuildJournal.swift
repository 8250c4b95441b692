import Basics

/// The files that something which has not ended yet may have written or taken away: should it be killed, nobody knows what they hold.
struct BuildJournal {
    /// Where it lies.
    let path: String

    /// Adds paths of the site to what stands in it already: what was not finished before is still unknown.
    ///
    /// - Parameter body: is given what takes a path.
    /// - Throws: what the body throws, and what could not be written.
    func add(_ body: ((String) throws -> Void) throws -> Void) throws {
        let unfinished = Manifest.read(path)
        let file = try ManifestFile(path, head: ManifestHead())
        let take = { (site: String) throws in try file.add(site, .unknown) }
        try body(take)
        try unfinished?.tryEachPath(take)
        try file.finish()
    }

    func add(_ paths: some Sequence<String>) throws {
        try add { take in for path in paths { try take(path) } }
    }
}
