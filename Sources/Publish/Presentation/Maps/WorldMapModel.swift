import Cartography
public import Domain
public import TemplateModels

/// The map of the world with the countries that have news, as `partials/world` reads it.
public struct WorldMapModel: TemplateModel {
    public let label: String
    private let drawing: WorldDrawing
    public let countries: [MapCountryModel]
    public let pins: [MapPinModel]
    public let legend: [MapLegendModel]
    public let stylesheet: String
    private let script: String
    /// The script of the search over the countries.
    private let searchScript: String
    public let nearMark: String
    public let globeMark: String
    /// What the script works with: projection, zoom steps, countries, texts.
    public let data: HTML

    /// - Parameters:
    ///   - tallies: the countries that have news.
    ///   - list: the anchor of the list with the same content, to which clusters lead without script.
    ///   - language: the language of the page.
    ///   - context: settings, texts and names.
    public init(
        _ tallies: [CountryTally],
        list: String,
        in language: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        let frame = MapFrame.world()
        let levels = MapLevels(tallies.map(\.count))
        let found = Dictionary(tallies.map { ($0.country.code, $0) }) { first, _ in first }
        drawing = WorldDrawing(.coarse(), on: frame)
        label = catalogue[.mapLabel]
        countries = drawing.countries.map { drawn in
            MapCountryModel(
                drawn,
                tally: drawn.code.flatMap { found[$0] },
                levels: levels,
                in: language,
                context: context
            )
        }
        pins = MapPinModel.pins(tallies, on: frame, list: list, in: language, context: context)
        legend = levels.legend(catalogue)
        stylesheet = context.asset("map.css")
        script = context.mapScript
        searchScript = context.asset("countries.js")
        nearMark = context.mark("g-pin")
        globeMark = context.mark("g-globe")
        data = MapScriptData(tallies, on: frame, in: language, context: context).text
    }

    public static let fields: TemplateFields<WorldMapModel> = [
        .text("label", \.label),
        .number("width", \.drawing.width),
        .number("height", \.drawing.height),
        .text("sea", \.drawing.sea),
        .text("graticule", \.drawing.graticule),
        .list("countries", \.countries),
        .list("pins", \.pins),
        .list("legend", \.legend),
        .text("stylesheet", \.stylesheet),
        .text("script", \.script),
        .text("searchScript", \.searchScript),
        .text("nearMark", \.nearMark),
        .text("globeMark", \.globeMark),
        .html("data", \.data),
    ]
}
