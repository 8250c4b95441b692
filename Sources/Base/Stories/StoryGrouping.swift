/// What tells one event, found in a set of items: a pure function of the set.
///
/// The order of the items changes nothing, nor does anything that was grouped before: whoever wants the stories as of now
/// groups all items that there are now. An item belongs to one story.
public struct StoryGrouping: Sendable, Equatable {
    /// In the order of their earliest members.
    public let stories: [Story]
    /// How much was looked at.
    public let work: GroupingWork
    private let storyOf: [String: Int]

    /// The stories of items that each have an id of their own; of several with one id, the earliest counts.
    public init(of items: [StoryItem], setting: StorySetting = .standard) {
        self.init(of: StoryWords(of: Self.inOrder(items)), setting: setting)
    }

    /// The stories of items of which the words were read.
    public init(of words: StoryWords, setting: StorySetting = .standard) {
        let items = words.entries
        var byLanguage: [String: [(place: Int, published: Int?, terms: ItemTerms)]] = [:]
        for (place, item) in items.enumerated() {
            byLanguage[item.language, default: []].append((place, item.published, item.terms))
        }
        var work = GroupingWork()
        var found: [(language: String, tellers: [Teller])] = []
        for (language, items) in byLanguage.sorted(by: { $0.key < $1.key }) {
            found += Self.stories(of: Teller.all(of: items), setting, &work)
                .map { (language, $0) }
        }
        var groups = found.indices.map { [$0] }
        if byLanguage.count > 1 {
            var join = LanguageJoin(found)
            groups = join.run(least: setting.acrossLanguages)
            work.comparisons += join.comparisons
        }
        let members = groups.map { group in
            group.flatMap { found[$0].tellers.flatMap(\.items) }.sorted()
        }
        .sorted { ($0.first ?? 0) < ($1.first ?? 0) }
        stories = members.map { places in
            Story(
                members: places.map { items[$0].id },
                names: StoryNames.shared(by: places.lazy.map { items[$0].names })
            )
        }
        var storyOf: [String: Int] = [:]
        for (number, story) in stories.enumerated() {
            for member in story.members { storyOf[member] = number }
        }
        self.storyOf = storyOf
        self.work = work
    }

    /// The story that an item belongs to; nil for an item that was not given.
    public func story(of item: String) -> Story? { storyOf[item].map { stories[$0] } }

    private static func inOrder(_ items: [StoryItem]) -> [StoryItem] {
        var seen: Set<String> = []
        return items.sorted(by: StoryItem.isEarlier).filter { seen.insert($0.id).inserted }
    }

    private static func stories(
        of tellers: [Teller],
        _ setting: StorySetting,
        _ work: inout GroupingWork
    ) -> [[Teller]] {
        let terms = WeighedTerms(of: tellers)
        var search = NeighbourSearch(tellers, terms)
        let pairs = search.pairs()
        var agglomeration = Agglomeration(tellers, pairs, by: setting.linkage)
        var stories = agglomeration.run()
        work.comparisons += search.comparisons
        work.joins += agglomeration.joins
        if let linkage = setting.closerLook {
            let look = GroupSplitting(terms: terms, linkage: linkage)
            work.comparisons += stories.reduce(0) { $0 + $1.count * ($1.count - 1) / 2 }
            stories = stories.flatMap { look.parts(of: $0, tellers) }
        }
        return stories.map { story in story.map { tellers[$0] } }
    }
}
