import Archiving
import Basics
import Fetching
import Foundation

/// Asks those sources whose servers fall to one shard, and keeps what they say for the machine that archives it.
struct FetchShard {
    let prepare: PrepareBuild
    let state: StateFolder
    let ingest: IngestSources
    let plan: ShardPlan
    let shard: Shard
    let part: PartFolder

    /// - Returns: how many sources were asked.
    /// - Throws: `ExitReason`, or what the file system says.
    func run() async throws -> Int {
        let content = try prepare.content()
        try plan.check(shared: prepare.fingerprint(of: content).shared())
        let lock = try state.sharedLock()
        defer { withExtendedLifetime(lock) {} }
        let stamp = PartStamp(
            plan: plan.id,
            shard: "\(shard)",
            stage: .answers,
            archive: plan.archive
        )
        try part.begin(stamp)
        let archive = try state.openArchive()
        defer { try? archive.close() }
        let recorder = try AnswerRecorder(in: part.folder)
        let asked = try await ingest.record(shard, with: recorder, knowing: archive)
        try part.end(stamp)
        return asked
    }
}
