import Presentation
public import TemplateModels

/// The marks of what a reader can do with an article.
public struct ArticleMarks: TemplateModel, Hashable {
    public let share: String
    public let mail: String
    public let print: String
    public let save: String

    init(_ newsroom: Newsroom) {
        share = newsroom.mark("g-share")
        mail = newsroom.mark("g-mail")
        print = newsroom.mark("g-print")
        save = newsroom.mark("g-save")
    }

    public static let fields: TemplateFields<ArticleMarks> = [
        .text("share", \.share),
        .text("mail", \.mail),
        .text("print", \.print),
        .text("save", \.save),
    ]
}
