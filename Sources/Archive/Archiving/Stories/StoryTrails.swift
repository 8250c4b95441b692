import Domain

/// Which stories go on as one matter: by a topic that all of them have, or by two names that at least five have together.
struct StoryTrails: Sendable {
    /// For each story the topic, nil for names, and the numbers of the stories of its matter, in order.
    private var trails: [Int: (topic: Label?, stories: [Int])] = [:]

    /// Fewer stories that have the same names are chance.
    static let fewest = 5
    /// What more stories have is no matter but a country.
    static let most = 60

    private struct Pair: Hashable {
        let one: Int64
        let other: Int64
    }

    init() {}

    /// - Parameters:
    ///   - topics: of each story, in the order of the stories.
    ///   - names: that run through each.
    init(topics: [Set<Label>], names: [[Int64]]) {
        var byTopic: [Label: [Int]] = [:]
        var byNames: [Pair: [Int]] = [:]
        for (number, labels) in topics.enumerated() {
            for label in labels { byTopic[label, default: []].append(number) }
        }
        for (number, names) in names.enumerated() {
            let names = Set(names).sorted()
            for (place, one) in names.enumerated() {
                for other in names[(place + 1)...] {
                    byNames[Pair(one: one, other: other), default: []].append(number)
                }
            }
        }
        // The narrowest topic says most of what a story is about; of names those that more stories have.
        for (topic, stories) in byTopic.sorted(by: {
            $0.value.count != $1.value.count ? $0.value.count < $1.value.count : $0.key < $1.key
        }) where stories.count > 1 {
            for story in stories where trails[story] == nil { trails[story] = (topic, stories) }
        }
        for (_, stories) in byNames.sorted(by: {
            $0.value.count != $1.value.count
                ? $0.value.count > $1.value.count
                : ($0.key.one, $0.key.other) < ($1.key.one, $1.key.other)
        }) where (Self.fewest...Self.most).contains(stories.count) {
            for story in stories where trails[story] == nil { trails[story] = (nil, stories) }
        }
    }

    /// The matter of a story; nil for one that stands for itself.
    func trail(of story: Int) -> (topic: Label?, stories: [Int])? { trails[story] }
}
