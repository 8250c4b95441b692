public import Domain
public import TemplateModels

/// A picture with what is needed to show it without moving the page.
public struct PictureModel: TemplateModel, Hashable {
    public let address: String
    public let width: Int
    public let height: Int
    public let alt: String
    public let credit: String?
    /// The class of the colour that holds the place: `q13`.
    public let colour: String

    /// Nil when the settings or a missing file leave nothing to show.
    public init?(_ picture: Picture, of id: ItemID, credit: String?, newsroom: Newsroom) {
        guard let address = newsroom.address(of: picture) else { return nil }
        self.address = address
        let hasSize = (picture.width ?? 0) > 0 && (picture.height ?? 0) > 0
        width = hasSize ? picture.width ?? 0 : 1_200
        height = hasSize ? picture.height ?? 0 : 675
        alt = picture.alt ?? ""
        self.credit = picture.credit ?? credit
        colour = "q\(Pattern.number(of: id, below: 64))"
    }

    public static let fields: TemplateFields<PictureModel> = [
        .text("address", \.address),
        .number("width", \.width),
        .number("height", \.height),
        .text("alt", \.alt),
        .text("credit", \.credit),
        .text("colour", \.colour),
    ]
}
