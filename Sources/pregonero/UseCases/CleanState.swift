import Archiving
import Domain
import Foundation
import Pictures

/// Takes away what the next build can make again: all pictures that were fetched and made, or those that no page shows.
struct CleanState {
    let composition: Composition
    let isUnusedOnly: Bool

    /// - Returns: the line to print.
    /// - Throws: what keeps the archive from being read.
    func run() throws -> String {
        let lock = try composition.lock()
        defer { withExtendedLifetime(lock) {} }
        let cache = PictureCache(store: composition.pictureStore)
        guard isUnusedOnly else { return text(cache.removeAll()) }
        let archive = try composition.openArchive()
        defer { try? archive.close() }
        return text(
            cache.removeUnused(
                copies: try archive.allCopies(),
                originals: try archive.originals()
            )
        )
    }

    private func text(_ freed: PictureCache.Freed) -> String {
        let megabytes = Double(freed.bytes) / 1_048_576
        return "pictures: \(freed.files) files taken away, "
            + "\(megabytes.formatted(.number.precision(.fractionLength(1)).locale(.init(identifier: "en_US")))) MB"
    }
}
