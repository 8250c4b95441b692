/// What keeping compressed copies came to.
public struct CompressionTally: Encodable, Equatable, Sendable {
    public var written = 0
    public var kept = 0
    public var removed = 0
    /// Bytes that a reader of every written file is spared.
    public var saved = 0

    static func += (total: inout CompressionTally, more: CompressionTally) {
        total.written += more.written
        total.kept += more.kept
        total.removed += more.removed
        total.saved += more.saved
    }
}
