public import Foundation

/// A site as a build, or bringing one back, made it.
public struct Edition: Encodable, Equatable, Sendable {
    public let number: Int
    /// The clock of the build.
    public let clock: Date
    /// Published articles that are no samples.
    public let articles: Int
    public let files: Int
    public let added: Int
    public let changed: Int
    public let removed: Int
    /// The edition that was brought back.
    public let back: Int?
    /// Whether it is what stands in the output folder.
    public let stands: Bool

    init(_ head: EditionHead, stands: Bool) {
        number = head.number
        clock = Date(timeIntervalSince1970: Double(head.clock))
        articles = head.live
        files = head.files
        added = head.added
        changed = head.changed
        removed = head.removed
        back = head.back
        self.stands = stands
    }
}
