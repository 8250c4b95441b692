public import Domain
import Fetching
import Foundation

/// Makes the portal's copies: many pictures in one process, one by one where that fails.
public struct CopyMaker: Sendable {
    private let store: PictureStore
    /// Nil where libvips is not installed: then originals of a modest size stand for themselves.
    private let thumbnailer: Thumbnailer?

    /// Pictures in one process; more would wait longer for one that is bad.
    static let batch = 12
    /// What names the way of a copy that is the original without what it tells of who took it; raised with the way.
    private static let bareWay = "original 2"
    /// A larger file is shown nowhere.
    public static let mostBytes = 150_000

    public init(store: PictureStore, thumbnailer: Thumbnailer?) {
        self.store = store
        self.thumbnailer = thumbnailer
    }

    public typealias Made = Result<PictureCopy, PictureFault>

    /// - Parameters:
    ///   - jobs: what is to be made.
    ///   - width: how many processes may run at once.
    ///   - deadline: after which no further batch is begun; nil for none.
    ///   - done: is given what came of each batch, by the places in `jobs`.
    /// - Throws: what `done` throws.
    public func make(
        _ jobs: [CopyJob],
        width: Int,
        until deadline: ContinuousClock.Instant? = nil,
        done: ([(index: Int, made: Made)]) throws -> Void
    ) async throws {
        let size = Self.size(jobs.count, at: width)
        var batches = stride(from: 0, to: jobs.count, by: size)
            .map { Array($0..<min($0 + size, jobs.count)) }[...]
        try await withThrowingTaskGroup(of: [(index: Int, made: Made)].self) { group in
            func begin() {
                if let deadline, deadline <= .now { return }
                guard let batch = batches.popFirst() else { return }
                group.addTask {
                    zip(batch, await make(batch.map { jobs[$0] })).map { ($0, $1) }
                }
            }
            for _ in 0..<max(1, width) { begin() }
            while let made = try await group.next() {
                try done(made)
                begin()
            }
        }
    }

    /// As many for each process as keep all of them busy to the end.
    static func size(_ count: Int, at width: Int) -> Int {
        let width = max(1, width)
        let rounds = (count + width * batch - 1) / (width * batch)
        return max(1, (count + width * rounds - 1) / max(1, width * rounds))
    }

    /// What came of each, in their order.
    func make(_ jobs: [CopyJob]) async -> [Made] {
        let known = jobs.map { CopyRecord(store: store).copy(key($0)) }
        let missing = jobs.indices.filter { known[$0] == nil }
        let new = await makeAnew(missing.map { jobs[$0] })
        var results = known.map { copy in copy.map { Made.success($0) } }
        for (index, made) in zip(missing, new) { results[index] = made }
        return results.map { $0 ?? .failure(.unreadable) }
    }

    private func makeAnew(_ jobs: [CopyJob]) async -> [Made] {
        guard let thumbnailer else {
            return jobs.map { OriginalCopy(store: store).made($0, key: key($0)) }
        }
        guard !jobs.isEmpty else { return [] }
        var results = await batch(jobs, thumbnailer).run()
        for (index, job) in jobs.enumerated() {
            guard case .failure = results[index], jobs.count > 1 else { continue }
            // The process may have died of another's sins.
            results[index] = await batch([job], thumbnailer).run()[0]
        }
        return results
    }

    private func batch(_ jobs: [CopyJob], _ thumbnailer: Thumbnailer) -> CopyBatch {
        CopyBatch(
            jobs: jobs,
            keys: jobs.map(key),
            thumbnailer: thumbnailer,
            store: store
        )
    }

    private func key(_ job: CopyJob) -> String {
        let way = thumbnailer == nil ? Self.bareWay : job.recipe.text
        return String(ContentHash.of("\(job.hash) \(way)").prefix(16))
    }
}
