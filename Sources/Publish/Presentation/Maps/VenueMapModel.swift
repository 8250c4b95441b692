import Cartography
public import Domain
public import TemplateModels

/// Where a match is played: on the site's own map where that shows the place, else in its country.
public struct VenueMapModel: TemplateModel {
    private let sheet: MapSheetModel?
    private let spot: CanvasPoint?
    private let country: CountrySheetModel?

    /// Whether the site's own map is drawn, whose credit must then stand beside it.
    public var isOnBase: Bool { sheet != nil }

    /// Nil where no map shows the place.
    ///
    /// - Parameters:
    ///   - place: where it is played.
    ///   - name: of the ground or its town.
    ///   - home: the country's code, in either case; nil where the source names none.
    ///   - outlines: what the map is drawn from.
    ///   - language: the language of the page.
    ///   - context: settings, texts and names.
    public init?(
        of place: GeoPoint,
        name: String,
        country home: String?,
        outlines: MapOutlines,
        in language: Language,
        context: SiteContext
    ) {
        if let drawing = outlines.surroundings(of: place, bytes: Self.bytes) {
            let catalogue = context.catalogue(language)
            sheet = MapSheetModel(
                drawing.sheet,
                label: catalogue.text(.countryMap, [.place: name]),
                prefix: "",
                isSmall: true,
                pins: [],
                spot: drawing.spot,
                names: [],
                catalogue: catalogue,
                script: context.mapScript
            )
            spot = drawing.spot
            country = nil
            return
        }
        let code = home ?? outlines.fine.country(at: place)?.lowercased()
        guard let known = code.flatMap({ context.countries[$0] }),
            let drawn = CountrySheetModel(
                known,
                as: outlines.country(known.code, bytes: Self.bytes),
                marking: place,
                in: language,
                context: context
            )
        else { return nil }
        sheet = nil
        spot = nil
        country = drawn
    }

    /// Path data of a small map: the page of a match weighs little.
    private static let bytes = 3_000

    public static let fields: TemplateFields<VenueMapModel> = [
        .model("sheet", \.sheet),
        .number("x") { $0.spot?.x },
        .number("y") { $0.spot?.y },
        .model("country", \.country),
    ]
}
