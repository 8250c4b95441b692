public import Domain
public import TemplateModels

/// A text of somebody else's on a page, with what must be said of its language.
public struct LocalizedTextModel: TemplateModel, Hashable {
    public let paragraphs: [String]
    public let language: String?
    public let direction: String?

    /// Nil where there is no text.
    public init?(_ localizedText: LocalizedText?, on page: Language, context: SiteContext) {
        guard
            let found = localizedText?.text(in: page, fallback: context.settings.firstLanguage)
        else { return nil }
        let paragraphs = found.text.split(whereSeparator: \.isNewline)
            .map { ShortText.onOneLine(String($0)) }.filter { !$0.isEmpty }
        guard !paragraphs.isEmpty else { return nil }
        self.paragraphs = paragraphs
        let foreign = found.language.map { ForeignText($0, on: page) }
        language = foreign?.language
        direction = foreign?.direction
    }

    /// All of it on one line.
    public var text: String { paragraphs.joined(separator: " ") }

    public static let fields: TemplateFields<LocalizedTextModel> = [
        .text("text", \.text),
        .texts("paragraphs", \.paragraphs),
        .text("lang", \.language),
        .text("dir", \.direction),
    ]
}
