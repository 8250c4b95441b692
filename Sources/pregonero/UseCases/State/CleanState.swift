import Archiving
import Domain
import Foundation
import Pictures

/// Takes away what the next build can make again: all pictures that were fetched and made, or those that no page shows.
struct CleanState {
    let composition: Composition
    let isUnusedOnly: Bool

    /// - Throws: what keeps the archive from being read.
    func run() throws -> PictureCache.Freed {
        let lock = try composition.lock()
        defer { withExtendedLifetime(lock) {} }
        let cache = PictureCache(store: composition.pictureStore)
        guard isUnusedOnly else { return cache.removeAll() }
        let archive = try composition.openArchive()
        defer { try? archive.close() }
        return cache.removeUnused(
            copies: try archive.allCopies(),
            originals: try archive.originals()
        )
    }
}
