import Domain
public import Presentation
public import TemplateModels

/// All sections with news in a language, as `pages/sections` reads them.
public struct SectionsIndexPage: TemplateModel {
    public let head: HeadModel
    public let shell: Prepared<ShellModel>
    public let texts: PreparedTexts
    public let crumbs: [LinkModel]
    public let title: String
    public let rows: [SectionRowModel]
    public let empty: EmptyModel?

    public init(_ shelves: [SectionShelf], at place: PagePlace, newsroom: Newsroom) {
        let catalogue = newsroom.catalogue(place.language)
        crumbs = [newsroom.crumb(.front, in: place.language)].compactMap(\.self)
        title = catalogue[.sections]
        rows = shelves.map { SectionRowModel($0, at: place, newsroom: newsroom) }
        empty =
            rows.isEmpty
            ? EmptyModel(catalogue[.emptySite], [], at: place, newsroom: newsroom) : nil
        shell = place.shell
        texts = newsroom.texts(place.language)
        let description = catalogue.text(
            .descriptionSections,
            [.site: newsroom.settings.title]
        )
        head = ListWords.head(
            shelves.map { newsroom.path(.section($0.section, page: nil), in: place.language) },
            title: title,
            description: description,
            crumbs: crumbs,
            at: place,
            newsroom: newsroom
        )
    }

    public static let fields: TemplateFields<SectionsIndexPage> = [
        .model("head", \.head),
        .prepared("shell", \.shell),
        .prepared("t", \.texts),
        .list("crumbs", \.crumbs),
        .text("title", \.title),
        .list("rows", \.rows),
        .model("empty", \.empty),
    ]
}
