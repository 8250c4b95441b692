import Archiving
import Domain
import Foundation
import Pages
import Publishing

/// Checks what a build is asked for and reads the newsroom's own files, before the archive is opened.
struct PrepareBuild {
    let layout: SiteLayout
    let configuration: Configuration
    let fetching: FetchOptions
    /// Nil when only the sources are to be asked.
    let options: BuildOptions?
    let console: Console
    let clock: Date

    /// Which files there are, with the theme; nothing is waited for.
    ///
    /// - Returns: the files.
    /// - Throws: `ExitReason` or `ConfigurationFailure` for what cannot be built.
    func content() throws -> SiteContent {
        try checkRefresh()
        try layout.checkOutput()
        try layout.checkState()
        let content = try SiteContent(layout, configuration, report: console.report)
        try checkLanguages(content.theme.languages)
        return content
    }

    /// What the site is made from beside its archive.
    func fingerprint(of content: SiteContent) -> InputFingerprint {
        InputFingerprint(
            layout: layout,
            configuration: configuration,
            clock: clock,
            options: options,
            theme: content.theme
        )
    }

    /// What the files say.
    ///
    /// - Parameter content: which there are.
    /// - Returns: all that was read.
    /// - Throws: `ContentFailure` for what cannot be read, `VanishedContent` for what is gone.
    func files(of content: SiteContent) async throws -> OwnFiles {
        var articles = content.articles(at: clock)
        let showsDrafts = options?.showsDrafts ?? false
        let events = await content.events(showsDrafts: showsDrafts)
        articles.entities = events.entities
        articles.untold.formUnion(events.untold)
        let written = await content.written(showsDrafts: showsDrafts, at: clock, copies: [:])
        let record = try record(of: content)
        content.pageRecord.remarks(written).forEach(console.report)
        return OwnFiles(
            content: content,
            articles: articles,
            written: written,
            keeping: try keeping(),
            record: record,
            showsDrafts: showsDrafts
        )
    }

    private var allowsShrinking: Bool { options?.allowsShrinking ?? false }

    /// Says what is wrong with the files, before anything is done with them.
    private func record(of content: SiteContent) throws -> ContentRecord {
        try content.faults.check()
        let record = ContentRecord(layout.contentRecord)
        if !allowsShrinking {
            try record.check(content.entries, articles: content.folders.articles.name)
        }
        content.faults.warnings.forEach(console.report)
        return record
    }

    private func keeping() throws -> KeepingRules {
        let settings = configuration.settings
        let removals = RemovalList(layout: layout, settings: settings)
        return KeepingRules(
            retention: settings.retention,
            removals: try removals.read(),
            removalFile: removals.name,
            moves: try MoveList(layout: layout, baseURL: settings.baseURL).read().redirects,
            allowsShrinking: allowsShrinking
        )
    }
}

extension PrepareBuild {
    /// `--refresh=SOURCE` must name a source of the site.
    private func checkRefresh() throws(ExitReason) {
        for name in fetching.refreshed {
            try configuration.checkSource(name, of: "--refresh")
        }
    }

    /// - Throws: `ConfigurationFailure` when a language of the site has no texts.
    private func checkLanguages(_ known: [Language]) throws {
        let missing = configuration.settings.languages.filter { !known.contains($0) }
        guard !missing.isEmpty else { return }
        throw ConfigurationFailure(
            diagnostics: missing.map { language in
                Diagnostic(
                    .error,
                    "there are no texts in the language '\(language)'",
                    path: layout.name(of: layout.configuration),
                    hint: "write Templates/texts/\(language).txt, or use one of: "
                        + known.map(\.tag).joined(separator: ", ")
                )
            }
        )
    }
}
