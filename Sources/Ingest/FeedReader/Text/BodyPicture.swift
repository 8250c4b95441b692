import Basics
import HTMLCleaning

/// Finds the picture that a body begins with.
enum BodyPicture {
    /// What is looked at, in bytes: a picture further down does not stand for the story.
    private static let reach = 64 * 1_024

    /// Smaller ones are buttons and signs.
    private static let least = (width: 100, height: 60)

    /// The address of the first picture that says neither that it is small nor counts who reads.
    static func first(in html: String) -> String? {
        guard ByteSearch.contains("<img", in: html) || ByteSearch.contains("<IMG", in: html) else {
            return nil
        }
        let tags = ImageTags(Array(html.utf8.prefix(reach))) { LinkText.safe($0) }
        return tags.lazy.filter { $0.isShown && !isSmall($0) }.compactMap(\.address)
            .first { !TrackingPixel.isServed(from: $0) }
    }

    private static func isSmall(_ tag: ImageTag) -> Bool {
        (tag.width ?? .max) < least.width || (tag.height ?? .max) < least.height
    }
}
