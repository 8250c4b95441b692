import Domain
import HTMLCleaning
import Pages
import Presentation
import Publishing

extension TextReferences {
    /// What the texts of a site may show and lead to.
    ///
    /// - Parameters:
    ///   - layout: where the site lies.
    ///   - settings: what it is.
    ///   - folders: its own files.
    ///   - pictures: those of its own.
    ///   - media: sounds and films of its own.
    ///   - ownMap: its own map, for shortcodes.
    ///   - theme: has its own shortcodes.
    ///   - faults: gets warnings of those that are wrong.
    init(
        _ layout: SiteLayout,
        _ settings: SiteSettings,
        _ folders: OwnFolders,
        pictures: [ContentPicture],
        media: [ContentMedium],
        ownMap: OwnMap?,
        theme: ThemeFiles,
        faults: FileFaults
    ) {
        let shown = PictureReferences(known: Set(pictures.map(\.address)), folder: layout.content)
        let links = LinkReferences(
            texts: [folders.articles, folders.pages, folders.notes].flatMap(\.contentNames),
            files: pictures.map(\.address) + media.map(\.address)
                + folders.staticFiles.contentNames,
            baseURL: settings.baseURL
        )
        self.init(
            pictures: shown,
            links: links,
            sounds: SoundReferences(
                known: media.map(\.address) + folders.staticFiles.contentNames,
                content: layout.content,
                hasPodcast: settings.publication.podcast != nil
            ),
            shortcodes: ShortcodeReader(
                ShortcodeSite(
                    layout: layout,
                    settings: settings,
                    pictures: shown,
                    links: links,
                    media: Set(media.map(\.address)),
                    articles: folders.articles.names,
                    ownMap: ownMap,
                    theme: theme
                ),
                own: OwnShortcode.all(theme, faults: faults)
            ),
            sanitizer: Sanitizer(policy: OwnTrust(settings).policy)
        )
    }
}
