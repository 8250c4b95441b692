import Archiving
import Basics
import Foundation

/// What the work of any shard begins and ends with: it fits its plan, leaves the state as it is, and stamps its part.
struct ShardWork {
    let prepare: PrepareBuild
    let state: StateFolder
    let plan: ShardPlan
    let shard: Shard
    let part: PartFolder

    /// - Parameters:
    ///   - stage: what the part is to hold.
    ///   - work: makes it, and says how much it is.
    /// - Returns: how much it is.
    /// - Throws: `ExitReason` for a site that is not the plan's, and what the work throws; then there is no whole part.
    func run(
        _ stage: PartStamp.Stage,
        _ work: (SiteContent, Archive) async throws -> Int
    ) async throws -> Int {
        let content = try prepare.content()
        try plan.check(shared: prepare.fingerprint(of: content).shared())
        let lock = try state.sharedLock()
        defer { withExtendedLifetime(lock) {} }
        let stamp = PartStamp(
            plan: plan.id,
            shard: "\(shard)",
            stage: stage,
            archive: plan.archive
        )
        try part.begin(stamp)
        let archive = try state.openArchive()
        defer { try? archive.close() }
        let count = try await work(content, archive)
        try part.end(stamp)
        return count
    }
}
