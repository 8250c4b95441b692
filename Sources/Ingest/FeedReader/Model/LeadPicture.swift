import HTMLCleaning

/// Chooses which of the pictures that an entry offers stands for it, and in which size.
public enum LeadPicture {
    /// Files that say to be smaller are faces and signs, which no story is shown with.
    private static let least = (width: 160, height: 90)
    /// How wide a picture is taken to be of which neither the feed nor the address tells it.
    private static let usualWidth = 640

    /// - Parameter media: what the entry offers, in its order.
    /// - Returns: of the first picture the narrowest rendition that is wide enough, else the widest; nil for none.
    public static func best(of media: [MediaPicture]) -> MediaPicture? {
        let renditions = renditions(in: media)
        let enough = renditions.filter { width(of: $0) >= ImageTag.wantedWidth }
        return enough.min { width(of: $0) < width(of: $1) }
            ?? renditions.max { width(of: $0) < width(of: $1) }
    }

    /// What there is of the first picture that is large enough, if any is.
    private static func renditions(in media: [MediaPicture]) -> [MediaPicture] {
        let pictures = media.filter { $0.medium == "image" }
        let wide = pictures.filter {
            !isBelow(least.width, $0.width) && !isBelow(least.height, $0.height)
        }
        let tall = pictures.filter {
            !isBelow(least.width, $0.width) || !isBelow(least.height, $0.height)
        }
        let shown = wide.isEmpty ? tall : wide
        guard let first = shown.first else { return [] }
        // A thumbnail that belongs to nothing stands for the picture beside it.
        let isAlone = media.allSatisfy { $0.group != first.group || $0.isThumbnail }
        let main = isAlone ? shown.first { !$0.isThumbnail } : nil
        return shown.filter { $0.group == first.group || $0.group == main?.group }
    }

    private static func isBelow(_ least: Int, _ size: Int?) -> Bool {
        size.map { $0 < least } ?? false
    }

    private static func width(of picture: MediaPicture) -> Int {
        picture.width ?? RenditionAddress(picture).width
            ?? (picture.isThumbnail ? 0 : usualWidth)
    }
}
