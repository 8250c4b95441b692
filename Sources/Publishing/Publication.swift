public import Foundation

/// What publishing a site came to.
public struct Publication: Sendable {
    public let pages: Int
    public let rendered: Int
    public let files: WriteTally
    /// The next moment at which the site changes without any new answer.
    public let nextDue: Date?
    public let renderTime: Duration
    public let writeTime: Duration
}
