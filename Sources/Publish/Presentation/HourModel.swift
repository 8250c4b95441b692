public import TemplateModels

/// The news of one hour, with as many strokes as the bell rings then.
public struct HourModel: TemplateModel {
    public let title: String
    /// The class of the strokes: `bell-2` at 14 h.
    public let bell: String
    public let cards: [Prepared<CardModel>]

    init(_ hour: Int, cards: [Prepared<CardModel>], catalogue: Catalogue) {
        title = catalogue.hour(hour)
        bell = "bell-\(hour % 12 == 0 ? 12 : hour % 12)"
        self.cards = cards
    }

    public static let fields: TemplateFields<HourModel> = [
        .text("title", \.title),
        .text("bell", \.bell),
        .preparedList("cards", \.cards),
    ]
}
