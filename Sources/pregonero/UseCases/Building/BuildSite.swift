import Archiving
import Basics
import Domain
import Foundation

/// A build: ingest, settle, publish.
struct BuildSite {
    let prepare: PrepareBuild
    let state: StateFolder
    let ingest: IngestSources
    let settle: SettleArchive
    let publish: PublishPortal
    let output: BuildOutput

    func run() async throws {
        let start = ContinuousClock.now
        let (content, lock) = try begin()
        defer { withExtendedLifetime(lock) {} }
        let own = try await prepare.files(of: content)
        let summary = try await OpenedArchive(state: state).use { archive in
            try await build(own, in: archive)
        }
        try output.tell(summary, took: ContinuousClock.now - start)
    }

    /// On its own, since Swift 6.3.1 crashes when it optimises this as a part of what waits (splitting the coroutine).
    @inline(never)
    private func begin() throws -> (SiteContent, BuildLock) {
        let content = try prepare.content()
        let lock = try state.lock()
        if prepare.flags?.requireState == true, !state.isThere {
            throw ExitReason.stateMissing(
                "there is no state of earlier builds in \(state.layout.state.filePath)\n"
                    + "hint: 'pregonero state pull' fetches it; a first build needs no --require-state"
            )
        }
        if !state.isThere, prepare.flags?.seedFrom == nil { tellOfLoss() }
        return (content, lock)
    }

    /// A site that says what its articles are known by was made from a state.
    private func tellOfLoss() {
        let output = state.layout.output
        let index = output.appending(path: String(SeedDocument.index.dropFirst()))
        guard FileState(index.filePath) != nil else { return }
        state.console.report(
            Diagnostic(
                .warning,
                "the state of earlier builds is gone: undated articles get other addresses, and what no source lists any more is lost",
                path: state.layout.name(of: state.layout.state),
                hint:
                    "'pregonero state pull' fetches it; --seed-from \(state.layout.name(of: output)) "
                    + "knows again what the site itself says"
            )
        )
    }

    private func build(_ own: OwnFiles, in archive: Archive) async throws -> BuildSummary {
        let ingested = try await ingest.run(own, into: archive)
        let settled = try await settle.run(own, ingested, in: archive)
        let portal = try await publish.run(settled, ingested.answers, from: archive)
        own.remember()
        return output.summary(ingested, settled.pictures, portal)
    }
}
