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

    init(_ answer: PagedAnswer) {
        faults = answer.faults
        switch answer.answer {
        case .fresh: (kind, error) = (.fresh, nil)
        case .notModified: (kind, error) = (.notModified, nil)
        case .unchanged: (kind, error) = (.unchanged, nil)
        case .failed(let failure, _): (kind, error) = (.failed, failure)
        }
        elapsed = kind == .failed ? nil : answer.answer.snapshot?.elapsed.map { $0 / .seconds(1) }
    }
}
