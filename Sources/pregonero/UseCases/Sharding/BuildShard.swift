import Archiving
import Basics
import Foundation
import Publishing

/// Makes those pages that fall to one shard, from an archive that stands as the plan says.
struct BuildShard {
    let prepare: PrepareBuild
    let state: StateFolder
    let files: StandingFiles
    let publish: PublishPortal
    let plan: ShardPlan
    let shard: Shard
    let part: PartFolder

    /// - Returns: how many files were made.
    /// - Throws: `ExitReason`, and what publishing throws.
    func run() async throws -> Int {
        let content = try prepare.content()
        try plan.check(shared: prepare.fingerprint(of: content).shared())
        let lock = try state.sharedLock()
        defer { withExtendedLifetime(lock) {} }
        let own = try await prepare.files(of: content)
        let stamp = PartStamp(
            plan: plan.id,
            shard: "\(shard)",
            stage: .pages,
            archive: plan.archive
        )
        try part.begin(stamp)
        let archive = try state.openArchive()
        defer { try? archive.close() }
        try plan.check(archive)
        let settled = try await files.settled(own, in: archive)
        let made = try await publish.makePart(
            of: shard,
            in: part.folder,
            settled,
            hidden: plan.hiddenSources,
            from: archive
        )
        try part.end(stamp)
        return made
    }
}
