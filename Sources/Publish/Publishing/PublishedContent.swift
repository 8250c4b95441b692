public import Domain
public import Pages

/// What is published: the edition, and what the newsroom has beside it.
public struct PublishedContent: Sendable {
    let edition: any EditionReading
    private(set) var settings: SiteSettings
    let sources: [Source]
    let written: WrittenTexts
    let theme: ThemeFiles
    let pictures: [ContentPicture]
    let media: [ContentMedium]
    let files: [StaticFile]
    let copies: [PictureCopy]
    let ownMap: OwnMap?
    let look: SiteLook

    /// - Parameters:
    ///   - edition: the articles, as they stand at the build's clock.
    ///   - settings: the site.
    ///   - sources: the sources of the configuration, `own` among them.
    ///   - written: the newsroom's own pages and notes.
    ///   - theme: templates, texts and assets.
    ///   - pictures: the newsroom's own pictures.
    ///   - media: its own pieces of sound and film.
    ///   - files: what of it is published as it is.
    ///   - copies: the copies of pictures of elsewhere that pages show.
    ///   - ownMap: the site's own map of its region or town.
    ///   - look: what the site's own look brings along.
    public init(
        edition: any EditionReading,
        settings: SiteSettings,
        sources: [Source],
        written: WrittenTexts,
        theme: ThemeFiles,
        pictures: [ContentPicture],
        media: [ContentMedium] = [],
        files: [StaticFile] = [],
        copies: [PictureCopy],
        ownMap: OwnMap?,
        look: SiteLook = SiteLook()
    ) {
        self.edition = edition
        self.settings = settings
        self.sources = sources
        self.written = written
        self.theme = theme
        self.pictures = pictures
        self.media = media
        self.files = files
        self.copies = copies
        self.ownMap = ownMap
        self.look = look
    }

    /// The same with the fallback beside each section whose mark the sprite does not have.
    var withKnownGlyphs: PublishedContent {
        var content = self
        content.settings.sections = settings.sections.marked(from: theme.glyphs).sections
        return content
    }
}
