import Basics
import Domain
import Foundation
import Importing
import WebURL

/// Takes over the site of another program: its texts as Markdown, its pictures and files in their places, its addresses as
/// ways to the new ones.
struct ImportSite {
    let layout: SiteLayout
    let configuration: Configuration
    let clients: WebClients
    let console: Console
    let options: ImportOptions

    /// So many texts wait for their pictures at once.
    private static let batch = 32

    /// - Parameter export: what the other program gave.
    /// - Returns: what came of it.
    /// - Throws: `ExitReason` for an export that cannot be read, and for a file that cannot be written.
    func run(_ export: some SiteExport) async throws -> ImportReport {
        defer { console.endProgress() }
        var site = export.site
        // One that does not say where it was is taken to have been here.
        site.home = site.home ?? WebURL(configuration.settings.baseURL.absolute("/"))
        let folder = ImportFolder(layout: layout, site: site)
        var report = ImportReport(site: site)
        let sections = try ImportedSections(layout: layout, configuration: configuration)
            .settle(site, &report)
        let addresses = ListAddresses(layout: layout, configuration, sections)
        var plan = ImportPlan(site, configuration.settings, addresses, &report)
        let files = try ImportedFiles(layout: layout, record: folder.record)
        let media = ImportMedia(
            layout: layout,
            site: site,
            options: options,
            baseURL: configuration.settings.baseURL,
            client: clients.imports(of: site)
        )
        var texts = ImportedTexts(plan: plan, sections: sections, settings: configuration.settings)
        do throws(ImportFault) {
            var reader = try export.texts()
            var waiting: [ImportedText] = []
            while let text = try reader.next() {
                waiting.append(text)
                guard waiting.count == Self.batch else { continue }
                try await take(waiting, &texts, media, files, &report)
                waiting = []
            }
            try await take(waiting, &texts, media, files, &report)
        } catch {
            throw ExitReason(error)
        }
        try await ImportedLabels(plan: plan, media: media, settings: configuration.settings)
            .write(site, to: files)
        let lines = plan.moves(of: site, sections, texts.used, addresses, &report)
        try MovedLines(layout: layout).add(lines + media.moves)
        let moved = Set(lines.map(\.from))
        report.found { plan.path(of: $0).map(moved.contains) ?? false }
        report.note(files: files, media: media)
        try folder.write(report, ServerRules(site, plan, addresses))
        try files.save()
        return report
    }

    private func take(
        _ waiting: [ImportedText],
        _ texts: inout ImportedTexts,
        _ media: ImportMedia,
        _ files: ImportedFiles,
        _ report: inout ImportReport
    ) async throws(ImportFault) {
        guard !waiting.isEmpty else { return }
        console.progress(.importing, report.texts, of: nil)
        let markups = waiting.map(ImportedMarkup.init)
        await media.settle(
            zip(waiting, markups).flatMap { text, markup in
                markup.files + [text.picture?.address].compactMap(\.self)
            }
        )
        for (text, markup) in zip(waiting, markups) {
            guard let file = texts.file(of: text, markup, media, &report) else { continue }
            try files.write(file.text, to: file.path)
            report.texts += 1
        }
    }
}

extension ExitReason {
    init(_ fault: ImportFault) {
        self =
            fault.isOfWriting
            ? .buildFailed(fault.message, hint: fault.hint)
            : .usage(fault.message, hint: fault.hint)
    }
}

/// What a person wants of an import.
struct ImportOptions: Sendable {
    /// A folder with a copy of the files of the other site.
    var media: String?
    /// Whether pictures and files stay where they are.
    var leavesMedia = false
}
