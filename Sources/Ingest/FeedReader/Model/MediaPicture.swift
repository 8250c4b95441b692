/// One rendition of a picture or another medium that an entry offers (Media RSS).
public struct MediaPicture: Equatable, Sendable {
    public var url: String
    public var width: Int?
    public var height: Int?
    public var type: String?
    /// `image`, `video`, `audio`…: as the feed says, else from the type or the file's extension.
    public var medium: String?
    public var credit: String?
    public var license: String?
    public var alt: String?
    /// Renditions of one picture share a number; pictures that stand alone have their own.
    public var group: Int
    /// Bytes, as the feed claims.
    public var length: Int?
    /// Whether it is there to stand for something larger.
    public var isThumbnail: Bool

    public init(
        url: String,
        width: Int? = nil,
        height: Int? = nil,
        type: String? = nil,
        medium: String? = nil,
        credit: String? = nil,
        license: String? = nil,
        alt: String? = nil,
        group: Int = 0,
        length: Int? = nil,
        isThumbnail: Bool = false
    ) {
        self.url = url
        self.width = width
        self.height = height
        self.type = type
        self.medium = medium
        self.credit = credit
        self.license = license
        self.alt = alt
        self.group = group
        self.length = length
        self.isThumbnail = isThumbnail
    }
}

extension MediaPicture {
    /// Whether it is a sound or a film in a file of its own, and not a player of somebody.
    var isPlayable: Bool {
        type?.hasPrefix("audio/") == true || type?.hasPrefix("video/") == true
    }
}
