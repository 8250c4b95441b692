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
    /// Which of both is named by what is not read here: articles, entities, lists of files that have moved.
    let named: NamedFiles
    /// Which of some files texts name as they lie there, drafts among them.
    let draftNames: @Sendable (OwnFileSearch) -> Set<String>
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
    ///   - named: which of both is named by articles, by entities and by lists of files that have moved.
    ///   - draftNames: which of some files texts name as they lie there, drafts among them; asked only of what
    ///     seems to be named by nothing.
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
        named: NamedFiles = NamedFiles(),
        draftNames: @escaping @Sendable (OwnFileSearch) -> Set<String> = { _ in [] },
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
        self.named = named
        self.draftNames = draftNames
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
