import Archiving
import Domain
import Foundation
import Pages
import Publishing

/// The portal as the archive holds it, for commands that only look at it.
struct ExistingPortal {
    let edition: ArchivedEdition
    let publishing: PublishSite
    /// Articles of the newsroom's own that wait to be finished.
    let drafts: [ReceivedItem]

    init(_ site: OpenedPortal, archive: Archive) async throws {
        let (layout, configuration) = (site.layout, site.configuration)
        let settings = configuration.settings
        let content = try await StandingFiles(layout: layout, settings: settings).content(
            SiteContent(layout, configuration, report: site.console.report),
            in: archive
        )
        let copies = settings.pictures == .local ? try archive.writtenCopies() : [:]
        let fingerprint = InputFingerprint(
            layout: layout,
            configuration: configuration,
            clock: site.clock,
            options: nil,
            theme: content.theme
        )
        // The archive has the articles, their files say to what they lead.
        drafts = content.articles(at: site.clock).items.filter(\.isDraft)
        let written = await content.written(showsDrafts: false, at: site.clock, copies: copies)
        try content.faults.check()
        edition = try archive.edition(
            EditionScope(
                clock: site.clock,
                settings: settings,
                sources: configuration.allSources,
                selections: written.selections(of: settings),
                labels: written.labelRules(of: settings),
                desk: written.desk,
                readable: ReadableText.of
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
