import Domain
import Presentation
import TemplateModels

/// All authors of a language's articles, as `pages/authors` reads them.
struct AuthorsPage: LaidOutModel {
    static let template = "pages/authors"

    let layout: PageLayout
    private let rows: [AuthorRowModel]
    private let filterScript: String

    init(
        _ authors: [ShownLabel],
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        let title = catalogue[.authors]
        let description = catalogue.text(.descriptionAuthors, [.site: context.settings.title])
        rows = authors.map {
            AuthorRowModel($0, in: place.language, context: context)
        }
        filterScript = context.script("filter.js")
        layout = PageLayout(
            HeadContent(title: title, description: description),
            crumbs: [context.crumb(.front, in: place.language)],
            at: place,
            context: context
        ) {
            $0.collection(
                title: title,
                description: description,
                paths: authors.map { context.path($0.route, in: place.language) },
                order: .ascending
            )
        }
    }

    static let fields = laidOut([
        .list("rows", \.rows),
        .text("filterScript", \.filterScript),
    ])
}
