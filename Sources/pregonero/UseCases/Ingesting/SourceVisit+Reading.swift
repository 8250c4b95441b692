import Domain
import Fetching
import SourceKinds
import WebURL

extension SourceVisit {
    /// Why an answer could not be used, and what that means for the builds to come.
    struct Failure {
        let reason: String
        let effect: FailureEffect
        /// Whether access was refused.
        var isRefusal = false
    }

    func settle(
        _ answer: FetchAnswer,
        _ kind: any SourceKind,
        _ decoded: DecodedPages? = nil
    ) -> (result: Result, failure: Failure?) {
        switch answer {
        case .fresh(let snapshot):
            return accept(snapshot, kind, decoded)
        case .notModified(let snapshot), .unchanged(let snapshot):
            // An archive that was lost is filled again from the answers that were kept, and what was read by
            // other rules is read again, as is what a person wants asked.
            guard hasLiveItems, isReadAsNow(snapshot) else {
                return accept(snapshot, kind, decoded)
            }
            if isRefresh { return accept(snapshot, kind, decoded, as: .unchanged) }
            return (Result(outcome: outcome(.unchanged), snapshot: snapshot.released()), nil)
        case .failed(let error, let last):
            let reason = reason(error, kind)
            var result = standIn(reason, last, kind)
            if case .noCertificates = error.bare { result.outcome.lacksCertificates = true }
            if result.outcome.hint != nil, let hint = Self.hint(error) {
                result.outcome.hint = hint
            }
            result.isOwnNetworkFailure = error.isOwnNetworkFailure
            result.isUnreached = error.isUnreached
            var failure = Failure(reason: reason, effect: error.effect(at: now))
            if case .unauthorized = error.bare { failure.isRefusal = true }
            return (result, failure)
        }
    }

    /// What else to do than to look at the address; nil where that may be what is wrong.
    private static func hint(_ error: RequestError) -> String? {
        switch error.bare {
        case .unexpectedStatus(429, _), .hostPaused:
            "it was asked too often, or its quota is spent; it is asked again later, and 'every: …' asks less often"
        case .unexpectedStatus(500..., _), .timeout, .tooSlow, .deadline, .silentHost:
            "that is its server's fault; it is asked again when it is due, and a 'sample' would stand in"
        default: nil
        }
    }

    func accept(
        _ snapshot: Snapshot,
        _ kind: any SourceKind,
        _ decoded: DecodedPages? = nil,
        as answer: SourceOutcome.AnswerClass = .fresh
    ) -> (result: Result, failure: Failure?) {
        let clock = ContinuousClock()
        let start = clock.now
        defer { snapshot.finishHash() }
        do throws(SourceError) {
            let read = try read(snapshot, kind, decoded)
            if read.isEmpty, source.expect == .items {
                throw SourceError(nothingIn: read, of: source)
            }
            return (accepted(read, snapshot, as: answer, took: clock.now - start), nil)
        } catch {
            let last = fetch.last(source.id.text)
            return (
                standIn(error.message, hint: error.hint, last, kind),
                Failure(reason: error.message, effect: .backsOff)
            )
        }
    }

    private func accepted(
        _ read: SourceReadingResult,
        _ snapshot: Snapshot,
        as answer: SourceOutcome.AnswerClass,
        took time: Duration
    ) -> Result {
        var outcome = outcome(answer)
        outcome.warnings = read.warnings.map { Diagnostic(.note, $0, path: source.id.text) }
        outcome.warnings += read.troubles.map {
            Diagnostic(
                .warning,
                $0,
                path: source.id.text,
                hint: "it is asked again when it is due"
            )
        }
        outcome.warnings += read.diagnostics
        var kept = snapshot.released()
            .with(hints: read.hints, every: source.every.map { .seconds($0) })
        // What is wrong with one's own file is said in each build until it is mended.
        kept.reading = read.diagnostics.isEmpty ? context.fingerprint(source) : nil
        return Result(outcome: outcome, batch: read.batch, snapshot: kept, readTime: time)
    }

    func read(
        _ snapshot: Snapshot,
        _ kind: any SourceKind,
        _ decoded: DecodedPages? = nil
    ) throws(SourceError) -> SourceReadingResult {
        let answer: SourceAnswer
        do {
            answer = try SourceAnswer(snapshot, receivedAt: now, decoded: decoded)
        } catch {
            throw SourceError("\(error)")
        }
        return try kind.read(
            answer,
            in: context.reading(source, .live, known: context.known(source, isRefresh: isRefresh))
        )
    }

    func outcome(_ answer: SourceOutcome.AnswerClass) -> SourceOutcome {
        SourceOutcome(source: source, answer: answer)
    }
}

extension SourceError {
    /// An answer without items, with what is wrong with the first of its rows where it has any.
    fileprivate init(nothingIn read: SourceReadingResult, of source: Source) {
        let nothing = "the answer has no items"
        let row = read.diagnostics.first
        let remark = read.batch.reading.dropped > 0 ? read.batch.reading.remarks.first : nil
        let place = row?.line.map { "line \($0): " } ?? ""
        guard let fault = row.map({ place + $0.message }) ?? remark else {
            self.init(nothing)
            return
        }
        self.init(
            Redaction.line("\(nothing) that can be used; \(fault)", of: source),
            hint: row?.hint.map { Redaction.line($0, of: source) }
        )
    }
}
