import Basics

/// The portal's own copy of a picture in all its widths: settled once, the same for every page.
public struct PictureCopy: Hashable, Sendable, Codable {
    /// Names its files: a hash of the content and of how they were made.
    public let key: String
    /// Which of the stylesheet's colours comes nearest to the whole.
    public let colour: Int?
    /// What every browser can show; the narrowest of all widths that look sharp.
    public let fallback: Rendition
    /// As WebP, from narrow to wide.
    public let renditions: [Rendition]
    /// For links that are shared, where the picture is wider than what pages show without WebP: no page loads it.
    public let shared: Rendition?

    public init(
        key: String,
        colour: Int?,
        fallback: Rendition,
        renditions: [Rendition],
        shared: Rendition? = nil
    ) {
        self.key = key
        self.colour = colour
        self.fallback = fallback
        self.renditions = renditions
        self.shared = shared
    }

    /// One file of the copy.
    public struct Rendition: Hashable, Sendable, Codable {
        public let width: Int
        public let height: Int
        public let bytes: Int
        /// `webp`, `jpg`, `png`.
        public let ending: String

        public init(width: Int, height: Int, bytes: Int, ending: String) {
            self.width = width
            self.height = height
            self.bytes = bytes
            self.ending = ending
        }
    }

    public var files: [Rendition] { renditions + [fallback] + [shared].compactMap(\.self) }

    public func fileName(of rendition: Rendition) -> String {
        "\(key)-\(rendition.width).\(rendition.ending)"
    }

    /// Where a rendition is published; the name changes with the content.
    public func path(of rendition: Rendition) -> String { Self.folder + fileName(of: rendition) }

    /// Where copies are published.
    public static let folder = "/_/p/"

    /// Differs whenever the copy differs.
    public var fingerprint: UInt64 {
        var hash = StableHash(StableHash.of(key))
        hash.add(colour ?? -1)
        for file in files {
            hash.add(file.width)
            hash.add(file.height)
            hash.add(file.ending)
        }
        return hash.value
    }
}
