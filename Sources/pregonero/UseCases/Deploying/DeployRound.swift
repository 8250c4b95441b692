import Deploying

/// What sending the portal to its places came to: one that fails keeps it from no other.
struct DeployRound {
    /// What was sent, or would be.
    var done: [Deployment] = []
    private var failures: [(place: String, reason: ExitReason)] = []
    private var sent: [String] = []

    mutating func succeeded(at place: String) { sent.append(place) }

    mutating func failed(at place: String, _ reason: ExitReason) {
        failures.append((place, reason))
    }

    /// Why the command ends with a code, which is the worst of all; nil where all went well.
    var failure: ExitReason? {
        guard let worst = failures.map(\.reason).max(by: { $0.code < $1.code }) else { return nil }
        if failures.count == 1, sent.isEmpty { return worst }
        let failed = failures.map(\.place).joined(separator: ", ")
        let others =
            sent.isEmpty ? "" : ", and went well for \(sent.joined(separator: ", "))"
        return ExitReason(
            code: worst.code,
            message: "deploying failed for \(failed)\(others)",
            hint:
                "once that is mended, 'pregonero deploy \(failures[0].place)' sends it there alone"
        )
    }
}
