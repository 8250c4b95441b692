public import TemplateModels

/// The way to a page in one of the site's languages, with the words that offer it in that language.
public struct LanguageLinkModel: TemplateModel, Hashable {
    /// The language's own name for itself.
    public let title: String
    public let address: String
    public let language: String
    public let isCurrent: Bool
    /// What is said to readers whose browser prefers it; nil where only the front page is there in it.
    public let offer: LanguageOfferModel?

    public static let fields: TemplateFields<LanguageLinkModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .text("lang", \.language),
        .flag("isCurrent", \.isCurrent),
        .model("offer", \.offer),
    ]
}

/// The words with which a page is offered in another language, in that language.
public struct LanguageOfferModel: TemplateModel, Hashable {
    /// `Cette page existe aussi en français.`
    public let text: String
    public let read: String
    public let decline: String

    init(_ catalogue: Catalogue) {
        text = catalogue[.languageOffer]
        read = catalogue[.languageRead]
        decline = catalogue[.languageDecline]
    }

    public static let fields: TemplateFields<LanguageOfferModel> = [
        .text("text", \.text),
        .text("read", \.read),
        .text("decline", \.decline),
    ]
}
