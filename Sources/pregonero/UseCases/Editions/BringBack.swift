import Archiving
import Domain
import Foundation
import Publishing

/// Brings a former edition of the portal back, while no build runs.
struct BringBack {
    let layout: SiteLayout
    let settings: SiteSettings
    let state: StateFolder
    let console: Console
    let clock: Date

    /// - Parameters:
    ///   - number: the edition; the one before that which stands when nil.
    ///   - isDryRun: whether nothing is to be done.
    /// - Returns: what was, or would be, done.
    /// - Throws: `EditionError`, and what could not be written.
    func run(_ number: Int?, isDryRun: Bool) async throws -> Rollback {
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let isThere = FileManager.default.fileExists(atPath: layout.output.filePath)
        let outputLock = isThere ? OutputLock(layout, console) : nil
        defer { withExtendedLifetime(outputLock) {} }
        let site = RollBackSite(
            places: layout.publishingPlaces,
            compress: settings.compress,
            jobs: ProcessInfo.processInfo.activeProcessorCount,
            clock: clock
        )
        let wanted = try number ?? site.former()
        let withdrawn = try await withdrawn()
        guard !isDryRun else { return try site.plan(wanted, without: withdrawn) }
        let done = try await site.run(wanted, without: withdrawn)
        return done
    }

    /// The addresses of what the newsroom has taken out.
    private func withdrawn() async throws -> Set<String> {
        let removals = try RemovalList(layout: layout, settings: settings).read()
        guard Archive.isThere(at: layout.archive) else { return [] }
        return try await OpenedArchive(state: state).use { archive in
            var paths = Set(try archive.withdrawnPaths(of: Source.ownID))
            for removal in removals {
                for item in try archive.removable(removal).items { paths.insert(item.path) }
            }
            return paths
        }
    }
}
