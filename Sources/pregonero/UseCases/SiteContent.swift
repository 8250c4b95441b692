import Domain
import Foundation
import Markdown
import Pages
import Presentation
import Publishing

/// What the newsroom keeps in files beside its articles: theme, pictures and pages.
struct SiteContent {
    let theme: ThemeFiles
    var pictures: [ContentPicture]
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
            mode: settings.pictures
        )
    }

    /// The newsroom's own pages and notes, ready to be shown.
    ///
    /// - Parameters:
    ///   - composition: where they lie.
    ///   - showsDrafts: whether what is no more than begun is shown.
    ///   - copies: of pictures of elsewhere that they name, by their addresses.
    /// - Returns: all of them.
    /// - Throws: `ContentFailure` with all that is wrong in all files.
    func written(
        _ composition: Composition,
        showsDrafts: Bool,
        copies: [String: PictureCopy]
    ) async throws -> WrittenTexts {
        let pages = PageReader(
            layout: composition.layout,
            settings: composition.configuration.settings,
            pictures: references,
            markdown: markdown,
            copies: copies
        )
        let notes = NoteReader(
            layout: composition.layout,
            settings: composition.configuration.settings,
            pictures: references,
            markdown: markdown,
            copies: copies
        )
        let readPages = try await pages.read(showsDrafts: showsDrafts)
        let readNotes = try await notes.read()
        let named =
            readPages.map { ($0.page.file, $0.named) }
            + readNotes.map { ($0.note.file, $0.named) }
        return WrittenTexts(
            pages: readPages.map(\.page),
            notes: readNotes.map(\.note),
            named: Dictionary(named) { $0 + $1 }
        )
    }
}
