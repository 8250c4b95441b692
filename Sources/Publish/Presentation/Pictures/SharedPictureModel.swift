import Basics
public import Domain
public import TemplateModels

/// The picture that goes with a page when its link is shared.
public struct SharedPictureModel: TemplateModel, Hashable {
    public let address: String
    public let width: Int?
    public let height: Int?
    public let alt: String?

    /// Nil also for a drawing, which no network shows.
    public init?(_ picture: Picture?, context: SiteContext) {
        guard let picture, !picture.isDrawing, let shown = context.shown(picture) else {
            return nil
        }
        address = shown.shared.absolute
        width = shown.shared.width ?? picture.width
        height = shown.shared.height ?? picture.height
        alt = picture.alt?.nonEmpty
    }

    /// The picture of an article, else what was drawn for it.
    public init?(of article: Article?, context: SiteContext) {
        self.init(
            article?.picture,
            else: article?.card,
            saying: article.map { ShortText.onOneLine($0.title) },
            context: context
        )
    }

    /// A picture, else what was drawn.
    ///
    /// - Parameters:
    ///   - picture: what the page shows itself.
    ///   - card: what was drawn, where there is no picture.
    ///   - text: what stands on the card.
    ///   - context: settings, texts and names.
    public init?(
        _ picture: Picture?,
        else card: PictureCopy?,
        saying text: String?,
        context: SiteContext
    ) {
        if let picture = SharedPictureModel(picture, context: context) {
            self = picture
            return
        }
        guard let card, context.settings.pictures == .local else { return nil }
        let shown = ShownPicture(card, baseURL: context.settings.baseURL)
        address = shown.absolute
        width = shown.width
        height = shown.height
        alt = text
    }

    /// The icon of the site, for pages that have no picture; nil where it has none of its own.
    init?(iconOf context: SiteContext) {
        guard context.look.icon != nil else { return nil }
        address = context.absolute(SiteIcon.large.path)
        (width, height, alt) = (nil, nil, nil)
    }

    public static let fields: TemplateFields<SharedPictureModel> = [
        .text("address", \.address),
        .number("width", \.width),
        .number("height", \.height),
        .text("alt", \.alt),
    ]
}
