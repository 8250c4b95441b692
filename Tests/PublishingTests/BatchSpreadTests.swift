import Synchronization
import Testing

import Basics
@testable import Publishing

@Suite struct BatchSpreadTests {
    /// Few pieces are divided among all workers.
    @Test(arguments: [
        (0, 3, 1, []), (1, 3, 1, [1]), (3, 3, 1, [2, 1]), (10, 3, 1, [3, 3, 3, 1]),
        (10, 100, 1, [5, 5]), (3, 3, 3, [3]), (4, 3, 3, [3, 1]),
    ])
    func everyPieceIsDoneOnceByTheWorkerOfItsBatch(
        count: Int,
        size: Int,
        least: Int,
        expected: [Int]
    ) async throws {
        var batches: [[Int]] = []
        try await BatchSpread(jobs: 2).run(count, by: size, least: least) { range in
            range.map {
                BatchSpread.WrittenFile(
                    index: $0,
                    file: StoredFile(size: 0, changed: 0, digest: .unknown)
                )
            }
        } done: { files in
            batches.append(files.map(\.index))
        }
        batches.sort { $0[0] < $1[0] }
        #expect(batches.map(\.count) == expected)
        #expect(batches.flatMap(\.self) == Array(0..<count))
    }

    /// A batch begins when all before it have been handed over but those that may run beside it.
    @Test(arguments: [1, 2, 5]) func noMoreBatchesRunAtOnceThanThereAreJobs(jobs: Int) async throws
    {
        let done = Mutex(0)
        let early = Mutex<[Int]>([])
        try await BatchSpread(jobs: jobs).run(40, by: 1) { range in
            let before = done.withLock { $0 }
            if before + jobs <= range.lowerBound {
                early.withLock { $0.append(range.lowerBound) }
            }
            return []
        } done: { _ in
            done.withLock { $0 += 1 }
        }
        #expect(early.withLock { $0 } == [])
        #expect(done.withLock { $0 } == 40)
    }

    @Test func whatAWorkerThrowsEndsTheRun() async {
        await #expect(throws: PublishingError.self) {
            try await BatchSpread(jobs: 2).run(10, by: 1) { range in
                if range.contains(4) { throw PublishingError.warned }
                return []
            } done: { _ in
            }
        }
    }
}
