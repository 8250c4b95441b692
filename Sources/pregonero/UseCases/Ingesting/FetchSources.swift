import Archiving
import Basics
import Domain
import Fetching
import Foundation

/// Asks every source that is due, side by side, within one deadline.
struct FetchSources {
    let sources: [Source]
    let context: VisitContext
    let clients: SourceClients
    /// What earlier builds learned of asking.
    let history: FetchHistory
    let options: FetchOptions
    let progress: WorkProgress

    /// The last ones are named while they are waited for.
    private static let named = 5
    /// So many sources are under way: each takes a tenth of a megabyte while it waits for its server.
    private static let atOnce = 512

    /// Asks the servers; what lies in files waits for its turn to be archived.
    func run() async -> Fetched {
        let clock = ContinuousClock()
        let start = clock.now
        let slots = ReadingSlots()
        let ranks = ranks
        let visits = sources.map { visit($0, rank: ranks[$0.id] ?? 0, slots) }
        let asking = visits.enumerated().filter(\.element.asksServer)
        var arrivals = visits.map { visit in
            SourceVisit.Arrival.unread(isSmall: false) { visit.unasked() }
        }
        await withTaskGroup(of: (Int, SourceVisit.Arrival).self) { group in
            var waiting = Set(asking.map(\.offset))
            func tell() {
                let names =
                    waiting.count > Self.named ? [] : waiting.sorted().map { sources[$0].id.text }
                progress(
                    .fetching,
                    asking.count - waiting.count,
                    of: asking.count,
                    waitingFor: names
                )
            }
            if !waiting.isEmpty { tell() }
            var rest = AskingOrder.inTurns(
                asking.sorted { $0.element.rank < $1.element.rank }.map { ($0, host: $1.host) }
            )[...]
            func askNext() {
                guard let index = rest.popFirst() else { return }
                group.addTask {
                    let arrival = await visits[index].run()
                    return (index, arrival)
                }
            }
            for _ in 0..<Self.atOnce { askNext() }
            for await (index, arrival) in group {
                arrivals[index] = arrival
                waiting.remove(index)
                tell()
                askNext()
            }
        }
        let own = await clients.client.pausedHosts(clock: context.now)
        return Fetched(
            arrivals: arrivals,
            paused: clients.recorded?.paused ?? own,
            time: clock.now - start
        )
    }

    /// Asks the servers that fall to one shard.
    ///
    /// - Parameters:
    ///   - shard: whose servers are asked.
    ///   - recorder: keeps what they say as it comes.
    /// - Returns: what is known of each answer by source, and the servers that asked for a pause.
    /// - Throws: what the recorder throws.
    func answers(
        of shard: Shard,
        into recorder: AnswerRecorder
    ) async throws -> (records: [String: AnswerRecord], paused: [PausedHost]) {
        let slots = ReadingSlots()
        let ranks = ranks
        let visits = sources.map { visit($0, rank: ranks[$0.id] ?? 0, slots) }
            .filter { $0.falls(to: shard) }
        var rest = AskingOrder.inTurns(
            visits.indices.sorted { visits[$0].rank < visits[$1].rank }
                .map { ($0, host: visits[$0].host) }
        )[...]
        let records = try await withThrowingTaskGroup(of: (String, AnswerRecord?).self) { group in
            func askNext() {
                guard let index = rest.popFirst() else { return }
                group.addTask {
                    let answer = await visits[index].answer()
                    return (visits[index].source.id.text, try answer.map(recorder.keep))
                }
            }
            for _ in 0..<Self.atOnce { askNext() }
            var records: [String: AnswerRecord] = [:]
            var done = 0
            for try await (source, record) in group {
                records[source] = record
                done += 1
                progress(.fetching, done, of: visits.count)
                askNext()
            }
            return records
        }
        let paused = await clients.client.pausedHosts(clock: context.now)
        return (records, paused)
    }

    /// What the servers answered, and what is still to be read.
    struct Fetched: Sendable {
        let arrivals: [SourceVisit.Arrival]
        let paused: [PausedHost]
        let time: Duration
    }

    /// Places in the queue: sources that answered fast go first, so that slow ones hold up few.
    private var ranks: [SourceID: Int] {
        let sorted = sources.map { (history.sources[$0.id.text]?.latency ?? 0, $0.id) }.sorted(
            by: <
        )
        return Dictionary(sorted.enumerated().map { ($1.1, $0) }) { first, _ in first }
    }

    private func visit(_ source: Source, rank: Int, _ slots: ReadingSlots) -> SourceVisit {
        SourceVisit(
            source: source,
            context: context,
            clients: clients,
            slots: slots,
            history: history.sources[source.id.text],
            rank: rank,
            isOffline: options.isOffline,
            isRefresh: options.refreshes(source.id)
        )
    }

    /// What all answers came to, when each had its turn.
    func gathered(_ results: [SourceVisit.Result], of fetched: Fetched) -> FetchedAnswers {
        var answers = FetchedAnswers()
        answers.outcomes = results.map(\.outcome)
        answers.snapshots = results.compactMap(\.snapshot)
        answers.readTime = results.reduce(.zero) { $0 + $1.readTime }
        answers.fetchTime = fetched.time
        let asked = results.compactMap(\.isOwnNetworkFailure)
        answers.isOffline = !asked.isEmpty && asked.allSatisfy { $0 }
        answers.history = history
        answers.history.pausedHosts = fetched.paused
        for result in results {
            // A failure of our own network counts against no source.
            if answers.isOffline, result.isOwnNetworkFailure == true { continue }
            guard let history = result.history else { continue }
            answers.history.sources[result.outcome.source.id.text] = history
        }
        answers.history = answers.history.pruned(keeping: sources.map(\.id.text), at: context.now)
        return answers
    }
}
