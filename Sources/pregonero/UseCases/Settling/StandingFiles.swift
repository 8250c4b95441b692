import Archiving
import Domain
import Foundation
import Pictures
import Publishing

/// What the newsroom has in files, with the copies of pictures that the archive knows of: nothing is fetched or made for it.
struct StandingFiles {
    let layout: SiteLayout
    let settings: SiteSettings

    /// - Parameters:
    ///   - own: the files as they were read.
    ///   - archive: which knows the copies.
    /// - Returns: the same as the build that settled the archive had it.
    /// - Throws: what reading the archive throws, and when the newsroom's own pictures cannot be written.
    func settled(_ own: OwnFiles, in archive: Archive) async throws -> SettledFiles {
        let content = try await content(own.content, in: archive)
        return SettledFiles(
            content: content,
            written: try await own.shown(with: archive),
            pictures: PictureReport(own: content.pictures)
        )
    }

    func content(_ content: SiteContent, in archive: Archive) async throws -> SiteContent {
        var content = content
        if settings.pictures == .local {
            let own = try archive.ownCopies()
            content.pictures = content.pictures.map { $0.with(own[$0.address]?.copy) }
        }
        if settings.pictures != .none {
            content.pictures = try BareOriginals(store: layout.pictureStore)
                .pictures(content.pictures, moved: content.moved) { _ in }
        }
        content.settleMoved(layout.pictureStore)
        return await SettleIcons(
            theme: settings.theme,
            workshop: PictureWorkshop(store: layout.pictureStore, thumbnailer: nil),
            report: { _ in }
        ).run(content)
    }
}
