import Domain
import Presentation
import TemplateModels

/// One section in the index: how much it holds, its newest headline, its feed.
struct SectionRowModel: TemplateModel {
    let section: LinkModel
    let count: String
    let newest: Prepared<CardModel>?
    let feed: LinkModel

    init(_ shelf: SectionShelf, at place: PageContext, context: SiteContext) {
        let catalogue = context.catalogue(place.language)
        section = shelf.link(in: place.language, context: context)
        count = catalogue.text(.newsCount, count: shelf.count)
        newest = shelf.newest.first?.card
        feed = LinkModel(
            title: context.feedFormats(of: .section(shelf.section)).first?.title ?? "RSS",
            address: context.feedLink(.section(shelf.section), in: place.language),
            note: context.feedTexts(.section(shelf.section), in: place.language).title
        )
    }

    static let fields: TemplateFields<SectionRowModel> = [
        .model("section", \.section),
        .text("count", \.count),
        .prepared("newest", \.newest),
        .model("feed", \.feed),
    ]
}
