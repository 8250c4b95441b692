public import Domain
import Synchronization

/// The surroundings of places as they were drawn on the site's own map: the page of each event and match at a place shows them, in
/// each language.
public final class PlaceDrawings: Sendable {
    public struct Drawing: Sendable {
        public let sheet: SheetDrawing
        /// Where the place stands on it.
        public let spot: CanvasPoint
    }

    private let known = Mutex<[Key: Drawing?]>([:])

    private struct Key: Hashable {
        let place: GeoPoint
        let bytes: Int
    }

    /// So many are kept, some ten kilobytes each; pages of one place do not stand far from each other.
    private static let most = 1_000

    public init() {}

    /// A place with what lies around it.
    ///
    /// - Parameters:
    ///   - place: what is shown in the middle.
    ///   - base: the site's own map, the same for all.
    ///   - coarse: the outlines for the world.
    ///   - fine: the outlines for closer views.
    ///   - bytes: how much path data countries may have, areas of the site's own map as much again, and its lines too.
    /// - Returns: nil where the site's own map does not show the place.
    public func drawing(
        of place: GeoPoint,
        on base: BaseMap,
        coarse: WorldShapes,
        fine: WorldShapes,
        bytes: Int
    ) -> Drawing? {
        let key = Key(place: place, bytes: bytes)
        if let drawn = known.withLock({ $0[key] }) { return drawn }
        // Without the lock: two pages may draw the same place at once, and draw it alike.
        let drawn = PlaceMap(of: place, on: base).map { map in
            Drawing(
                sheet: SheetDrawing(
                    on: map.frame,
                    coarse: coarse,
                    fine: fine,
                    base: base,
                    bytes: bytes,
                    groundBytes: bytes
                ),
                spot: map.spot
            )
        }
        known.withLock { known in
            if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
            known[key] = .some(drawn)
        }
        return drawn
    }
}
