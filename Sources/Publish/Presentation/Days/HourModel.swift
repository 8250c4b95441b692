public import TemplateModels

/// The news of one hour, with as many strokes as the bell rings then.
public struct HourModel: TemplateModel {
    public let number: Int
    public let title: String
    /// By which a link on the page finds it; nil where an hour may stand twice.
    public let anchor: String?
    /// The class of the strokes: `bell-2` at 14 h.
    public let bell: String
    public let cards: [Prepared<CardModel>]

    init(_ hour: Int, cards: [Prepared<CardModel>], isAnchor: Bool = false, catalogue: Catalogue) {
        number = hour
        anchor = isAnchor ? "h\(hour)" : nil
        title = catalogue.hour(hour)
        bell = "bell-\(hour % 12 == 0 ? 12 : hour % 12)"
        self.cards = cards
    }

    public static let fields: TemplateFields<HourModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .text("bell", \.bell),
        .preparedList("cards", \.cards),
    ]
}
