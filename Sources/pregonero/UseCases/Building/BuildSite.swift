import Archiving
import Basics
import Domain
import Foundation

/// A build: ingest, settle, publish.
struct BuildSite {
    let prepare: PrepareBuild
    let state: StateFolder
    let loss: LostState
    let ingest: IngestSources
    let settle: SettleArchive
    let publish: PublishPortal
    let output: BuildOutput
    /// The plan for whose time this build is, which is told how the archive stands now, and its file; nil without shards.
    let plan: (plan: ShardPlan, file: URL)?

    func run() async throws {
        let start = ContinuousClock.now
        let (content, lock, isFirst) = try begin()
        defer { withExtendedLifetime(lock) {} }
        if isFirst, prepare.options?.seedFrom == nil { await loss.warn() }
        let own = try await prepare.files(of: content)
        let summary: BuildSummary
        do {
            summary = try await OpenedArchive(state: state).use { archive in
                try await build(own, in: archive)
            }
        } catch {
            if isFirst { state.dropEmptyArchive() }
            throw error
        }
        try output.report(summary, took: ContinuousClock.now - start)
    }

    /// On its own, since Swift 6.3.1 crashes when it optimises this as a part of what waits (splitting the coroutine).
    @inline(never)
    private func begin() throws -> (SiteContent, BuildLock, isFirst: Bool) {
        let content = try prepare.content()
        try plan?.plan.check(shared: prepare.fingerprint(of: content).shared())
        let lock = try state.lock()
        let isFirst = try !state.isThere
        if isFirst, prepare.options?.requiresState == true {
            throw ExitReason.stateMissing(
                "there is no state of earlier builds in \(state.layout.state.filePath)",
                hint: "'pregonero state pull' fetches it; a first build needs no --require-state"
            )
        }
        return (content, lock, isFirst)
    }

    private func build(_ own: OwnFiles, in archive: Archive) async throws -> BuildSummary {
        defer { publish.console.endProgress() }
        try plan?.plan.checkIsNewest(archive)
        let ingested = try await ingest.run(own, into: archive)
        FreedMemory.giveBack()
        // Where something came, pages are to be written, unless what is found yet forbids it.
        let material = ingested.tally.hasChanges ? publish.begunMaterial(own.content) : nil
        let settled = try await settle.run(own, ingested, in: archive)
        FreedMemory.giveBack()
        if let plan { try plan.plan.noting(ingested.answers, archive).write(to: plan.file) }
        let portal = try await publish.run(
            settled,
            ingested.answers,
            from: archive,
            material: material
        )
        own.remember()
        return output.summary(ingested, settled.pictures, portal)
    }
}
