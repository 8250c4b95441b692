import Basics
import Foundation

extension Composition {
    /// The work of one shard that asks sources; nil when all are asked here.
    func fetchShard() -> (() async throws -> Void)? {
        guard let work = shardWork(nil) else { return nil }
        let fetch = FetchShard(work: work, ingest: ingest(nil))
        return { try report(work.shard, try await fetch.run(), "sources asked") }
    }

    /// The work of one shard that makes pages; nil when all are made here.
    func buildShard(_ options: BuildOptions) -> (() async throws -> Void)? {
        guard let work = shardWork(options) else { return nil }
        let build = BuildShard(work: work, files: standingFiles, publish: publish(options))
        return { try report(work.shard, try await build.run(), "files made") }
    }

    private func shardWork(_ options: BuildOptions?) -> ShardWork? {
        guard let sharding, let (shard, folder) = sharding.part else { return nil }
        return ShardWork(
            prepare: prepare(options),
            state: state,
            plan: sharding.plan,
            shard: shard,
            part: folder
        )
    }

    /// Putting together what shards made of the site; nil when their parts hold answers, or there are none.
    func joinPages(_ options: BuildOptions) -> JoinPages? {
        guard let sharding, let parts = sharding.parts, parts.stage == .pages else { return nil }
        return JoinPages(
            prepare: prepare(options),
            state: state,
            files: standingFiles,
            publish: publish(options),
            output: output(options),
            plan: sharding.plan,
            parts: parts
        )
    }

    private func report(_ shard: Shard, _ count: Int, _ what: String) throws {
        console.endProgress()
        if isJSON {
            let result = ShardResult(shard: "\(shard)", count: count)
            return try console.data(try PlainJSON.text(result))
        }
        console.say("shard \(shard): \(count) \(what)")
    }
}

/// What a shard says of its work to programs.
private struct ShardResult: Encodable {
    let shard: String
    let count: Int
}
