import Archiving
import Domain
import Pages
import Pictures
import Publishing
import Safekeeping

/// The second step of a build: what came in is cleaned, what the next build has to know is kept, pictures are settled. All
/// of it stands in the archive then.
struct SettleArchive {
    let configuration: Configuration
    let keepAnswers: KeepAnswers
    let settlePictures: SettlePictures
    let settleIcons: SettleIcons

    func run(
        _ own: OwnFiles,
        _ ingested: Ingested,
        in archive: Archive
    ) async throws -> SettledFiles {
        try await clean(archive, own.content.markdown)
        // Also what a build erased that ended before it came so far.
        let erasedFrom = try archive.sourcesToShred()
        // Validators are worth keeping only for answers that are safely archived.
        try keepAnswers.run(
            ingested.answers,
            in: archive,
            at: ingested.time,
            without: ingested.tally.erasedFrom.union(erasedFrom ?? [])
        )
        var content = own.content
        let pictures = try await pictures(of: own, in: archive)
        content.pictures = pictures.own
        content.settleMoved(settlePictures.layout.pictureStore)
        try archive.keepNamedFiles(content.ownFileSearch)
        if erasedFrom != nil { try shred(archive) }
        content = await settleIcons.run(content)
        return SettledFiles(
            content: content,
            written: try await own.shown(with: archive),
            pictures: pictures
        )
    }

    /// What was erased stands in no row any more; now it goes from the files.
    private func shred(_ archive: Archive) throws {
        _ = PictureCache(store: settlePictures.layout.pictureStore).removeUnused(
            copies: try archive.allCopies(),
            originals: try archive.originals()
        )
        try archive.shred()
        try StatePlace.noteErasure(in: settlePictures.layout.state.filePath)
        try FormerSites(layout: settlePictures.layout).forget()
        try archive.noteShredded()
    }

    /// Texts show the pictures that are there now: where one came or went, they are cleaned again.
    private func pictures(of own: OwnFiles, in archive: Archive) async throws -> PictureReport {
        let before = try archive.newestChangeNumber()
        let report = try await settlePictures.run(
            own.content.pictures,
            texts: own.content.theme.texts,
            moved: own.content.moved,
            named: own.written.named,
            in: archive
        )
        if try archive.newestChangeNumber() != before {
            try await clean(archive, own.content.markdown)
        }
        return report
    }

    private func clean(_ archive: Archive, _ markdown: MarkdownText) async throws {
        try await CleanItems(
            archive: archive,
            cleaning: TextCleaning(of: configuration, markdown),
            progress: keepAnswers.console.progress
        ).run()
    }
}
