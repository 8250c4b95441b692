/// What writing a site changed on disk.
public struct WriteTally: Equatable, Sendable {
    public var written = 0
    public var kept = 0
    public var pruned = 0
}
