import Domain
import Fetching
import Foundation
import SourceKinds
import WebURL

/// Asks one source and settles which of its answers the build goes on with.
///
/// Hundreds are under way at once, and what waits for a server holds all that it names: so they are held by reference.
final class SourceVisit: Sendable {
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

    init(
        source: Source,
        context: VisitContext,
        clients: SourceClients,
        slots: ReadingSlots,
        history: SourceHistory?,
        rank: Int,
        isOffline: Bool,
        isRefresh: Bool
    ) {
        self.source = source
        self.context = context
        self.clients = clients
        self.slots = slots
        self.history = history
        self.rank = rank
        self.isOffline = isOffline
        self.isRefresh = isRefresh
    }

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
        /// Whether it was asked, and no answer came of any kind.
        var isUnreached = false
    }

    /// A visit on its way to the archive, held by reference, since a result is large.
    indirect enum Arrival: Sendable {
        case read(Result)
        /// Large or in a file: to be read when its turn comes.
        case unread(isSmall: Bool, @Sendable () -> Result)
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

    /// The host of its address, or its own name where it has none of its own.
    var host: String {
        source.address.flatMap { WebURL($0) }?.host?.serialized ?? source.kind
    }

    /// Asks a server, beside other visits.
    func run() async -> Arrival {
        guard let kind, asksServer, source.missingVariables.isEmpty, !isOffline else {
            return .read(unasked())
        }
        do throws(SourceError) {
            let question = try SourceQuestion(kind, context.reading(source, .live), rank: rank)
            return await ask(question, kind)
        } catch {
            return .read(standIn(error.message, hint: error.hint, nil, kind))
        }
    }

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
        if asksServer {
            var result = standIn("offline", nil, kind)
            result.outcome.isUnasked = true
            return result
        }
        guard let address = source.address else { return standIn("it has no url", nil, kind) }
        return settle(local(address), kind).result
    }

    private func ask(_ question: SourceQuestion, _ kind: any SourceKind) async -> Arrival {
        let history = SourceHistory.of(question.hash, continuing: history)
        let last = fetch.last(source.id.text)
        if clients.recorded?.contains(source.id.text) != true {
            if let arrival = await notDue(question, history, last, kind) { return arrival }
            if clients.recorded != nil { return unrecorded(history, kind) }
        }
        let answer = await answer(to: question, history, last)
        return await arrival(of: answer) { [self] answer in
            var (result, failure) = settle(answer.answer, kind, question.decoded)
            result.outcome.warnings += answer.faults.map { missing($0, kind) }
            note(failure, of: question, in: history, kind, &result)
            return result
        }
    }

    /// Answers of more bytes are in memory only while the archive takes them.
    private static let largeBytes = 1 << 20

    /// Reads an answer beside others, a large one when its turn comes.
    private func arrival(
        of answer: PagedAnswer,
        _ read: @escaping @Sendable (PagedAnswer) -> Result
    ) async -> Arrival {
        if let snapshot = answer.answer.snapshot {
            guard snapshot.size <= Self.largeBytes, await slots.admits(snapshot.size) else {
                let isSmall = snapshot.size <= Self.largeBytes
                let waiting = answer.spooled(in: clients.spoolFolder)
                return .unread(isSmall: isSmall) { [self] in limited(read(waiting)) }
            }
        }
        await slots.take()
        let result = read(answer)
        await slots.giveBack()
        return .read(limited(result))
    }

    /// Says what its terms forbid with real answers.
    private func limited(_ result: Result) -> Result {
        guard let limit = source.terms.productionLimit, result.outcome.isReal else { return result }
        var result = result
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
        return result
    }

    func answer(
        to question: SourceQuestion,
        _ history: SourceHistory,
        _ last: Snapshot?
    ) async -> PagedAnswer {
        let key = source.id.text
        if let recorded = clients.recorded?.answer(of: key, last: last) {
            return recorded
        }
        let every = source.every.map { Duration.seconds($0) }
        switch question.asked {
        case .single(let request):
            let request = question.request(request, history)
            return PagedAnswer(
                await fetch.answer(to: request, key: key, last: last, every: every, now: now)
            )
        case .paged(let pages, _):
            let paged = clients.pagedFetch
            let answer = await paged.answer(to: pages, key: key, every: every, now: now)
            // When all pages failed, the first failure says so for all.
            if case .failed = answer.answer { return PagedAnswer(answer.answer) }
            return answer
        case .program(let request):
            let programs = ProgramFetch(fetch: fetch)
            return PagedAnswer(
                await programs.answer(to: request, key: key, every: every, now: now)
            )
        }
    }

    /// Why a source is not asked.
    enum Rest {
        /// It is left alone after a failure.
        case failed
        /// What it said last still holds.
        case holds(Snapshot)
    }

    func rest(
        _ question: SourceQuestion,
        _ history: SourceHistory,
        _ last: Snapshot?
    ) -> Rest? {
        if isRefresh { return nil }
        if history.isResting(at: now), source.onFailure != .fail { return .failed }
        guard hasLiveItems, history.failures == 0, let last,
            question.isAnswered(by: last, history), !last.isDue(at: now)
        else { return nil }
        return .holds(last)
    }

    /// The answer without asking; nil for a source that has to be asked.
    private func notDue(
        _ question: SourceQuestion,
        _ history: SourceHistory,
        _ last: Snapshot?,
        _ kind: any SourceKind
    ) async -> Arrival? {
        switch rest(question, history, last) {
        case nil: return nil
        case .failed:
            var result = standIn(history.reason ?? "it failed", nil, kind)
            result.outcome.isRemembered = true
            result.history = history
            return .read(limited(result))
        case .holds(let last) where !isReadAsNow(last):
            return await arrival(of: PagedAnswer(.notModified(last))) { [self] _ in
                var result = accept(last, kind).result
                result.history = history
                return result
            }
        case .holds:
            var result = Result(outcome: outcome(.unchanged))
            result.outcome.isNotDue = true
            result.history = history
            return .read(limited(result))
        }
    }

    /// Whether a kept answer was read as it would be read now.
    func isReadAsNow(_ snapshot: Snapshot) -> Bool {
        snapshot.reading == context.fingerprint(source) && !context.readsAgain.contains(source.id)
    }

    private func local(_ address: String) -> FetchAnswer {
        let file = LocalFile(at: address, in: context.contentFolder)
        return file.answer(key: source.id.text, last: fetch.last(source.id.text), now: now)
    }
}
