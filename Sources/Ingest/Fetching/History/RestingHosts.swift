public import Foundation

/// Servers that gave no answer at all, or failed whatever they were asked for, each with the time until which nobody waits for it again.
public struct RestingHosts: Hashable, Codable, Sendable {
    /// How often in a row, and until when it is left alone.
    private struct Rest: Hashable, Codable {
        var failures: Int
        var until: Date
    }

    /// By the host's name.
    private var rests: [String: Rest] = [:]

    public init() {}

    /// When a server may be asked again; nil when that is now.
    public func end(of host: String, at now: Date) -> Date? {
        guard let rest = rests[host], rest.until > now else { return nil }
        // A clock that was wrong once must not keep anybody away for years.
        return rest.until <= now.addingTimeInterval(BackOff.longest) ? rest.until : nil
    }

    /// Notes what a build found: who answers is asked again at once, who does not is left alone for longer each time, and
    /// who fails too, but for the first time.
    public mutating func note(
        answered: Set<String>,
        failing: Set<String> = [],
        silent: Set<String>,
        at now: Date
    ) {
        for host in answered { rests[host] = nil }
        for host in failing.union(silent).subtracting(answered) {
            let failures = min(rests[host]?.failures ?? 0, 30) + 1
            let rest =
                silent.contains(host)
                ? BackOff.rest(after: failures, of: host)
                : BackOff.rest(after: failures, of: host, every: TimeInterval(Freshness.shortest))
            rests[host] = Rest(failures: failures, until: now.addingTimeInterval(rest))
        }
        // What has been left in peace for long enough begins anew.
        rests = rests.filter { abs($0.value.until.timeIntervalSince(now)) <= 4 * BackOff.longest }
    }
}
