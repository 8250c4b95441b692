/// What asking one source came to, as one machine hands it to another; the answer itself lies beside it.
public struct AnswerRecord: Codable, Sendable {
    let outcome: Outcome
    /// Pages that did not come.
    let faults: [PagedAnswer.Fault]
    /// Seconds that the answer took.
    let elapsed: Double?

    /// The cases of `FetchAnswer`.
    enum Outcome: Codable {
        case fresh, notModified, unchanged
        case failed(RequestError)
    }

    /// What a server says of a failure may repeat what must not be stored.
    init(_ answer: PagedAnswer, without secrets: SecretRedaction) {
        faults = answer.faults.map { fault in
            PagedAnswer.Fault(
                number: fault.number,
                error: fault.error.redacted(by: secrets),
                isReplaced: fault.isReplaced
            )
        }
        let seconds = answer.answer.snapshot?.elapsed.map { $0 / .seconds(1) }
        switch answer.answer {
        case .fresh: (outcome, elapsed) = (.fresh, seconds)
        case .notModified: (outcome, elapsed) = (.notModified, seconds)
        case .unchanged: (outcome, elapsed) = (.unchanged, seconds)
        case .failed(let error, _):
            (outcome, elapsed) = (.failed(error.redacted(by: secrets)), nil)
        }
    }

    /// Whether there is an answer that its shard kept.
    var isAnswered: Bool {
        if case .failed = outcome { return false }
        return true
    }

    /// Whether the shard has the bytes itself: what came again as it was may lie only where it lay before.
    var hasBody: Bool {
        if case .fresh = outcome { return true }
        return false
    }
}
