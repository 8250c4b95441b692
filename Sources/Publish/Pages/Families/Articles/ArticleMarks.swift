import Presentation
public import TemplateModels

/// The marks of what a reader can do with an article.
public struct ArticleMarks: TemplateModel, Hashable {
    public let share: String
    public let mail: String
    public let print: String
    public let save: String

    init(_ context: SiteContext) {
        share = context.mark("g-share")
        mail = context.mark("g-mail")
        print = context.mark("g-print")
        save = context.mark("g-save")
    }

    public static let fields: TemplateFields<ArticleMarks> = [
        .text("share", \.share),
        .text("mail", \.mail),
        .text("print", \.print),
        .text("save", \.save),
    ]
}
