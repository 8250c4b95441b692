/// What asking a source came to, held by reference: hundreds are waited for at once.
public indirect enum FetchAnswer: Hashable, Sendable {
    /// Something new. Commit the snapshot once it was parsed and archived.
    case fresh(Snapshot)
    /// The server says that the last answer holds. Commit it to keep the new times.
    case notModified(Snapshot)
    /// The server sent the same bytes again. Commit it to keep the new times.
    case unchanged(Snapshot)
    case failed(RequestError, last: Snapshot?)

    /// The answer to go on with, be it old.
    public var snapshot: Snapshot? {
        switch self {
        case .fresh(let snapshot), .notModified(let snapshot), .unchanged(let snapshot): snapshot
        case .failed(_, let last): last
        }
    }
}
