import Basics
public import Foundation

/// All that asking taught in earlier builds, beside the answers themselves.
public struct FetchHistory: Hashable, Codable, Sendable {
    /// By source id.
    public var sources: [String: SourceHistory] = [:]
    public var pausedHosts: [PausedHost] = []

    public init() {}

    /// Forgets sources that the site no longer names and pauses that are over.
    public func pruned(keeping sources: some Sequence<String>, at now: Date) -> FetchHistory {
        let names = Set(sources)
        var copy = self
        copy.sources = self.sources.filter { names.contains($0.key) }
        copy.pausedHosts = pausedHosts.filter { $0.until > now }
            .sorted { ($0.name, $0.port, $0.scheme) < ($1.name, $1.port, $1.scheme) }
        return copy
    }

    /// Without the times that no build before this one can have noted.
    func believed(at now: Date) -> FetchHistory {
        var copy = self
        copy.sources = sources.mapValues { $0.believed(at: now) }
        copy.pausedHosts = pausedHosts.filter {
            NotedTime.isCredible(until: $0.until, waitingAtMost: RetryAfter.longest, at: now)
        }
        return copy
    }
}
