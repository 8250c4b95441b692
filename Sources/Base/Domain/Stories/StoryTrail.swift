/// Stories that go on as one matter, oldest first.
public struct StoryTrail: Hashable, Sendable {
    /// The topic that all of them have; nil where the names in them agree.
    public let topic: Label?
    public let stories: [PublishedStory]

    public init(topic: Label?, stories: [PublishedStory]) {
        self.topic = topic
        self.stories = stories
    }
}
