import Domain
import Foundation
import Presentation
import Theme

/// A small newsroom with the theme's own texts, for tests.
enum Sample {
    static let zone = TimeZone(secondsFromGMT: 3_600) ?? .gmt

    static let files = Theme.files.filter { $0.path.hasPrefix("texts/") }
        .map { CatalogueFile(path: "Templates/\($0.path)", text: $0.text) }
    private static let catalogues = Result { try Catalogues(files: files, languages: languages) }
    /// Those in which the theme has texts.
    static let languages: [Language] = ["es", "en", "fr"]

    static func catalogue(_ language: Language) throws -> Catalogue {
        guard let catalogue = try catalogues.get()[language] else { throw Missing() }
        return catalogue
    }

    static func settings(
        languages: [Language] = ["es", "en", "fr"],
        prefix: String = "",
        pictures: SiteSettings.Pictures = .local,
        search: SiteSettings.Search = .static,
        offline: SiteSettings.Offline = .pages
    ) -> SiteSettings {
        SiteSettings(
            title: "El Pregonero",
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: prefix),
            languages: languages,
            timeZone: zone,
            sections: DefaultSections.all,
            search: search,
            offline: offline,
            pictures: pictures
        )
    }

    static func context(
        _ settings: SiteSettings = settings(),
        sources: [SourceSummary] = [],
        configured: [Source] = [
            .own(title: "El Pregonero"),
            Source(id: "arla", kind: "feed", title: "Diario del Arla", address: nil),
        ],
        pictures: [String: PublishedPicture] = [:],
        mediaOrigins: [String] = [],
        bootstrap: InlineScript? = nil
    ) throws -> SiteContext {
        try SiteContext(
            settings: settings,
            year: 2026,
            sources: sources,
            configured: configured,
            catalogues: Catalogues(files: files, languages: settings.languages),
            assets: ["base.css": "/_/base.1a2b3c4d.css", "sprite.svg": "/_/sprite.5e6f.svg"],
            pictures: pictures,
            contentPolicy: ContentPolicy(settings: settings, mediaOrigins: mediaOrigins),
            bootstrap: bootstrap
        )
    }

    /// 21 November 2026, 06:10 in the zone of the newsroom.
    static let moment = Date(timeIntervalSince1970: 1_795_237_800)

    static func article(
        _ identity: String = "1",
        title: String = "El pueblo compra su molino",
        summary: String? = "Tres mil cuotas de veinte euros.",
        source: SourceID = "arla",
        published: Date? = moment,
        updated: Date? = nil,
        author: String? = nil,
        categories: [String] = [],
        language: Language = "es",
        rights: Rights = .excerpt,
        origin: Origin = .live,
        picture: Picture? = nil,
        isBreaking: Bool = false,
        order: Date = moment,
        link: String? = "https://arla.example/1",
        publisher: String? = nil,
        duplicates: [Article.Duplicate] = []
    ) -> Article {
        let id = ItemID(source: source, identity: identity)
        var details = ArticleDetails()
        details.publisher = publisher
        return Article(
            id: id,
            path: "/n/2026/11/21/molino-\(id.text)/",
            source: source,
            title: title,
            summary: summary,
            link: link,
            identity: identity,
            published: published,
            updated: updated,
            firstSeen: moment,
            order: order,
            authors: [author].compactMap(\.self),
            categories: categories,
            language: language,
            section: "economy",
            rights: rights,
            origin: origin,
            picture: picture,
            enclosures: [],
            details: details,
            isBreaking: isBreaking,
            duplicates: duplicates
        )
    }

    struct Missing: Error {}
}
