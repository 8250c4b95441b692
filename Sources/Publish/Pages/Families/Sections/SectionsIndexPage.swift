import Domain
import Presentation
import TemplateModels

/// All sections with news in a language, as `pages/sections` reads them.
struct SectionsIndexPage: LaidOutModel {
    static let template = "pages/sections"

    let layout: PageLayout
    let rows: [SectionRowModel]
    let empty: EmptyModel?

    init(_ shelves: [SectionShelf], at place: PageContext, context: SiteContext) {
        let catalogue = context.catalogue(place.language)
        let title = catalogue[.sections]
        rows = shelves.map { SectionRowModel($0, at: place, context: context) }
        empty =
            rows.isEmpty
            ? EmptyModel(catalogue[.emptySite], [], at: place, context: context) : nil
        let description = catalogue.text(
            .descriptionSections,
            [.site: context.settings.title]
        )
        layout = PageLayout(
            listing: shelves.map {
                context.path(.section($0.section, page: nil), in: place.language)
            },
            title: title,
            description: description,
            crumbs: [context.crumb(.front, in: place.language)],
            at: place,
            context: context
        )
    }

    static let fields = laidOut([
        .list("rows", \.rows),
        .model("empty", \.empty),
    ])
}
