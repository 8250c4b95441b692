import Domain
import Presentation

/// A feed that the portal reads, as its list of sources offers it to other readers (`fuentes.opml`).
public struct SourceOutline: Hashable, Sendable {
    public let id: String
    public let title: String
    public let feed: String
    public let home: String?
    public let section: String?
    public let language: String?
    public let country: String?
    public let rights: String

    /// Nil for what is no feed at an address that others may ask.
    init?(_ source: Source, context: SiteContext) {
        guard source.isFeed, source.terms.reexport,
            let address = WebAddress.checked(source.shownAddress)
        else { return nil }
        id = source.id.text
        title = context.sourceTitle(source.id)
        feed = address
        home = WebAddress.checked(context.sourceHome(source.id))
        section = source.section?.text
        language = source.language?.tag
        country = source.country
        rights = source.rights.rawValue
    }

    /// Where the list lies, in every language of the site.
    public static let path = "/fuentes.opml"
}
