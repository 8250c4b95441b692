import Domain

/// What `<source>` says in feeds, by source; made once for all feeds.
struct FeedOrigins: Sendable {
    private let origins: [SourceID: OutputFeed.Origin]

    /// - Parameters:
    ///   - sources: of the configuration.
    ///   - summaries: what they say of themselves.
    init(_ sources: [Source], _ summaries: [SourceSummary]) {
        let known = Dictionary(summaries.map { ($0.id, $0) }) { first, _ in first }
        let pairs = sources.map { source in
            let address = source.shownAddress.flatMap { $0.hasPrefix("http") ? $0 : nil }
            let origin = OutputFeed.Origin(
                title: source.title ?? known[source.id]?.title ?? source.id.text,
                address: address ?? known[source.id]?.home
            )
            return (source.id, origin)
        }
        origins = Dictionary(pairs) { first, _ in first }
    }

    subscript(source: SourceID) -> OutputFeed.Origin? { origins[source] }
}
