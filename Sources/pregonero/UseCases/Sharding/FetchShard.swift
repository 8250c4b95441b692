import Fetching

/// Asks those sources whose servers fall to one shard, and keeps what they say for the machine that archives it.
struct FetchShard {
    let work: ShardWork
    let ingest: IngestSources

    /// - Returns: how many sources were asked.
    /// - Throws: `ExitReason`, or what the file system says.
    func run() async throws -> Int {
        try await work.run(.answers) { _, archive in
            let recorder = try AnswerRecorder(in: work.part.folder)
            return try await ingest.record(work.shard, with: recorder, knowing: archive)
        }
    }
}
