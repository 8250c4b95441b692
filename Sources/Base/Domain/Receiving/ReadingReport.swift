/// How an answer read: what was taken, what was left out, and what had to be read around.
public struct ReadingReport: Hashable, Codable, Sendable {
    public let accepted: Int
    public let dropped: Int
    /// With line and cause where both are known.
    public let remarks: [String]

    public init(accepted: Int, dropped: Int = 0, remarks: [String] = []) {
        self.accepted = accepted
        self.dropped = dropped
        self.remarks = remarks
    }
}
