/// A song or a music video, with the store that offers it.
public struct Track: Hashable, Sendable, Codable {
    public var title: String
    public var artist: String
    public var album: String?
    public var genre: LocalizedText?
    public var form: Form
    public var released: Day?
    /// Seconds.
    public var duration: Int?
    public var artwork: Picture?
    /// A short piece of the track.
    public var preview: String?
    /// Where it can be had.
    public var store: String?
    public var storeName: String?
    public var price: String?
    public var isExplicit: Bool
    /// What was looked for in a store when this was found; nil where nothing was.
    public var terms: [String]?

    public init(title: String, artist: String, form: Form = .song) {
        self.title = title
        self.artist = artist
        self.form = form
        isExplicit = false
    }

    public enum Form: String, CaseIterable, Sendable, Codable {
        case song
        case video
    }
}
