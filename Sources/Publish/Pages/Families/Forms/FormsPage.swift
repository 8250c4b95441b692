import Domain
import Presentation
import TemplateModels

/// All forms of a language's articles, as `pages/forms` reads them; what is rare stands there itself.
struct FormsPage: LaidOutModel {
    static let template = "pages/forms"

    let layout: PageLayout
    private let links: [LinkModel]
    private let rare: [RareFormModel]
    private let filterScript: String

    init(
        _ links: [LinkModel],
        paths: [String],
        rare: [(form: ArticleForm, listed: [ListedArticle])],
        at place: PageContext,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(place.language)
        let title = catalogue[.forms]
        let description = catalogue.text(.descriptionForms, [.site: context.settings.title])
        self.links = links
        self.rare = rare.map { form, listed in
            RareFormModel(
                title: catalogue.title(of: form),
                anchor: "f-\(form.rawValue)",
                count: catalogue.text(.newsCount, count: listed.count),
                cards: listed.map(\.card)
            )
        }
        filterScript = context.script("filter.js")
        layout = PageLayout(
            HeadContent(title: title, description: description),
            crumbs: [
                context.crumb(.front, in: place.language),
                context.crumb(.news(), in: place.language),
            ].compactMap(\.self),
            at: place,
            context: context
        ) {
            $0.collection(title: title, description: description, paths: paths)
        }
    }

    static let fields = laidOut([
        .list("links", \.links),
        .flag("hasRare") { !$0.rare.isEmpty },
        .list("rare", \.rare),
        .text("filterScript", \.filterScript),
    ])
}

/// The few articles of a form that has no list of its own.
struct RareFormModel: TemplateModel {
    let title: String
    let anchor: String
    let count: String
    let cards: [Prepared<CardModel>]

    static let fields: TemplateFields<RareFormModel> = [
        .text("title", \.title),
        .text("anchor", \.anchor),
        .text("count", \.count),
        .preparedList("cards", \.cards),
    ]
}
