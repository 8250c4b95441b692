/// A stored answer that cannot be used, to be reported and set aside, never silently emptied.
public struct SnapshotProblem: Error, Hashable, Sendable {
    public let key: String
    public let path: String
    public let reason: String
}

extension SnapshotProblem: CustomStringConvertible {
    public var description: String {
        "the stored answer of \(key) is damaged (\(path): \(reason))"
    }
}
