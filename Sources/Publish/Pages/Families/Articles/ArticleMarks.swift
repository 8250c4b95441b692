import Presentation
import TemplateModels

/// The marks of what a reader can do with an article.
struct ArticleMarks: TemplateModel, Hashable {
    let share: String
    let mail: String
    let print: String
    let save: String

    init(_ context: SiteContext) {
        share = context.mark("g-share")
        mail = context.mark("g-mail")
        print = context.mark("g-print")
        save = context.mark("g-save")
    }

    static let fields: TemplateFields<ArticleMarks> = [
        .text("share", \.share),
        .text("mail", \.mail),
        .text("print", \.print),
        .text("save", \.save),
    ]
}
