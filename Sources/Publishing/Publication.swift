/// What publishing a site came to.
public struct Publication: Sendable {
    public let pages: Int
    public let rendered: Int
    public let files: WriteTally
    public let renderTime: Duration
    public let writeTime: Duration
}
