import Archiving
import Domain
import Foundation
import Pages
import Publishing

/// The portal as the archive holds it, for commands that only look at it.
struct ExistingPortal {
    let edition: ArchivedEdition
    let publishing: PublishSite

    init(_ site: OpenedPortal, archive: Archive) async throws {
        let (layout, configuration) = (site.layout, site.configuration)
        let settings = configuration.settings
        var content = try SiteContent(layout, configuration, report: site.console.report)
        var copies: [String: PictureCopy] = [:]
        if settings.pictures == .local {
            copies = try archive.writtenCopies()
            let own = try archive.ownCopies()
            content.pictures = content.pictures.map { $0.with(own[$0.address]?.copy) }
        }
        if settings.pictures != .none {
            content.pictures = try BareOriginals(store: layout.pictureStore)
                .pictures(content.pictures) { _ in }
        }
        content = await SettleIcons(
            theme: settings.theme,
            workshop: PictureWorkshop(store: layout.pictureStore, thumbnailer: nil),
            report: { _ in }
        ).run(content)
        let fingerprint = InputFingerprint(
            layout: layout,
            configuration: configuration,
            clock: site.clock,
            flags: nil,
            theme: content.theme
        )
        // The archive has the articles, their files say to what they lead.
        _ = content.articles(at: site.clock)
        let written = await content.written(showsDrafts: false, copies: copies)
        try content.faults.check()
        edition = try archive.edition(
            EditionScope(
                clock: site.clock,
                settings: settings,
                sources: configuration.allSources,
                selections: written.selections(of: settings),
                labels: written.labelRules(of: settings),
                desk: written.desk
            )
        )
        content.faults.warnings.forEach(site.console.report)
        publishing = PublishSite(
            try PublishedContent(edition, content, written, of: configuration),
            inputs: BuildInputs(shared: fingerprint.shared(), all: 0, held: edition.embargoedCount),
            places: layout.publishingPlaces,
            options: PublishingOptions(),
            report: site.console.report
        )
    }
}
