public import Domain
public import TemplateModels

/// The sound of an article, played from the portal's own files when a reader asks for it.
public struct SoundModel: TemplateModel, Hashable {
    public let address: String
    /// For those who do not see the page.
    public let label: String
    /// What it is and how long.
    public let caption: String
    /// Where one subscribes to those that come.
    public let podcast: String?

    init(_ sound: PublishedSound, of title: String, in language: Language, context: SiteContext) {
        let catalogue = context.catalogue(language)
        address = context.link(sound.path)
        label = "\(catalogue[.listen]): \(title)"
        caption = [catalogue[.listen], sound.sound.duration.map(catalogue.duration(seconds:))]
            .compactMap(\.self).joined(separator: " · ")
        podcast = context.podcast(in: language)?.address
    }

    /// Nil for an article that has none.
    public init?(_ article: Article, in language: Language, context: SiteContext) {
        guard let sound = context.sound(of: article) else { return nil }
        self.init(sound, of: ShortText.onOneLine(article.title), in: language, context: context)
    }

    public static let fields: TemplateFields<SoundModel> = [
        .text("address", \.address),
        .text("label", \.label),
        .text("caption", \.caption),
        .text("podcast", \.podcast),
    ]
}
