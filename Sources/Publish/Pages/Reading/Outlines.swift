import Cartography
import Synchronization

/// The outlines of all countries, each read when the first page needs it.
final class Outlines: Sendable {
    private let fineShapes = Mutex<WorldShapes?>(nil)
    private let coarseShapes = Mutex<WorldShapes?>(nil)
    /// Countries drawn from them.
    let drawings = CountryDrawings()

    /// For closer views.
    var shapes: WorldShapes { Self.read(fineShapes) { .fine() } }

    /// For the world.
    var coarse: WorldShapes { Self.read(coarseShapes) { .coarse() } }

    private static func read(
        _ known: borrowing Mutex<WorldShapes?>,
        _ shapes: () -> WorldShapes
    ) -> WorldShapes {
        known.withLock { known in
            let found = known ?? shapes()
            known = found
            return found
        }
    }
}
