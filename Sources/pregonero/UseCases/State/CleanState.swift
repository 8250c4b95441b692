import Archiving
import Domain
import Foundation
import Pictures

/// Takes away what the next build can make again: all pictures that were fetched and made, or those that no page shows.
struct CleanState {
    let state: StateFolder
    let pictures: PictureStore

    /// - Parameter isUnusedOnly: whether what pages show is left.
    /// - Returns: how much room that made.
    /// - Throws: what keeps the archive from being read.
    func run(isUnusedOnly: Bool) throws -> PictureCache.Freed {
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let cache = PictureCache(store: pictures)
        guard isUnusedOnly else { return cache.removeAll() }
        let archive = try state.openArchive()
        defer { try? archive.close() }
        return cache.removeUnused(
            copies: try archive.allCopies(),
            originals: try archive.originals()
        )
    }
}
