import Basics

/// Where a picture of the newsroom's own is published, and its size in pixels.
public struct PublishedPicture: Hashable, Sendable {
    /// The site path.
    public let path: String
    public let width: Int
    public let height: Int
    /// In several widths, where such were made.
    public let copy: PictureCopy?

    public init(path: String, width: Int, height: Int, copy: PictureCopy? = nil) {
        self.path = path
        self.width = width
        self.height = height
        self.copy = copy
    }

    /// Differs whenever what is published of it differs.
    public var fingerprint: UInt64 {
        var hash = StableHash(copy?.fingerprint ?? 0)
        hash.add(path)
        hash.add(width)
        hash.add(height)
        return hash.value
    }
}
