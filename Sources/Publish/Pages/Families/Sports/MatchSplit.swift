import Domain
import Presentation

/// The matches of a competition or a team as a page shows them: what was, what comes, what has no day.
struct MatchSplit {
    /// The newest first.
    let results: [Stored<Match>]
    /// The next first; those without a day last.
    let next: [Stored<Match>]

    /// - Parameters:
    ///   - matches: in the order of time.
    ///   - results: at most so many, the newest.
    ///   - next: at most so many.
    init(_ matches: [Stored<Match>], results: Int, next: Int) {
        self.results = Array(matches.filter(\.value.isOver).suffix(results).reversed())
        self.next = Array(matches.filter { !$0.value.isOver }.prefix(next))
    }

    func groups(_ pages: SportsPages) -> [MatchGroupModel] {
        func group(
            _ anchor: String,
            _ title: TextKey,
            _ glyph: String,
            _ matches: [Stored<Match>]
        ) -> MatchGroupModel? {
            guard !matches.isEmpty else { return nil }
            return MatchGroupModel(
                anchor: anchor,
                title: pages.catalogue[title],
                mark: pages.context.mark("g-\(glyph)"),
                rows: pages.rows(matches, .day)
            )
        }
        return [
            group("next", .nextMatches, "cal", next),
            group("results", .latestResults, "ball", results),
        ]
        .compactMap(\.self)
    }
}

extension Match {
    /// Whether nothing more is expected of it.
    var isOver: Bool {
        switch status {
        case .finished, .awarded, .abandoned, .cancelled: true
        case .scheduled, .live, .halfTime, .postponed, .suspended, .unknown: false
        }
    }
}
