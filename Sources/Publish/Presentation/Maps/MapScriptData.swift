import Basics
import Cartography
import Domain
import TemplateModels

/// What the map's script must know, as JSON: how the sheet is projected, and the countries that can be searched.
struct MapScriptData {
    let text: HTML

    init(
        _ tallies: [CountryTally],
        on frame: MapFrame,
        in language: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        let found = Dictionary(tallies.map { ($0.country.code, $0) }) { first, _ in first }
        let shown = context.countries.all.filter { found[$0.code] != nil || $0.capital != nil }
        let countries: [JSONValue] = shown.map { country in
            let name = country.name(in: language.primary)
            let tally = found[country.code]
            let news = tally.map { catalogue.text(.newsCount, count: $0.count) } ?? ""
            return .list([
                .text(country.code), .text(name),
                .list(country.names.filter { $0 != name }.map { .text($0) }),
                Self.hundredths(country.label.longitude), Self.hundredths(country.label.latitude),
                country.capital.map {
                    .list([Self.hundredths($0.longitude), Self.hundredths($0.latitude)])
                } ?? .null,
                .text(news),
            ])
        }
        let data: JSONValue = .object([
            ("size", .list([.number(frame.width), .number(frame.height)])),
            ("scale", .decimal(frame.scale)),
            ("origin", .list([.decimal(frame.origin.x), .decimal(frame.origin.y)])),
            ("countries", .list(countries)),
            ("texts", Self.texts(catalogue)),
        ])
        text = HTML(data.serialized)
    }

    private static func hundredths(_ degrees: Double) -> JSONValue {
        .number(Int(clamping: (degrees * 100).rounded()))
    }

    private static func texts(_ catalogue: Catalogue) -> JSONValue {
        let keys: [(String, TextKey)] = [
            ("entry", .placeNews), ("none", .mapNone), ("found", .mapFound),
            ("unknown", .mapUnknown), ("inside", .mapInside), ("insideBare", .mapInsideBare),
            ("nearest", .mapNearest), ("nearestBare", .mapNearestBare), ("refused", .mapRefused),
            ("unavailable", .mapUnavailable), ("looking", .mapLooking), ("pick", .mapPick),
            ("yes", .yes), ("no", .no), ("close", .close),
        ]
        // The script fills the slots itself.
        return .object(
            keys.map { name, key in (name, .text(catalogue.fill(key) { "{\($0.rawValue)}" })) }
        )
    }
}
