import Archiving
import Domain
import Pages
import Pictures
import Publishing

/// What the newsroom has in files, read and checked before the archive is opened.
struct OwnFiles {
    let content: SiteContent
    let articles: ReceivedBatch
    let written: WrittenTexts
    let ledger: OwnLedger
    let keeping: KeepingRules
    private let composition: Composition
    private let showsDrafts: Bool

    /// - Throws: `ContentFailure` for what cannot be read, `VanishedContent` for what is gone.
    init(_ content: SiteContent, composition: Composition, flags: BuildFlags?) async throws {
        self.content = content
        self.composition = composition
        showsDrafts = flags?.drafts ?? false
        let allowsShrinking = flags?.allowShrink ?? false
        articles = OwnArticleReader(
            layout: composition.layout,
            settings: composition.configuration.settings,
            pictures: content.references
        ).read(content.articles, at: composition.clock, faults: content.faults)
        written = await content.written(composition, showsDrafts: showsDrafts, copies: [:])
        ledger = try Self.ledger(of: content, composition, allowsShrinking)
        keeping = try Self.keeping(composition, allowsShrinking)
    }

    /// Says what is wrong with the files, before anything is done with them.
    private static func ledger(
        of content: SiteContent,
        _ composition: Composition,
        _ allowsShrinking: Bool
    ) throws -> OwnLedger {
        try content.faults.check()
        let ledger = OwnLedger(composition.layout.ledger)
        if !allowsShrinking {
            try ledger.check(content.entries, articles: content.articles.name)
        }
        content.faults.warnings.forEach(composition.console.report)
        return ledger
    }

    /// How much is kept, what is taken out, and what has moved.
    private static func keeping(
        _ composition: Composition,
        _ allowsShrinking: Bool
    ) throws -> KeepingRules {
        let settings = composition.configuration.settings
        let removals = RemovalList(layout: composition.layout, settings: settings)
        return KeepingRules(
            retention: settings.retention,
            removals: try removals.read(),
            removalFile: removals.name,
            moves: try MoveList(layout: composition.layout, baseURL: settings.baseURL).read(),
            allowsShrinking: allowsShrinking
        )
    }

    /// Pages and notes are read once more where they show pictures from elsewhere of which there are copies.
    func shown(with archive: Archive) async throws -> WrittenTexts {
        guard composition.configuration.settings.pictures == .local,
            written.named.contains(where: { !$0.value.isEmpty })
        else { return written }
        return await content.written(
            composition,
            showsDrafts: showsDrafts,
            copies: try archive.writtenCopies()
        )
    }
}
