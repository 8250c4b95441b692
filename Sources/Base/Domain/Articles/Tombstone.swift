/// An article that was published and withdrawn; its page says so.
public struct Tombstone: Hashable, Sendable {
    public let path: String
    public let title: String
    public let language: Language

    public init(path: String, title: String, language: Language) {
        self.path = path
        self.title = title
        self.language = language
    }
}
