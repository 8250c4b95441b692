/// Spreads work over the cores in batches, each of which is done by one worker from its first piece to its last.
struct BatchSpread: Sendable {
    let jobs: Int

    /// A piece of work that is done.
    struct WrittenFile: Sendable {
        /// Its place among the pieces.
        let index: Int
        let file: StoredFile
    }

    /// - Parameters:
    ///   - count: the number of pieces.
    ///   - size: how many make a batch; fewer where else a worker would have none.
    ///   - least: so many pieces stay together.
    ///   - work: does the pieces of a range.
    ///   - done: is told of each batch, in no order.
    /// - Throws: what the first worker that fails throws.
    func run(
        _ count: Int,
        by size: Int,
        least: Int = 1,
        _ work: @escaping @Sendable (Range<Int>) throws -> [WrittenFile],
        done: ([WrittenFile]) -> Void
    ) async throws {
        let size = max(least, min(size, (count + jobs - 1) / jobs))
        try await withThrowingTaskGroup(of: [WrittenFile].self) { group in
            var start = 0
            var running = 0
            while start < count {
                if running >= jobs, let files = try await group.next() {
                    done(files)
                    running -= 1
                }
                let range = start..<min(start + size, count)
                group.addTask { try work(range) }
                running += 1
                start = range.upperBound
            }
            for try await files in group { done(files) }
        }
    }
}
