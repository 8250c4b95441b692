import Stories

/// How well stories are the events that they should be: by pairs, and by items (B³ of Bagga and Baldwin, 1998).
struct PairScore {
    /// Pairs of items of one story that tell one event, all pairs of one story, all of one event.
    let right: Int
    let found: Int
    let wanted: Int
    let itemF1: Double

    init(_ grouping: StoryGrouping, _ events: [String: String]) {
        var sizes: [String: Int] = [:]
        for event in events.values { sizes[event, default: 0] += 1 }
        var (hits, told, itemPrecision, itemRecall) = (0, 0, 0.0, 0.0)
        for story in grouping.stories {
            var shares: [String: Int] = [:]
            for member in story.members { shares[events[member] ?? "", default: 0] += 1 }
            told += Self.pairs(story.members.count)
            for (event, share) in shares {
                hits += Self.pairs(share)
                itemPrecision += Double(share * share) / Double(story.members.count)
                itemRecall += Double(share * share) / Double(sizes[event] ?? 1)
            }
        }
        let all = sizes.values.reduce(0) { $0 + Self.pairs($1) }
        (right, found, wanted) = (hits, told, all)
        let (mean, reach) = (
            itemPrecision / Double(max(events.count, 1)), itemRecall / Double(max(events.count, 1))
        )
        itemF1 = mean + reach > 0 ? 2 * mean * reach / (mean + reach) : 0
    }

    var precision: Double { Double(right) / Double(max(found, 1)) }
    var recall: Double { Double(right) / Double(max(wanted, 1)) }

    private static func pairs(_ count: Int) -> Int { count * (count - 1) / 2 }
}
