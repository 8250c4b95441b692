public import Cartography
public import Domain
public import TemplateModels

/// A country among its neighbours, as its page shows it.
public struct CountrySheetModel: TemplateModel {
    public let code: String
    public let label: String
    private let drawing: CountryDrawing
    private let mark: CanvasPoint?
    private let bar: ScaleBarModel?
    private let script: String

    /// Nil for a country that has no shape of its own.
    ///
    /// - Parameters:
    ///   - country: what is shown.
    ///   - drawing: the country as it is drawn.
    ///   - marked: a place to be marked.
    ///   - language: the language of the page.
    ///   - context: settings, texts and names.
    public init?(
        _ country: Country,
        as drawing: CountryDrawing?,
        marking marked: GeoPoint? = nil,
        in language: Language,
        context: SiteContext
    ) {
        guard let drawing else { return nil }
        let catalogue = context.catalogue(language)
        self.drawing = drawing
        mark = marked.flatMap(drawing.spot)
        code = country.code
        script = context.mapScript
        label = catalogue.text(.countryMap, [.place: country.name(in: language.primary)])
        bar = drawing.scaleBar.map { bar in
            ScaleBarModel(
                bar,
                height: drawing.height,
                text: catalogue.text(.kilometres, [.distance: catalogue.number(bar.kilometres)])
            )
        }
    }

    public static let fields: TemplateFields<CountrySheetModel> = [
        .text("code", \.code),
        .text("label", \.label),
        .number("width", \.drawing.width),
        .number("height", \.drawing.height),
        .text("sea", \.drawing.sea),
        .text("graticule", \.drawing.graticule),
        .text("others", \.drawing.others),
        .text("path", \.drawing.path),
        .flag("isMarked") { $0.mark != nil },
        .number("x") { $0.mark?.x },
        .number("y") { $0.mark?.y },
        .model("scale", \.bar),
        .text("script", \.script),
    ]
}
