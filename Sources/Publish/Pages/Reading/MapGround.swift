import Presentation

/// What the maps of places are drawn on, whoever's places they are: outlines of countries, the site's own map.
struct MapGround: Sendable {
    private let shapes = Outlines()
    private let ownMap: OwnMap?

    init(_ ownMap: OwnMap? = nil) {
        self.ownMap = ownMap
    }

    /// Read when the first page needs them.
    var outlines: MapOutlines {
        MapOutlines(
            coarse: shapes.coarse,
            fine: shapes.shapes,
            base: ownMap?.base,
            drawings: shapes.drawings
        )
    }

    /// Whom to name where the site's own map is seen.
    var credit: LinkModel? { ownMap?.credit }

    var fingerprint: UInt64 { ownMap?.fingerprint ?? 0 }

    var isOwn: Bool { ownMap != nil }
}
