import Domain
import Presentation
import TemplateModels

/// All corrections of a language's articles, the newest first, as `pages/corrections` reads them.
struct CorrectionsPage: LaidOutModel {
    static let template = "pages/corrections"

    let layout: PageLayout
    private let rows: [CorrectionModel]
    private let report: LinkModel?

    init(_ articles: [Article], at place: PageContext, context: SiteContext) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let title = catalogue[.corrections]
        let description = catalogue.text(.descriptionCorrections, [.site: context.settings.title])
        let found = articles.flatMap { article in
            (article.details.corrections ?? []).map { (correction: $0, article: article) }
        }
        let sorted = found.enumerated().sorted { one, other in
            (other.element.correction.date, one.offset) < (
                one.element.correction.date, other.offset
            )
        }
        .map(\.element)
        report = ErrorReport.link(about: nil, at: place.path, in: language, context: context)
        rows = sorted.map {
            CorrectionModel($0.correction, of: $0.article, in: language, context: context)
        }
        layout = PageLayout(
            HeadContent(title: title, description: description),
            crumbs: [context.crumb(.front, in: language)],
            at: place,
            context: context
        ) {
            $0.collection(
                title: title,
                description: description,
                paths: sorted.map(\.article.path),
                order: .newestFirst
            )
        }
    }

    static let fields = laidOut([.list("rows", \.rows), .model("report", \.report)])
}
