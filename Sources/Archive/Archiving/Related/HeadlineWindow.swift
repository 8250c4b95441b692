import Domain

/// The headlines of some days in the order of their times, by their words: as much as is needed to tell what one of
/// them is related to, however long the archive is.
struct HeadlineWindow {
    /// How far apart related articles are published at most, in seconds.
    static let reach = 7 * 86_400
    /// How many an article names.
    static let most = 4
    /// What fewer headlines share with each other is no common word, be it in every tenth of them.
    private static let fewest = 8
    /// Words that more headlines share tell nothing, however many headlines there are.
    private static let commonest = 256

    private var headlines: [Headline] = []
    /// Of the headlines above, those that are no longer within reach.
    private var passed = 0
    /// The place of the first of the headlines above among all that ever came.
    private var base = 0
    private var places: [UInt32: Places] = [:]
    private var newest: [UInt32: Int] = [:]
    /// For which headline one was looked at last.
    private var lookedAtFor: [Int] = []

    /// Where a word stands, oldest first.
    private struct Places {
        var all: [Int] = []
        var passed = 0

        var count: Int { all.count - passed }

        mutating func pass() {
            passed += 1
            guard passed > 32, passed > all.count / 2 else { return }
            all.removeFirst(passed)
            passed = 0
        }
    }

    var count: Int { headlines.count - passed }

    /// Takes the next one, which is not older than the last.
    mutating func append(_ headline: Headline) {
        let place = base + headlines.count
        for term in headline.terms { places[term, default: Places()].all.append(place) }
        if let last = newest[headline.list], last >= base + passed {
            headlines[last - base].next = headline.time
        }
        newest[headline.list] = place
        headlines.append(headline)
        lookedAtFor.append(-1)
    }

    /// Lets go what was published before a time.
    mutating func pass(before time: Int) {
        while passed < headlines.count, headlines[passed].time < time {
            for term in headlines[passed].terms {
                places[term]?.pass()
                if places[term]?.count == 0 { places[term] = nil }
            }
            passed += 1
        }
        guard passed > 1_024, passed > headlines.count / 2 else { return }
        headlines.removeFirst(passed)
        lookedAtFor.removeFirst(passed)
        base += passed
        passed = 0
    }

    /// A headline by its place among all that ever came, while it is within reach.
    subscript(place: Int) -> Headline { headlines[place - base] }

    /// The articles that a headline is related to, the most alike first: of its language, published at most seven days
    /// from it and not after the next one of its list, sharing at least two words, one of them telling, and a fifth
    /// of all words of both (the Jaccard index).
    mutating func related(to place: Int) -> [ItemID] {
        let asked = self[place]
        let times = asked.time - Self.reach...min(asked.time + Self.reach, asked.next ?? .max)
        let telling = max(Self.fewest, min(Self.commonest, count / 64))
        var found: [HeadlineLikeness] = []
        for term in asked.terms {
            guard let places = places[term], (2...telling).contains(places.count) else { continue }
            for other in places.all[places.passed...]
            where other != place && lookedAtFor[other - base] != place {
                lookedAtFor[other - base] = place
                guard times.contains(headlines[other - base].time),
                    headlines[other - base].language == asked.language,
                    headlines[other - base].isLive == asked.isLive,
                    let likeness = HeadlineLikeness(of: headlines[other - base], to: asked)
                else { continue }
                found.append(likeness)
            }
        }
        return found.sorted().prefix(Self.most).map(\.id)
    }
}
