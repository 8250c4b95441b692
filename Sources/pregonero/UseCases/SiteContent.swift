import Domain
import Foundation
import Markdown
import Pages
import Publishing

/// What the newsroom keeps in files beside its articles: theme, pictures and pages.
struct SiteContent {
    let theme: ThemeFiles
    let pictures: [ContentPicture]
    let references: PictureReferences
    let markdown: MarkdownText
    /// The site's own map of its region or town.
    let ownMap: OwnMap?

    /// - Throws: `ConfigurationFailure` for a map that cannot be drawn.
    init(_ composition: Composition) throws {
        let layout = composition.layout
        let settings = composition.configuration.settings
        theme = ThemeFiles(
            overrides: layout.templates,
            folderName: layout.name(of: layout.templates)
        )
        pictures = ContentPictures(folder: layout.content).all()
        references = PictureReferences(known: Set(pictures.map(\.address)))
        ownMap = try OwnMapReader(
            layout: layout,
            geometry: settings.geometry,
            report: composition.console.report
        ).read()
        markdown = MarkdownText(
            renderer: MarkdownRenderer(),
            prefix: settings.baseURL.pathPrefix,
            keepsRemotePictures: settings.pictures == .remote
        )
    }

    /// The newsroom's own pages and notes, ready to be shown.
    func written(_ composition: Composition, showsDrafts: Bool) async throws -> WrittenTexts {
        let pages = PageReader(
            layout: composition.layout,
            settings: composition.configuration.settings,
            pictures: references,
            markdown: markdown
        )
        let notes = NoteReader(
            layout: composition.layout,
            settings: composition.configuration.settings,
            pictures: references,
            markdown: markdown
        )
        return WrittenTexts(
            pages: try await pages.read(showsDrafts: showsDrafts),
            notes: try await notes.read()
        )
    }
}
