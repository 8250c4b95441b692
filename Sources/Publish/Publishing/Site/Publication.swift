public import Foundation

/// What publishing a site came to.
public struct Publication: Sendable {
    /// When the site changes next without any new answer.
    public let nextDue: Date?
    public let pages: Int
    public let rendered: Int
    public let files: WriteTally
    public let renderTime: Duration
    public let writeTime: Duration
}
