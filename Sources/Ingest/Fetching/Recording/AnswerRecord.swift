/// What asking one source came to, as one machine hands it to another; the answer itself lies beside it.
public struct AnswerRecord: Codable, Sendable {
    let kind: Kind
    /// Why it failed; nil for all but failures.
    let error: RequestError?
    /// Pages that did not come.
    let faults: [PagedAnswer.Fault]
    /// Seconds that the answer took.
    let elapsed: Double?

    /// The cases of `FetchAnswer`.
    enum Kind: String, Codable {
        case fresh, notModified, unchanged, failed
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
        switch answer.answer {
        case .fresh: (kind, error) = (.fresh, nil)
        case .notModified: (kind, error) = (.notModified, nil)
        case .unchanged: (kind, error) = (.unchanged, nil)
        case .failed(let failure, _): (kind, error) = (.failed, failure.redacted(by: secrets))
        }
        elapsed = kind == .failed ? nil : answer.answer.snapshot?.elapsed.map { $0 / .seconds(1) }
    }
}
