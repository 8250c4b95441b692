/// What stands in output folders when another state takes the place of the one by which they were built: those files are ours still, so
/// that the next build takes away what the portal no longer has.
public enum FormerManifests {
    /// - Parameters:
    ///   - paths: what another file takes the place of, or nothing, below the state folder.
    ///   - state: the state folder.
    /// - Throws: what the system says; a manifest that was noted in vain costs the next build a look at all files.
    public static func note(_ paths: Set<String>, in state: String) throws {
        for path in paths.sorted()
        where path.hasPrefix(PublishingPlaces.manifestPrefix) && !path.contains(".") {
            guard let manifest = Manifest.read("\(state)/\(path)") else { continue }
            let journal = BuildJournal(path: "\(state)/\(path)\(PublishingPlaces.journalEnding)")
            try journal.add { take in try manifest.tryEachPath(take) }
        }
    }
}
