public import Domain
import GRDB

extension ArchivedEdition {
    public func stories() -> [PublishedStory] { index.stories.all }

    public func story(of id: ItemID) -> PublishedStory? {
        index.place(of: id).flatMap { index.stories.number(of: $0) }.map { index.stories.all[$0] }
    }

    public func isFolded(_ id: ItemID, in list: ArticleList) -> Bool {
        guard let place = index.place(of: id) else { return false }
        switch list {
        case .river: return index.stories.isFolded(place, inSection: false)
        case .section: return index.stories.isFolded(place, inSection: true)
        default: return false
        }
    }

    public func trail(of story: PublishedStory) -> StoryTrail? {
        guard let first = story.members.first.flatMap({ index.place(of: $0) }),
            let number = index.stories.number(of: first),
            let trail = index.stories.trails.trail(of: number)
        else { return nil }
        return StoryTrail(topic: trail.topic, stories: trail.stories.map { index.stories.all[$0] })
    }

    public func movedStories() -> [MovedStory] { index.stories.moved }

    public func leftLanguages() throws -> [ItemID: Set<Language>] {
        guard !index.stories.all.isEmpty else { return [:] }
        let known = try database.read { try StoryAddresses(database: $0).languages() }
        return index.stories.all.reduce(into: [:]) { left, story in
            let gone = (known[story.id] ?? []).subtracting(languages(of: story))
            if !gone.isEmpty { left[story.id] = gone }
        }
    }

    /// The languages of the lists in which those stand who tell a story.
    func languages(of story: PublishedStory) -> Set<Language> {
        guard !index.sharesLists else { return [] }
        let places = story.members.compactMap { index.place(of: $0) }
        return Set(places.map { index.names.languages[index.traits(at: $0).shelf] })
    }
}
