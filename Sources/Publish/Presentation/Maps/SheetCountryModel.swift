import Cartography
public import TemplateModels

/// A country under the pins of a map of people.
public struct SheetCountryModel: TemplateModel, Hashable {
    private let drawn: DrawnCountry
    private let prefix: String
    private let isHighlighted: Bool

    init(_ drawn: DrawnCountry, prefix: String, isHighlighted: Bool) {
        self.drawn = drawn
        self.prefix = prefix
        self.isHighlighted = isHighlighted
    }

    public static let fields: TemplateFields<SheetCountryModel> = [
        .text("id") { model in model.drawn.code.map { "\(model.prefix)c-\($0)" } },
        .text("path", \.drawn.path),
        .text("level") { $0.isHighlighted ? "land-3" : "" },
    ]
}
