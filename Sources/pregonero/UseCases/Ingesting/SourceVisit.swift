import Domain
import Fetching
import Foundation
import SourceKinds
import WebURL

/// Asks one source and settles which of its answers the build goes on with.
struct SourceVisit: Sendable {
    let source: Source
    let context: VisitContext
    let clients: SourceClients
    let slots: ReadingSlots
    /// What earlier builds learned of asking it.
    let history: SourceHistory?
    /// Its place among the sources that wait to be asked.
    let rank: Int
    let isOffline: Bool
    /// Whether next-check times are to be ignored.
    let isRefresh: Bool

    var now: Date { context.now }
    var fetch: ConditionalFetch { clients.fetch }
    /// Whether the archive holds real items of the source.
    var hasLiveItems: Bool { context.withLiveItems.contains(source.id) }

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

    var kind: (any SourceKind)? { SourceKindTable.kind(source.kind) }

    /// Whether the source is on a server or in a program, and not in a file, which nobody has to wait for.
    var asksServer: Bool {
        if let address = source.address { return WebURL(address)?.isHTTP == true }
        switch kind?.place {
        case .api, .published, .program: return true
        case .address, nil: return false
        }
    }

    /// Asks a server, beside other visits.
    func run() async -> Result {
        guard let kind, asksServer, source.missingVariables.isEmpty, !isOffline else {
            return unasked()
        }
        var result: Result
        do throws(SourceError) {
            let question = try SourceQuestion(kind, context.reading(source, .live), rank: rank)
            result = await ask(question, kind)
        } catch {
            result = standIn(error.message, hint: error.hint, nil, kind)
        }
        if let size = result.snapshot?.size, size > Self.largeBytes, result.batch != nil {
            result.batch = nil
            result.isLaidAside = true
        }
        if let limit = source.terms.productionLimit, result.outcome.isReal {
            result.outcome.warnings.append(
                Diagnostic(
                    .warning,
                    limit,
                    path: source.id.text,
                    hint: source.options["plan"] == nil
                        ? "try it out with it, but publish another source"
                        : "publish it only with a plan that allows it, then set 'plan: business'"
                )
            )
        }
        return result
    }

    /// Answers of more bytes do not stay in memory until the archive takes them.
    private static let largeBytes = 1 << 20

    /// The answer of a source in a file, or what stands in for a server that cannot be asked.
    func unasked() -> Result {
        // Of a variable that is not set an empty text is left.
        let isSomewhere = source.address?.isEmpty == false
        if asksServer || !isSomewhere, let name = source.missingVariables.first {
            return standIn("\(name) is not set", nil, kind)
        }
        guard let kind else {
            return standIn("the kind '\(source.kind)' is not built into this version")
        }
        if asksServer { return standIn("offline", nil, kind) }
        guard let address = source.address else { return standIn("it has no url", nil, kind) }
        return settle(local(address), kind).result
    }

    private func ask(_ question: SourceQuestion, _ kind: any SourceKind) async -> Result {
        var history = SourceHistory.of(question.hash, continuing: history)
        if var result = notDue(question, history, kind) {
            result.history = history
            return result
        }
        let (answer, faults) = await answer(to: question, history)
        await slots.take()
        var (result, failure) = settle(answer, kind)
        await slots.giveBack()
        result.outcome.warnings += faults.map { missing($0, kind) }
        if let failure {
            history.fail(failure.reason, effect: failure.effect, of: source.id.text, at: now)
            result.outcome.hint = hint(failure, kind) ?? result.outcome.hint
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

    private func answer(
        to question: SourceQuestion,
        _ history: SourceHistory
    ) async -> (FetchAnswer, [PagedAnswer.Fault]) {
        let every = source.every.map { Duration.seconds($0) }
        switch question.asked {
        case .single(let request):
            let answer = await fetch.answer(
                to: question.request(request, history),
                key: source.id.text,
                every: every,
                now: now
            )
            return (answer, [])
        case .paged(let pages):
            let answer = await clients.pagedFetch.answer(
                to: pages,
                key: source.id.text,
                every: every,
                now: now
            )
            // When all pages failed, the first failure says so for all.
            if case .failed = answer.answer { return (answer.answer, []) }
            return (answer.answer, answer.faults)
        case .program(let request):
            let answer = await ProgramFetch(fetch: fetch).answer(
                to: request,
                key: source.id.text,
                every: every,
                now: now
            )
            return (answer, [])
        }
    }

    /// The answer without asking: it is not due, or the source is left alone after a failure.
    private func notDue(
        _ question: SourceQuestion,
        _ history: SourceHistory,
        _ kind: any SourceKind
    ) -> Result? {
        if isRefresh { return nil }
        if history.isResting(at: now), source.onFailure != .fail {
            let reason = history.reason ?? "it failed"
            var result = standIn(reason, nil, kind)
            result.outcome.isRemembered = true
            return result
        }
        guard hasLiveItems, history.failures == 0, let last = fetch.last(source.id.text),
            question.isAnswered(by: last, history), !last.isDue(at: now)
        else { return nil }
        if !isReadAsNow(last) { return accept(last, kind).result }
        var outcome = outcome(.unchanged)
        outcome.isNotDue = true
        return Result(outcome: outcome)
    }

    /// Whether a kept answer was read as it would be read now.
    func isReadAsNow(_ snapshot: Snapshot) -> Bool {
        snapshot.reading == context.fingerprint(source) && !context.readsAgain.contains(source.id)
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
                path: context.contentFolder
                    .appending(path: address, directoryHint: .notDirectory).filePath
            )
        return file.answer(key: source.id.text, last: fetch.last(source.id.text), now: now)
    }
}
