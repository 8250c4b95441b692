import Domain
import Presentation
import TemplateModels

/// What the newsroom corrected in an article: what kind of correction it is, when, in which words.
struct CorrectionModel: TemplateModel, Hashable {
    /// Whether it takes all of the article back.
    let isRetraction: Bool
    let label: String
    let time: TimeModel
    let text: String
    /// The headline and the address of the article.
    let title: String
    let address: String
    /// Language and direction of the article, where they are not those of the page.
    let language: String?
    let direction: String?

    init(_ correction: Correction, of article: Article, in page: Language, context: SiteContext) {
        let catalogue = context.catalogue(page)
        let day = CivilTime(correction.date, in: context.settings.timeZone).day
        let foreign = ForeignText(article.language, on: page)
        isRetraction = correction.kind == .retraction
        label = catalogue.title(of: correction.kind)
        time = TimeModel(correction.date, text: catalogue.dayLong(day))
        text = correction.text
        title = ShortText.onOneLine(article.title)
        address = context.link(article.path)
        language = foreign.language
        direction = foreign.direction
    }

    static let fields: TemplateFields<CorrectionModel> = [
        .text("label", \.label),
        .model("time", \.time),
        .text("text", \.text),
        .text("title", \.title),
        .text("address", \.address),
        .text("lang", \.language),
        .text("dir", \.direction),
    ]
}

extension Catalogue {
    /// What a correction is called.
    func title(of kind: Correction.Kind) -> String {
        switch kind {
        case .correction: self[.correction]
        case .clarification: self[.correctionClarification]
        case .update: self[.correctionUpdate]
        case .retraction: self[.correctionRetraction]
        }
    }
}
