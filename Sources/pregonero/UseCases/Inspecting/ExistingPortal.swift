import Archiving
import Domain
import Foundation
import Pages
import Pictures
import Publishing

/// The portal as the archive holds it, for commands that only look at it.
struct ExistingPortal {
    let edition: ArchivedEdition
    let publishing: PublishSite

    init(_ composition: Composition, archive: Archive) async throws {
        let settings = composition.configuration.settings
        var content = try SiteContent(composition)
        var written: [String: PictureCopy] = [:]
        if settings.pictures == .local {
            written = try archive.writtenCopies()
            let copies = try archive.ownCopies()
            content.pictures = content.pictures.map { $0.with(copies[$0.address]?.copy) }
        }
        if settings.pictures != .none {
            content.pictures = try BareOriginals(store: composition.pictureStore)
                .pictures(content.pictures) { _ in }
        }
        let sources = composition.configuration.allSources
        let fingerprint = InputFingerprint(
            composition: composition,
            flags: nil,
            theme: content.theme
        )
        let texts = await content.written(composition, showsDrafts: false, copies: written)
        try content.faults.check()
        edition = try archive.edition(
            EditionScope(
                clock: composition.clock,
                settings: settings,
                sources: sources,
                selections: texts.selections
            )
        )
        content.faults.warnings.forEach(composition.console.report)
        publishing = PublishSite(
            edition: edition,
            settings: settings,
            sources: sources,
            written: texts,
            theme: content.theme,
            pictures: content.pictures,
            copies: try edition.pictureFiles(),
            copyFolder: composition.pictureStore.copies.filePath,
            ownMap: content.ownMap,
            places: composition.publishingPlaces,
            allowsShrinking: true,
            only: [],
            isFull: false,
            inputs: BuildInputs(shared: fingerprint.shared(), all: 0, held: edition.embargoedCount),
            jobs: 1,
            report: composition.console.report
        )
    }
}
