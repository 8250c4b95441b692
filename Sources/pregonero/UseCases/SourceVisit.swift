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
        var readTime: Duration = .zero
        /// Whether the failure looks like one of our own network; nil when nothing was asked.
        var isOwnNetworkFailure: Bool?
    }

    func run() async -> Result {
        let reading = SourceKindTable.reading(of: source.kind)
        if let name = source.missingVariables.first {
            return standIn("\(name) is not set", nil, reading)
        }
        guard let reading else {
            return standIn("the kind '\(source.kind)' is not built into this version")
        }
        guard let address = source.address else { return standIn("it has no url", nil, reading) }
        guard let url = WebURL(address), url.isHTTP else {
            return settle(local(address), reading)
        }
        if isOffline { return standIn("offline", nil, reading) }
        let request = request(to: url)
        if !isRefresh, hasLiveItems, let last = fetch.last(source.id.text),
            last.answers(request), !last.isDue(at: now)
        {
            return Result(outcome: outcome(.unchanged))
        }
        let answer = await fetch.answer(
            to: request,
            key: source.id.text,
            every: source.every.map { .seconds($0) },
            now: now
        )
        var result = settle(answer, reading)
        result.isOwnNetworkFailure = result.isOwnNetworkFailure ?? false
        return result
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

    private func request(to url: WebURL) -> HTTPRequest {
        var headers: HTTPHeaders = [
            "Accept": "application/feed+json, application/atom+xml, application/rss+xml, "
                + "application/json;q=0.9, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.7"
        ]
        for (name, value) in source.headers.sorted(by: { $0.key < $1.key }) {
            headers[name] = value
        }
        var request = HTTPRequest(
            url: url,
            headers: headers,
            timeout: .seconds(source.timeout),
            maxBytes: source.maxBytes
        )
        request.secrets = source.secrets
        return request
    }

    private func settle(_ answer: FetchAnswer, _ reading: any SourceReading) -> Result {
        switch answer {
        case .fresh(let snapshot):
            return accept(snapshot, reading)
        case .notModified(let snapshot), .unchanged(let snapshot):
            // An archive that was lost is filled again from the answers that were kept.
            guard hasLiveItems else { return accept(snapshot, reading) }
            return Result(outcome: outcome(.unchanged), snapshot: snapshot)
        case .failed(let error, let last):
            var result = standIn("\(error)", last, reading)
            result.isOwnNetworkFailure = error.isOwnNetworkFailure
            return result
        }
    }

    private func accept(_ snapshot: Snapshot, _ reading: any SourceReading) -> Result {
        let clock = ContinuousClock()
        let start = clock.now
        do throws(SourceError) {
            let read = try read(snapshot, reading)
            if read.batch.items.isEmpty, source.expect == .items {
                throw SourceError("the answer has no items")
            }
            var outcome = outcome(.fresh)
            outcome.warnings = read.warnings.map { Diagnostic(.note, $0, path: source.id.text) }
            outcome.warnings += read.troubles.map {
                Diagnostic(
                    .warning,
                    $0,
                    path: source.id.text,
                    hint: "it is asked again when it is due"
                )
            }
            return Result(
                outcome: outcome,
                batch: read.batch,
                snapshot: snapshot.with(
                    hints: read.hints,
                    every: source.every.map { .seconds($0) }
                ),
                readTime: clock.now - start
            )
        } catch {
            return standIn(error.message, hint: error.hint, fetch.last(source.id.text), reading)
        }
    }

    private func read(
        _ snapshot: Snapshot,
        _ reading: any SourceReading
    ) throws(SourceError) -> SourceReadingResult {
        let bytes: [UInt8]
        do {
            bytes = try snapshot.body()
        } catch {
            throw SourceError("\(error)")
        }
        let answer = SourceAnswer(
            bytes: bytes,
            charset: snapshot.charset,
            address: snapshot.finalURL.isHTTP ? snapshot.finalURL : nil,
            receivedAt: now
        )
        return try reading.read(answer, of: source, origin: .live)
    }

    private func outcome(_ answer: SourceOutcome.AnswerClass) -> SourceOutcome {
        SourceOutcome(source: source, answer: answer)
    }
}

extension SourceVisit {
    /// The next best answer when the source gave none: the last good one, the sample, nothing.
    private func standIn(
        _ reason: String,
        hint: String? = nil,
        _ last: Snapshot? = nil,
        _ reading: (any SourceReading)? = nil
    ) -> Result {
        var result = standIn(reason, last, reading)
        result.outcome.hint = hint
        return result
    }

    private func standIn(
        _ reason: String,
        _ last: Snapshot?,
        _ reading: (any SourceReading)?
    ) -> Result {
        let isForgiven = isOffline && (hasLiveItems || source.sample != nil)
        if source.onFailure == .fail, !isForgiven {
            return Result(outcome: outcome(.failed(reason: reason)))
        }
        if source.onFailure == .empty {
            return Result(outcome: outcome(.empty(reason: reason)))
        }
        let last = last ?? fetch.last(source.id.text)
        if hasLiveItems {
            return Result(outcome: outcome(.stale(since: last?.checkedAt, reason: reason)))
        }
        if let last, let reading, let read = try? read(last, reading), !read.batch.items.isEmpty {
            return Result(
                outcome: outcome(.stale(since: last.checkedAt, reason: reason)),
                batch: read.batch
            )
        }
        return sample(reason)
    }

    private func sample(_ reason: String) -> Result {
        guard let path = source.sample else {
            return Result(
                outcome: SourceOutcome(
                    source: source,
                    answer: .empty(reason: reason),
                    hint: "check its url, or give it a 'sample' to start with"
                )
            )
        }
        let file = contentFolder.appending(path: path, directoryHint: .notDirectory)
        // A source of a kind that is not built in has a sample that only its own reader could read.
        guard let reading = SourceKindTable.reading(of: source.kind) else {
            return Result(outcome: outcome(.empty(reason: reason)))
        }
        do {
            let bytes = [UInt8](try Data(contentsOf: file))
            let answer = SourceAnswer(bytes: bytes, charset: nil, address: nil, receivedAt: now)
            let read = try reading.read(answer, of: source, origin: .sample)
            return Result(outcome: outcome(.sample(reason: reason)), batch: read.batch)
        } catch {
            let cause = (error as? SourceError)?.message ?? "it cannot be read"
            return Result(
                outcome: SourceOutcome(
                    source: source,
                    answer: .empty(reason: reason),
                    warnings: [
                        Diagnostic(
                            .warning,
                            "the sample cannot be used: \(cause)",
                            path: "Content/\(path)",
                            hint: "mend the file or remove the source's 'sample'"
                        )
                    ]
                )
            )
        }
    }
}
