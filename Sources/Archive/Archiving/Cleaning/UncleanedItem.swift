public import Domain
import Foundation

/// An item whose cleaned text is missing or was made by an older recipe.
public struct UncleanedItem: Sendable {
    public let id: ItemID
    public let source: SourceID
    public let title: String
    public let summary: Markup?
    public let content: Markup?
    /// What the shortcodes of the text stand for.
    public let inserts: [[String]]
    /// Whether it tells something that is not over, so that its text changes all day.
    public let isLive: Bool
    /// Addresses of pictures of which the portal has a copy for this text.
    public let readyPictures: Set<String>
    let number: Int
    let receivedHash: Data
}
