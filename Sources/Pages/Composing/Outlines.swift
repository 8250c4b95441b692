import Cartography
import Synchronization

/// The fine outlines of all countries, read when the first page needs them.
final class Outlines: Sendable {
    private let read = Mutex<WorldShapes?>(nil)

    var shapes: WorldShapes {
        read.withLock { known in
            let shapes = known ?? .fine()
            known = shapes
            return shapes
        }
    }
}
