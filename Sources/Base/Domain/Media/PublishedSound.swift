/// A piece of sound of the newsroom's own, where the portal publishes it.
public struct PublishedSound: Hashable, Sendable {
    public let sound: OwnSound
    /// The site path.
    public let path: String

    public init(_ sound: OwnSound, path: String) {
        self.sound = sound
        self.path = path
    }
}

extension Article {
    /// What of the newsroom's own it is heard in.
    public func sound(among sounds: [String: PublishedSound]) -> PublishedSound? {
        guard source == Source.ownID else { return nil }
        return enclosures.lazy.compactMap { sounds[$0.address] }.first
    }
}
