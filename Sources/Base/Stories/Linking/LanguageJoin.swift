internal import Foundation

/// Joins stories of different languages that name the same people, places and numbers.
struct LanguageJoin {
    /// A story of one language by what it names.
    private struct Profile {
        let language: String
        let span: TimeSpan
        let items: Int
        /// By key, of the length 1.
        let names: [(key: WordKey, weight: Double, begins: Bool)]
    }

    /// A name that more stories have says too little to lead from one to another.
    private static let mostStories = 64
    private static let mostNames = 24
    /// The fewest names and numbers that both have.
    private static let fewestShared = 2
    private static let assumedItems = 50.0

    private var profiles: [Profile] = []
    private(set) var comparisons = 0

    /// - Parameter stories: groups of tellers with their language, of which there are several, in a fixed order.
    init(_ stories: [(language: String, tellers: [Teller])]) {
        let names = Self.names(in: stories)
        profiles = stories.map { story in
            var weights: [WordKey: Double] = [:]
            var beginnings: Set<WordKey> = []
            for teller in story.tellers {
                for term in teller.terms.terms where term.asName > 0 {
                    guard let rarity = names[story.language]?[term.key] else { continue }
                    weights[term.key, default: 0] += rarity
                    if term.asBeginning > 0 { beginnings.insert(term.key) }
                }
            }
            let count = Double(story.tellers.count)
            let best = weights.map { (key: $0.key, weight: $0.value / count) }
                .sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.key < $1.key }
                .prefix(Self.mostNames)
            let length = max(best.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot(), 1e-9)
            var span = TimeSpan(nil)
            for teller in story.tellers { span = span.joined(teller.span) ?? span }
            return Profile(
                language: story.language,
                span: span,
                items: story.tellers.reduce(0) { $0 + $1.items.count },
                names: best.map { ($0.key, $0.weight / length, beginnings.contains($0.key)) }
                    .sorted { $0.0 < $1.0 }
            )
        }
    }

    /// The words of each language that are written as names are, with their rarity over all languages.
    private static func names(
        in stories: [(language: String, tellers: [Teller])]
    ) -> [String: [WordKey: Double]] {
        var uses: [String: [WordKey: (asName: Int32, inSmall: Int32)]] = [:]
        var frequencies: [WordKey: Int] = [:]
        var count = 0
        for story in stories {
            count += story.tellers.count
            for teller in story.tellers {
                for term in teller.terms.terms {
                    frequencies[term.key, default: 0] += 1
                    uses[story.language, default: [:]][term.key, default: (0, 0)].asName +=
                        Int32(term.asName)
                    uses[story.language, default: [:]][term.key, default: (0, 0)].inSmall +=
                        Int32(term.inSmall)
                }
            }
        }
        let all = Double(count) + assumedItems + 1
        return uses.mapValues { words in
            var names: [WordKey: Double] = [:]
            for (key, use) in words where use.asName > 0 && use.inSmall * 9 <= use.asName {
                names[key] = log(all / Double(frequencies[key] ?? 1))
            }
            return names
        }
    }

    /// The groups of stories that tell one event, by their places; the first of each group first.
    mutating func run(least: Double) -> [[Int]] {
        var groups = profiles.indices.map { [$0] }
        var owner = Array(profiles.indices)
        for link in links(least: least) {
            let (one, other) = (owner[link.one], owner[link.other])
            guard one != other, canJoin(groups[one], groups[other]) else { continue }
            let (kept, gone) = (min(one, other), max(one, other))
            for story in groups[gone] { owner[story] = kept }
            groups[kept] += groups[gone]
            groups[gone] = []
        }
        return groups.filter { !$0.isEmpty }
    }

    /// One story of each language is in a group: what one language tells as two events stays two.
    private func canJoin(_ one: [Int], _ other: [Int]) -> Bool {
        let languages = Set(one.map { profiles[$0].language })
        guard !other.contains(where: { languages.contains(profiles[$0].language) }),
            (one + other).reduce(0, { $0 + profiles[$1].items }) <= StoryLimits.members
        else { return false }
        var span: TimeSpan? = TimeSpan(nil)
        for story in one + other { span = span?.joined(profiles[story].span) }
        return span != nil
    }

    private mutating func links(least: Double) -> [(one: Int, other: Int, likeness: Double)] {
        var having: [WordKey: [Int]] = [:]
        for story in profiles.indices {
            for name in profiles[story].names { having[name.key, default: []].append(story) }
        }
        var links: [(one: Int, other: Int, likeness: Double)] = []
        for story in profiles.indices {
            var seen: Set<Int> = []
            for name in profiles[story].names {
                guard let others = having[name.key], others.count <= Self.mostStories else {
                    continue
                }
                for other in others where other > story && seen.insert(other).inserted {
                    guard profiles[other].language != profiles[story].language,
                        profiles[story].span.joined(profiles[other].span) != nil
                    else { continue }
                    comparisons += 1
                    let likeness = likeness(profiles[story], profiles[other])
                    if likeness >= least { links.append((story, other, likeness)) }
                }
            }
        }
        return links.sorted {
            $0.likeness != $1.likeness
                ? $0.likeness > $1.likeness : ($0.one, $0.other) < ($1.one, $1.other)
        }
    }

    private func likeness(_ one: Profile, _ other: Profile) -> Double {
        var (mine, theirs, shared, sum) = (0, 0, 0, 0.0)
        while mine < one.names.count, theirs < other.names.count {
            let (a, b) = (one.names[mine], other.names[theirs])
            if a.key == b.key {
                sum += a.weight * b.weight
                if a.begins || b.begins { shared += 1 }
            }
            if a.key <= b.key { mine += 1 }
            if b.key <= a.key { theirs += 1 }
        }
        return shared >= Self.fewestShared ? sum : 0
    }
}
