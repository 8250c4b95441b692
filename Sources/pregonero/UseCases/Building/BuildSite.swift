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
        let content = try prepare.content()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let own = try await prepare.files(of: content)
        let summary = try await OpenedArchive(state: state).use { archive in
            let ingested = try await ingest.run(own, into: archive)
            let settled = try await settle.run(own, ingested, in: archive)
            let portal = try await publish.run(settled, ingested.answers, from: archive)
            own.remember()
            return output.summary(ingested, settled.pictures, portal)
        }
        try output.tell(summary, took: ContinuousClock.now - start)
    }
}
