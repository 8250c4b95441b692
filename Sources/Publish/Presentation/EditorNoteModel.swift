public import Domain
public import TemplateModels

/// A note of the newsroom as a page shows it.
public struct EditorNoteModel: TemplateModel, Hashable {
    public let html: HTML
    public let author: String?
    /// Language and direction of the text, where they are not those of the page.
    public let language: String?
    public let direction: String?

    public init(_ note: EditorNote, in language: Language, context: SiteContext) {
        html = HTML(note.html)
        author = note.author.map { context.catalogue(language).text(.byAuthor, [.author: $0]) }
        let foreign = ForeignText(note.language, on: language)
        self.language = foreign.language
        direction = foreign.direction
    }

    public static let fields: TemplateFields<EditorNoteModel> = [
        .html("html", \.html),
        .text("author", \.author),
        .text("lang", \.language),
        .text("dir", \.direction),
    ]
}
