import Cartography
import Domain
import Foundation
import SourceKinds

/// What the visits of one build have in common.
struct VisitContext: Sendable {
    let contentFolder: URL
    let timeZone: TimeZone
    /// The site's.
    let firstLanguage: Language
    /// The site's.
    let sections: [SectionID]
    let now: Date
    /// Sources whose last answer is read once more, though it is known: something of it may come back.
    let readsAgain: Set<SourceID>
    /// Sources of which the archive holds real items.
    let withLiveItems: Set<SourceID>
    /// What tells the items of a source's last answer, as far as they are archived.
    let entries: @Sendable (SourceID) -> [EntryFingerprint]

    func reading(
        _ source: Source,
        _ origin: Origin,
        known: KnownItems? = nil
    ) -> ReadingContext {
        ReadingContext(
            source: source,
            origin: origin,
            timeZone: timeZone,
            receivedAt: now,
            contentFolder: contentFolder,
            firstLanguage: firstLanguage,
            sections: sections,
            countries: Countries.codes,
            known: known
        )
    }

    /// What need not be read again in the next answer of a source.
    ///
    /// - Parameters:
    ///   - source: that is asked.
    ///   - isRefresh: whether a person wants all of it read.
    /// - Returns: nothing then.
    func known(_ source: Source, isRefresh: Bool) -> KnownItems {
        KnownItems(isRefresh ? [] : entries(source.id), readAs: fingerprint(source))
    }

    /// How the answers of a source are read now: by another program, even of the same version, all of them are read again.
    func fingerprint(_ source: Source) -> String {
        // One of the source's own also says how it writes dates.
        let languages = [source.language ?? firstLanguage, source.language].map { $0?.tag ?? "" }
        // Rows of own articles name sections, which is reported where there are none of that name.
        let isOfArticles = source.isData && source.options.text("model") == "article"
        return ReadingFingerprint.of(
            source,
            [timeZone.identifier, ProgramIdentity.text] + languages
                + (isOfArticles ? sections.map(\.text) : [])
        )
    }
}
