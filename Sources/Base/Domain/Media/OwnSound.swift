public import Basics

/// A piece of sound of the newsroom's own that an article is heard in.
public struct OwnSound: Hashable, Sendable {
    /// The path below `Content/`, by which the article names it.
    public let address: String
    /// `audio/mpeg`
    public let type: String
    /// In bytes.
    public let length: Int
    /// In seconds, where the file tells it.
    public let duration: Int?

    public init(address: String, type: String, length: Int, duration: Int?) {
        self.address = address
        self.type = type
        self.length = length
        self.duration = duration
    }

    /// Whether the directories of podcasts take it: MP3 and AAC, nothing else.
    public var isForPodcasts: Bool { ["audio/mpeg", "audio/x-m4a"].contains(type) }

    public func add(to hash: inout StableHash) {
        hash.add(address)
        hash.add(type)
        hash.add(length)
        hash.add(duration ?? 0)
    }
}
