import Cartography
import Domain
import Foundation
import Markdown
import Pages
import Presentation
import Publishing

/// What shortcodes can show of a site, and the words in which they do.
final class ShortcodeSite {
    let layout: SiteLayout
    let settings: SiteSettings
    let pictures: PictureReferences
    let links: LinkReferences
    /// Paths below `Content/` of sounds and films.
    let media: Set<String>
    /// Of articles, below their folder.
    let articles: [String]
    let ownMap: OwnMap?
    private let theme: ThemeFiles

    init(
        layout: SiteLayout,
        settings: SiteSettings,
        pictures: PictureReferences,
        links: LinkReferences,
        media: Set<String>,
        articles: [String],
        ownMap: OwnMap?,
        theme: ThemeFiles
    ) {
        self.layout = layout
        self.settings = settings
        self.pictures = pictures
        self.links = links
        self.media = media
        self.articles = articles
        self.ownMap = ownMap
        self.theme = theme
    }

    /// Nil where the texts are wrong, which is said when pages are made.
    private(set) lazy var catalogues = try? Catalogues(
        files: theme.texts.map { CatalogueFile(path: $0.path, text: $0.text) },
        languages: settings.languages
    )

    private(set) lazy var namedArticles = NamedArticles(among: articles, in: layout.articles)

    /// The words of a language, else of the site's first one.
    func words(_ language: Language) -> Catalogue? {
        let spoken = settings.languages.first { $0 == language || $0.primary == language.primary }
        return catalogues?[spoken ?? settings.firstLanguage]
    }

    /// The outlines of countries, for the first map that needs them.
    private(set) lazy var shapes = (coarse: WorldShapes.coarse(), fine: WorldShapes.fine())
}
