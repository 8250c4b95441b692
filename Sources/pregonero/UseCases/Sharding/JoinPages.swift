import Archiving
import Domain
import Foundation
import Publishing

/// Puts together the site whose pages shards have made, from the archive from which they made them.
struct JoinPages {
    let prepare: PrepareBuild
    let state: StateFolder
    let files: StandingFiles
    let publish: PublishPortal
    let output: BuildOutput
    let plan: ShardPlan
    let parts: JoinedParts

    func run() async throws {
        let start = ContinuousClock.now
        let content = try prepare.content()
        try plan.check(shared: prepare.fingerprint(of: content).shared())
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let made: SiteParts
        do throws(SitePartFault) {
            made = try SiteParts(in: parts.folders.map(\.barePath))
        } catch {
            throw ExitReason.refused(
                "\(error.folder): this part is not whole",
                hint: "run its shard again"
            )
        }
        let own = try await prepare.files(of: content)
        let summary = try await OpenedArchive(state: state).use { archive in
            defer { publish.console.endProgress() }
            try plan.check(archive)
            let settled = try await files.settled(own, in: archive)
            var answers = FetchedAnswers()
            answers.outcomes = plan.outcomes(of: publish.configuration.sources)
            let portal = try await publish.run(settled, answers, from: archive, with: made)
            reportParts(of: made)
            own.remember()
            let ingested = Ingested(
                answers: answers,
                tally: IngestTally(),
                time: prepare.clock,
                drafts: own.hiddenDrafts
            )
            return output.summary(ingested, settled.pictures, portal)
        }
        try output.report(summary, took: ContinuousClock.now - start)
    }

    /// Without the parts everything is made here, which nobody would notice.
    private func reportParts(of made: SiteParts) {
        let (taken, damaged) = made.tally
        publish.console.say("joined    \(taken) files of \(parts.folders.count) parts")
        guard damaged > 0 else { return }
        publish.console.report(
            Diagnostic(
                .warning,
                damaged == 1
                    ? "a file that a part lists is gone or has changed, and was made here"
                    : "\(damaged) files that the parts list are gone or have changed, and were made here",
                hint: "copy parts whole, with what lies in 'site'"
            )
        )
    }
}
