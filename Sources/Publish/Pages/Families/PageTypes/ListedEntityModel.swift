import Domain
import Presentation
import TemplateModels

/// Something that is no article, as the list of a page type shows it.
struct ListedEntityModel: TemplateModel, Hashable {
    let title: String
    let address: String
    let text: String?
    let language: String?
    let direction: String?
    let picture: PictureModel?
    /// When it takes place.
    let time: TimeModel?
    let isSample: Bool

    /// Nil for what has no page of its own.
    init?(_ published: PublishedEntity, in language: Language, context: SiteContext) {
        guard let listing = EntityListing(of: published, in: language, context: context) else {
            return nil
        }
        title = listing.title
        address = context.link(listing.route, in: language)
        let shown = LocalizedTextModel(listing.text, on: language, context: context)
        text = shown.map { ShortText.excerpt($0.text, limit: 320) }
        self.language = shown?.language
        direction = shown?.direction
        picture = listing.picture.flatMap {
            PictureModel($0, of: published.id, credit: nil, context: context)
        }
        time = listing.time.map { context.timeShort($0, in: language) }
        isSample = published.origin == .sample
    }

    static let fields: TemplateFields<ListedEntityModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .text("text", \.text),
        .text("lang", \.language),
        .text("dir", \.direction),
        .model("picture", \.picture),
        .model("time", \.time),
        .flag("isSample", \.isSample),
    ]
}
