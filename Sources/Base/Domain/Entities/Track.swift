import Basics

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

extension Track: EntityModel {
    public static let kind = EntityKind.track
    public static let isNumerous = true

    public init?(_ entity: Entity) {
        guard case .track(let track) = entity else { return nil }
        self = track
    }

    public var entity: Entity { .track(self) }

    public func name(in language: Language) -> String { "\(artist) \(title)" }

    public func mapPictures(_ change: (Picture, PictureShape) -> Picture?) -> Self {
        var track = self
        track.artwork = artwork.flatMap { change($0, .cover) }
        return track
    }

    public var plausible: Track {
        var track = self
        track.title = title.plainLine
        track.artist = artist.plainLine
        track.album = album?.plainLine
        track.genre = genre?.plainLines
        track.storeName = storeName?.plainLine
        track.price = price?.plainLine
        track.released = released?.plausible
        track.duration = duration?.within(Plausible.duration)
        track.terms = terms?.map(\.plainLine).filter { !$0.isEmpty }
        return track
    }
}
