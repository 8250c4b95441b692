import Domain

/// Takes batches in, one after the other: a small one is begun before the one before it is finished.
final class IngestsInTurn {
    private var intake = IngestTally()
    /// The one that was begun last, when it is not finished.
    private var last: BatchIngest?

    /// A larger one is finished before the next is asked for, so that only one of the kind is in memory.
    private static let small = 100

    /// - Throws: what SQLite says.
    func add(_ next: BatchIngest) throws {
        let isSmall = next.size <= Self.small
        // What an answer says of what another of the same source brought can be told when that is there.
        if !isSmall || last?.batch.source == next.batch.source { try finishLast() }
        try next.begin()
        try finishLast()
        last = next
        if !isSmall { try finishLast() }
    }

    /// - Returns: what all of them changed.
    /// - Throws: what SQLite says.
    func finish() throws -> IngestTally {
        try finishLast()
        return intake
    }

    private func finishLast() throws {
        guard let ingest = last else { return }
        last = nil
        intake += try ingest.finish()
    }
}
