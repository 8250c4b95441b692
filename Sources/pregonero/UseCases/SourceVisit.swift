import Domain
import Fetching
import Foundation
import SourceKinds
import WebURL

/// Asks one source and settles which of its answers the build goes on with (design.md section 5).
struct SourceVisit: Sendable {
    let source: Source
    let contentFolder: URL
    let fetch: ConditionalFetch
    let slots: ReadingSlots
    /// What earlier builds learned of asking it.
    let history: SourceHistory?
    /// Its place among the sources that wait to be asked.
    let rank: Int
    let isOffline: Bool
    /// Whether next-check times are to be ignored.
    let isRefresh: Bool
    /// Whether the archive holds real items of the source.
    let hasLiveItems: Bool
    let now: Date

    /// What a visit brought.
    struct Result: Sendable {
        var outcome: SourceOutcome
        var batch: ReceivedBatch?
        /// To be kept once the batch is archived.
        var snapshot: Snapshot?
        /// What is known of asking the source from now on; nil for files.
        var history: SourceHistory?
        var readTime: Duration = .zero
        /// Whether the failure looks like one of our own network; nil when nothing was asked.
        var isOwnNetworkFailure: Bool?
        /// Whether the batch was so large that it is read from the snapshot once more when its turn comes.
        var isLaidAside = false
    }

    /// Whether the source is on a server, and not in a file, which nobody has to wait for.
    var asksServer: Bool {
        source.address.flatMap { WebURL($0) }?.isHTTP == true
    }

    /// Asks a server, beside other visits.
    func run() async -> Result {
        guard let reading = SourceKindTable.reading(of: source.kind),
            let url = source.address.flatMap({ WebURL($0) }), source.missingVariables.isEmpty,
            !isOffline
        else { return unasked() }
        var result = await ask(SourceQuestion(source: source, url: url, rank: rank), reading)
        if let size = result.snapshot?.size, size > Self.largeBytes, result.batch != nil {
            result.batch = nil
            result.isLaidAside = true
        }
        return result
    }

    /// Answers of more bytes do not stay in memory until the archive takes them.
    private static let largeBytes = 1 << 20

    /// The answer of a source in a file, or what stands in for a server that cannot be asked.
    func unasked() -> Result {
        let reading = SourceKindTable.reading(of: source.kind)
        if let name = source.missingVariables.first {
            return standIn("\(name) is not set", nil, reading)
        }
        guard let reading else {
            return standIn("the kind '\(source.kind)' is not built into this version")
        }
        guard let address = source.address else { return standIn("it has no url", nil, reading) }
        if asksServer { return standIn("offline", nil, reading) }
        return settle(local(address), reading).result
    }

    private func ask(_ question: SourceQuestion, _ reading: any SourceReading) async -> Result {
        var history = SourceHistory.of(
            question.configured.questionHash,
            continuing: history
        )
        if var result = notDue(question, history, reading) {
            result.history = history
            return result
        }
        let answer = await fetch.answer(
            to: question.request(history),
            key: source.id.text,
            every: source.every.map { .seconds($0) },
            now: now
        )
        await slots.take()
        var (result, failure) = settle(answer, reading)
        await slots.giveBack()
        if let failure {
            history.fail(failure.reason, effect: failure.effect, of: source.id.text, at: now)
            result.outcome.hint = result.outcome.hint ?? Self.hint(failure.effect, source)
            // The pause of a host was told when the host asked for it.
            result.outcome.isRemembered = failure.effect == .none
        } else {
            history.succeed(at: now, took: result.snapshot?.elapsed)
            let adopted = history.adoptedAddress
            history.sawMove(to: result.snapshot.flatMap(question.move))
            if let address = history.adoptedAddress, address != adopted {
                result.outcome.warnings.append(moved(to: address))
            }
        }
        result.history = history
        result.isOwnNetworkFailure = result.isOwnNetworkFailure ?? false
        return result
    }

    /// The answer without asking: it is not due, or the source is left alone after a failure.
    private func notDue(
        _ question: SourceQuestion,
        _ history: SourceHistory,
        _ reading: any SourceReading
    ) -> Result? {
        if isRefresh { return nil }
        if history.isResting(at: now), source.onFailure != .fail {
            let reason = history.reason ?? "it failed"
            var result = standIn(reason, nil, reading)
            result.outcome.isRemembered = true
            return result
        }
        guard hasLiveItems, history.failures == 0, let last = fetch.last(source.id.text),
            last.answers(question.request(history)), !last.isDue(at: now)
        else { return nil }
        return Result(outcome: outcome(.unchanged))
    }

    private static func hint(_ effect: FailureEffect, _ source: Source) -> String? {
        guard effect == .retires else { return nil }
        return "it is gone for good and is not asked any more: change its url or remove it; "
            + "what was received stays (--refresh=\(source.id) asks again)"
    }

    private func moved(to address: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "it moved for good to \(address), which is asked from now on",
            path: source.id.text,
            hint: "write the new address as its 'url'"
        )
    }

    private func local(_ address: String) -> FetchAnswer {
        let url = WebURL(address)
        let file =
            url.flatMap { LocalFile($0) }
            ?? LocalFile(
                path: contentFolder.appending(path: address, directoryHint: .notDirectory).filePath
            )
        return file.answer(key: source.id.text, last: fetch.last(source.id.text), now: now)
    }
}
