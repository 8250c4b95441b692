import Cartography
import Domain
import Presentation

/// What the maps of places are drawn on, whoever's places they are: outlines of countries, the site's own map.
struct MapGround: Sendable {
    private let shapes = Outlines()
    private let places = PlaceDrawings()
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
            drawings: shapes.drawings,
            places: places
        )
    }

    /// Whom to name where the site's own map is seen, which the site says in its first language.
    func credit(in language: Language, context: SiteContext) -> LinkModel? {
        guard let credit = ownMap?.credit else { return nil }
        let first = context.settings.firstLanguage
        return LinkModel(
            title: credit.title,
            address: credit.address,
            language: first == language ? nil : first.tag
        )
    }

    var fingerprint: UInt64 { ownMap?.fingerprint ?? 0 }

    var isOwn: Bool { ownMap != nil }
}
