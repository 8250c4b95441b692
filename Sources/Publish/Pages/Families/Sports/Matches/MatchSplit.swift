import Domain
import Presentation

/// The matches of a competition or a team as a page shows them: what was, what comes, what came to nothing.
struct MatchSplit {
    /// The newest first.
    let results: [Stored<Match>]
    /// The next first; those without a day last.
    let next: [Stored<Match>]
    /// Without a result, and none is to be expected soon; the newest first.
    let open: [Stored<Match>]

    /// - Parameters:
    ///   - matches: in the order of time.
    ///   - clock: tells what is to come.
    ///   - results: at most so many, the newest.
    ///   - next: at most so many.
    init(_ matches: [Stored<Match>], clock: SportsClock, results: Int, next: Int) {
        self.results = matches.filter(\.value.hasResult).suffix(results).reversed()
        let rest = matches.filter { !$0.value.hasResult }
        self.next = Array(rest.filter { clock.isToCome($0.value) }.prefix(next))
        open = rest.filter { !clock.isToCome($0.value) }.suffix(results).reversed()
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
            group("open", .withoutResult, "cal", open),
        ]
        .compactMap(\.self)
    }
}
