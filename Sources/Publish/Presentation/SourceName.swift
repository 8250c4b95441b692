import Domain

/// How readers know a source: its name and where its own site is.
struct SourceName: Hashable, Sendable {
    let title: String
    let home: String?
    let language: Language?
    let showsFullText: Bool
    /// Whom the terms of its data ask to name.
    let credit: SourceTerms.Credit?
    /// As the source says itself, else as the configuration does.
    let license: License?

    /// The configured title, else the feed's own, else the id.
    init(_ source: Source, _ summary: SourceSummary?) {
        title = source.title ?? summary?.title ?? source.id.text
        language = source.language
        home = WebAddress.checked(summary?.home)
        showsFullText = source.content == .full
        credit = source.terms.credit
        license = summary?.license ?? source.license
    }

    /// A source that is no longer configured but still has articles in the archive.
    init(_ summary: SourceSummary) {
        title = summary.title ?? summary.id.text
        language = nil
        home = WebAddress.checked(summary.home)
        showsFullText = false
        credit = nil
        license = summary.license
    }
}
