import Basics
public import Domain
public import TemplateModels

/// A picture with what is needed to show it without moving the page.
public struct PictureModel: TemplateModel, Hashable {
    public let address: String
    public let width: Int
    public let height: Int
    public let alt: String
    /// What is read below it: the newsroom's own words, or what its source says it shows.
    public let caption: String?
    public let credit: String?
    /// The class of the colour that holds the place: `q13`.
    public let colour: String
    /// WebP files for a card, as a `srcset`.
    public let small: String?
    /// WebP files for a picture as wide as its page.
    public let large: String?

    /// Wider ones are for pictures as wide as their page.
    private static let cardWidth = 640

    /// Nil when the settings or a missing file leave nothing to show.
    public init?(_ picture: Picture, of id: ItemID, credit: String?, context: SiteContext) {
        guard let shown = context.shown(picture) else { return nil }
        address = shown.address
        let isKnown = picture.copy == nil && picture.width != nil && picture.height != nil
        let size =
            isKnown
            ? (picture.width ?? 0, picture.height ?? 0) : (shown.width ?? 0, shown.height ?? 0)
        let hasSize = size.0 > 0 && size.1 > 0
        width = hasSize ? size.0 : 1_200
        height = hasSize ? size.1 : 675
        alt = picture.alt ?? ""
        caption = (picture.caption ?? (picture.isLocal ? nil : picture.alt))?.nonEmpty
        self.credit = PictureCredit.line(picture, fallback: credit)
        colour = "q\(shown.colour ?? Pattern.number(of: id, below: 64))"
        small = shown.sources(upTo: Self.cardWidth)
        large = shown.sources()
    }

    public static let fields: TemplateFields<PictureModel> = [
        .text("address", \.address),
        .flag("isElsewhere") { ShownPicture.isElsewhere($0.address) },
        .number("width", \.width),
        .number("height", \.height),
        .text("alt", \.alt),
        .text("caption", \.caption),
        // What is read below it need not be read twice.
        .text("altBesideCaption") { $0.caption == $0.alt ? "" : $0.alt },
        .text("credit", \.credit),
        .flag("hasWords") { $0.caption != nil || $0.credit != nil },
        .text("colour", \.colour),
        .text("small", \.small),
        .text("large", \.large),
    ]
}
