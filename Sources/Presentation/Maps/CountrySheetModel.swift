public import Cartography
public import Domain
public import TemplateModels

/// A country among its neighbours, as its page shows it.
public struct CountrySheetModel: TemplateModel, Hashable {
    public let code: String
    public let label: String
    private let drawing: CountryDrawing
    private let bar: ScaleBarModel?

    /// Nil for a country that has no shape of its own.
    public init?(
        _ country: Country,
        shapes: WorldShapes,
        marking marked: GeoPoint? = nil,
        in language: Language,
        newsroom: Newsroom
    ) {
        guard let drawing = CountryDrawing(of: country.code, in: shapes, marking: marked) else {
            return nil
        }
        let catalogue = newsroom.catalogue(language)
        self.drawing = drawing
        code = country.code
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
        .flag("isMarked") { $0.drawing.mark != nil },
        .number("x") { $0.drawing.mark?.x },
        .number("y") { $0.drawing.mark?.y },
        .model("scale", \.bar),
    ]
}
