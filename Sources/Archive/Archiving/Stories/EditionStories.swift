import Basics
import Domain

/// The stories of an edition: who tells each, and who stands for it in lists.
struct EditionStories: Sendable {
    /// In the order of their earliest members.
    private(set) var all: [PublishedStory] = []
    private(set) var trails = StoryTrails()
    private(set) var moved: [MovedStory] = []
    /// By the places of their members.
    private var numbers: [Int32: Int] = [:]
    /// The places of the members of each, oldest first.
    private var places: [[Int32]] = []
    private var leadsRiver: Set<Int32> = []
    private var leadsSection: Set<Int32> = []
    /// The sources that tell each.
    private var tellers: [Int] = []
    /// What differs for each member when it is shown otherwise.
    private(set) var marks: [(place: Int32, mark: UInt64)] = []

    /// How many others a card may name.
    static let mostOthers = 8
    /// How many stand around an article in its story: two before it and one after, so that one more changes few pages.
    private static let around = (before: 2, after: 1)

    init() {}

    /// - Parameters:
    ///   - groups: which items tell one event.
    ///   - known: the members under whose ids stories came out, the first one first.
    ///   - shown: what the edition shows.
    ///   - path: where the article at a place stands on the portal.
    /// - Throws: what asking for a path throws.
    init(
        _ groups: StoryGroups,
        known: [StoryAddresses.Known],
        shown: ShownItems,
        path: (Int32) throws -> String
    ) throws {
        let lasting = known.enumerated().filter { !$0.element.isErased }
        var order = Dictionary(lasting.map { ($0.element.item, $0.offset) }) { one, _ in one }
        var found: [(places: [Int32], names: [Int64], first: Int?)] = []
        for (number, ids) in groups.members.enumerated() {
            let places = shown.tellers(of: ids, isChosen: groups.chosen.contains(number))
            guard !places.isEmpty else { continue }
            found.append((places, groups.names[number], ids.compactMap { order[$0] }.min()))
        }
        found.sort { ($0.places.first ?? 0) < ($1.places.first ?? 0) }
        for (places, _, first) in found {
            let known = first.map { known[$0] }
            try add(places, known, known?.path ?? path(places[0]), shown)
            order[all[all.count - 1].id] = nil
        }
        trails = StoryTrails(
            topics: places.map { shown.topics(of: $0) },
            names: found.map(\.names)
        )
        for former in known where former.isErased || order[former.item] != nil {
            let target =
                former.isErased ? .gone : try target(former.item, groups, shown, path)
            moved.append(MovedStory(name: Self.name(former.path), target: target))
        }
    }

    private mutating func add(
        _ members: [Int32],
        _ known: StoryAddresses.Known?,
        _ path: String,
        _ shown: ShownItems
    ) {
        let number = all.count
        let id = known?.item ?? shown.id(members[0])
        let name = Self.name(path)
        var hash = StableHash()
        hash.add(name)
        for place in members {
            numbers[place] = number
            hash.add(shown.fingerprint(place))
        }
        places.append(members)
        tellers.append(Set(members.map(shown.source)).count)
        lead(members, shown)
        for place in members {
            var mark = StableHash()
            mark.add(name)
            mark.add(leadsRiver.contains(place) ? 1 : 0)
            if leads(place) {
                mark.add(leadsSection.contains(place) ? 3 : 2)
                for other in members where other != place { mark.add(shown.fingerprint(other)) }
            }
            marks.append((place, mark.value))
        }
        all.append(
            PublishedStory(
                id: id,
                name: name,
                members: members.map(shown.id),
                fingerprint: hash.value
            )
        )
    }

    /// In each list of a language the best one stands for all of them: an own one before all others, then what the source's
    /// weight says, then the newest.
    private mutating func lead(_ members: [Int32], _ shown: ShownItems) {
        var rivers: [UInt32: Int32] = [:]
        var sections: [UInt64: Int32] = [:]
        for place in shown.bestFirst(members) {
            let (shelf, section) = shown.list(of: place)
            if rivers[shelf] == nil { rivers[shelf] = place }
            let key = UInt64(shelf) << 32 | UInt64(section)
            if sections[key] == nil { sections[key] = place }
        }
        leadsRiver.formUnion(rivers.values)
        leadsSection.formUnion(sections.values)
    }

    /// The last part of a path: `slug-of-the-headline-k3f9q2abcd`.
    private static func name(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private func target(
        _ item: ItemID,
        _ groups: StoryGroups,
        _ shown: ShownItems,
        _ path: (Int32) throws -> String
    ) rethrows -> MovedStory.Target {
        let own = shown.place(item)
        if let story = own.flatMap({ numbers[$0] }) { return .story(all[story].name) }
        // The member itself may be gone while others go on telling.
        let others = groups.members.first { $0.contains(item) } ?? []
        let left = others.compactMap { shown.place($0) }
        if let story = left.lazy.compactMap({ numbers[$0] }).first {
            return .story(all[story].name)
        }
        return try (own ?? left.first).map { .article(try path($0)) } ?? .gone
    }
}

extension EditionStories {
    func number(of place: Int32) -> Int? { numbers[place] }

    /// Whether another one stands for an article in the lists of a language, or of a section.
    func isFolded(_ place: Int32, inSection: Bool) -> Bool {
        numbers[place] != nil && !(inSection ? leadsSection : leadsRiver).contains(place)
    }

    private func leads(_ place: Int32) -> Bool {
        leadsRiver.contains(place) || leadsSection.contains(place)
    }

    /// Those that tell the same just before and after an article.
    func around(_ place: Int32) -> [Int32]? {
        guard let number = numbers[place], let own = places[number].firstIndex(of: place) else {
            return nil
        }
        let members = places[number]
        return members[max(0, own - Self.around.before)..<own].reversed()
            + members[(own + 1)...].prefix(Self.around.after)
    }

    /// How many sources tell the story of an article, and, where it stands for all of them, the others.
    func telling(_ place: Int32, _ shown: ShownItems) -> (
        story: PublishedStory, tellers: Int, others: [Int32]
    )? {
        guard let number = numbers[place] else { return nil }
        let others =
            leads(place) ? shown.bestFirst(places[number]).filter { $0 != place } : []
        return (all[number], leads(place) ? tellers[number] : 0, others)
    }
}
