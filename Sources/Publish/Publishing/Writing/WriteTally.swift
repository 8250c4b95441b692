/// What writing a site changed on disk.
public struct WriteTally: Equatable, Sendable {
    public var written = 0
    public var kept = 0
    public var pruned = 0

    static func += (total: inout WriteTally, more: WriteTally) {
        total.written += more.written
        total.kept += more.kept
        total.pruned += more.pruned
    }
}
