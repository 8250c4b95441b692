import Domain
import Presentation

/// The small map of where something is, with what its page names beside it.
struct PageVenue {
    /// Nil where nobody knows where it is.
    let map: VenueMapModel?
    /// Whom to name for the ground of the map.
    let credit: LinkModel?
    let stylesheet: String

    /// - Parameters:
    ///   - point: where it is.
    ///   - name: what the map calls it.
    ///   - country: where it is, where that is known.
    ///   - ground: what the map is drawn on.
    ///   - language: of the page.
    ///   - context: settings, texts and names.
    init(
        at point: GeoPoint?,
        named name: String,
        country: String? = nil,
        on ground: MapGround?,
        in language: Language,
        context: SiteContext
    ) {
        stylesheet = context.mapStylesheet
        guard let point, let ground else {
            (map, credit) = (nil, nil)
            return
        }
        map = VenueMapModel(
            of: point,
            name: name,
            country: country,
            outlines: ground.outlines,
            in: language,
            context: context
        )
        credit =
            map?.isOnBase == true ? ground.credit(in: language, context: context) : nil
    }
}
