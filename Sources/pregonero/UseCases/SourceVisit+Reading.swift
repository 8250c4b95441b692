import Domain
import Fetching
import SourceKinds
import WebURL

extension SourceVisit {
    /// Why an answer could not be used, and what that means for the builds to come.
    typealias Failure = (reason: String, effect: FailureEffect)

    func settle(
        _ answer: FetchAnswer,
        _ reading: any SourceReading
    ) -> (result: Result, failure: Failure?) {
        switch answer {
        case .fresh(let snapshot):
            return accept(snapshot, reading)
        case .notModified(let snapshot), .unchanged(let snapshot):
            // An archive that was lost is filled again from the answers that were kept.
            guard hasLiveItems else { return accept(snapshot, reading) }
            return (Result(outcome: outcome(.unchanged), snapshot: snapshot.released()), nil)
        case .failed(let error, let last):
            var result = standIn("\(error)", last, reading)
            result.isOwnNetworkFailure = error.isOwnNetworkFailure
            return (result, ("\(error)", error.effect(at: now)))
        }
    }

    private func accept(
        _ snapshot: Snapshot,
        _ reading: any SourceReading
    ) -> (result: Result, failure: Failure?) {
        let clock = ContinuousClock()
        let start = clock.now
        do throws(SourceError) {
            let read = try read(snapshot, reading)
            if read.batch.items.isEmpty, source.expect == .items {
                throw SourceError("the answer has no items")
            }
            return (accepted(read, snapshot, took: clock.now - start), nil)
        } catch {
            let last = fetch.last(source.id.text)
            return (
                standIn(error.message, hint: error.hint, last, reading), (error.message, .backsOff)
            )
        }
    }

    private func accepted(
        _ read: SourceReadingResult,
        _ snapshot: Snapshot,
        took time: Duration
    ) -> Result {
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
            snapshot: snapshot.released()
                .with(hints: read.hints, every: source.every.map { .seconds($0) }),
            readTime: time
        )
    }

    func read(
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

    func outcome(_ answer: SourceOutcome.AnswerClass) -> SourceOutcome {
        SourceOutcome(source: source, answer: answer)
    }
}
