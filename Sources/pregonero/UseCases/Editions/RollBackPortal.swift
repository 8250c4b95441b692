import Archiving
import Domain
import Foundation
import Publishing

/// Brings a former edition of the portal back, while no build runs.
struct RollBackPortal {
    let layout: SiteLayout
    let configuration: Configuration
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
            compress: configuration.settings.compress,
            jobs: ProcessInfo.processInfo.activeProcessorCount,
            clock: clock
        )
        let wanted = try number ?? site.former()
        let withdrawn = try await withdrawn()
        guard !isDryRun else { return try site.plan(wanted, without: withdrawn) }
        let done = try await site.run(wanted, without: withdrawn)
        return done
    }

    /// What the newsroom has taken out, and what people no longer allow.
    private func withdrawn() async throws -> WithdrawnPages {
        let removals = try RemovalList(layout: layout, settings: configuration.settings).read()
        guard Archive.isThere(at: layout.archive) else { return WithdrawnPages() }
        let sources = Set(configuration.allSources.map(\.id))
        return try await OpenedArchive(state: state).use { archive in
            if try archive.sourcesToShred() != nil { throw EditionError.erasurePending }
            var paths = Set(try archive.withdrawnPaths(of: Source.ownID))
            for removal in removals {
                for item in try archive.removable(removal).items { paths.insert(item.path) }
            }
            return WithdrawnPages(articles: paths, others: try archive.withheldPages(of: sources))
        }
    }
}
