/// The shop where readers may go on looking for music.
public struct MusicStore: Hashable, Sendable {
    public var name: String
    /// The address of its search, with `{term}` where the words stand.
    public var search: String
    /// The same of an API that answers as Apple's does (iTunes Search API): pages may ask it when a reader wants that.
    public var api: String?

    public static let place = "{term}"

    public init(name: String, search: String, api: String? = nil) {
        self.name = name
        self.search = search
        self.api = api
    }
}
