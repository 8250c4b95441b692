import Domain
public import Presentation
public import TemplateModels

/// All sections with news in a language, as `pages/sections` reads them.
public struct SectionsIndexPage: PageModel {
    public static let template = "pages/sections"

    public let head: HeadModel
    public let sharedLayout: Prepared<SharedLayoutModel>
    public let texts: PreparedTexts
    public let crumbs: [LinkModel]
    public let title: String
    public let rows: [SectionRowModel]
    public let empty: EmptyModel?

    public init(_ shelves: [SectionShelf], at place: PageContext, context: SiteContext) {
        let catalogue = context.catalogue(place.language)
        crumbs = [context.crumb(.front, in: place.language)].compactMap(\.self)
        title = catalogue[.sections]
        rows = shelves.map { SectionRowModel($0, at: place, context: context) }
        empty =
            rows.isEmpty
            ? EmptyModel(catalogue[.emptySite], [], at: place, context: context) : nil
        sharedLayout = place.sharedLayout
        texts = context.texts(place.language)
        let description = catalogue.text(
            .descriptionSections,
            [.site: context.settings.title]
        )
        head = ListFormatter.head(
            shelves.map { context.path(.section($0.section, page: nil), in: place.language) },
            title: title,
            description: description,
            crumbs: crumbs,
            at: place,
            context: context
        )
    }

    public static let fields: TemplateFields<SectionsIndexPage> = [
        .model("head", \.head),
        .prepared("shell", \.sharedLayout),
        .prepared("t", \.texts),
        .list("crumbs", \.crumbs),
        .text("title", \.title),
        .list("rows", \.rows),
        .model("empty", \.empty),
    ]
}
