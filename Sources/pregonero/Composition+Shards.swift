import Basics
import Foundation

extension Composition {
    /// The work of one shard that asks sources; nil when all are asked here.
    func fetchShard() -> (() async throws -> Void)? {
        guard let (plan, shard, part) = sharding?.part else { return nil }
        let fetch = FetchShard(
            prepare: prepare(nil),
            state: state,
            ingest: ingest(nil),
            plan: plan,
            shard: shard,
            part: part
        )
        return { try tell(shard, try await fetch.run(), "sources asked") }
    }

    /// The work of one shard that makes pages; nil when all are made here.
    func buildShard(_ flags: BuildFlags) -> (() async throws -> Void)? {
        guard let (plan, shard, part) = sharding?.part else { return nil }
        let build = BuildShard(
            prepare: prepare(flags),
            state: state,
            files: standingFiles,
            publish: publish(flags),
            plan: plan,
            shard: shard,
            part: part
        )
        return { try tell(shard, try await build.run(), "files made") }
    }

    /// Putting together what shards made of the site; nil when their parts hold answers, or there are none.
    func joinPages(_ flags: BuildFlags) -> JoinPages? {
        guard let sharding, let parts = sharding.parts, parts.stage == .pages else { return nil }
        return JoinPages(
            prepare: prepare(flags),
            state: state,
            files: standingFiles,
            publish: publish(flags),
            output: output(flags),
            plan: sharding.plan,
            parts: parts
        )
    }

    private func tell(_ shard: Shard, _ count: Int, _ what: String) throws {
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
