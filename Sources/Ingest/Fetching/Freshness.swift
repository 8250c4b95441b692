import Basics
public import Foundation

/// How long an answer may be trusted before its server is asked again.
public struct Freshness: Hashable, Codable, Sendable {
    /// Seconds that the answer's headers grant; nil when they say nothing.
    public let lifetime: Int?
    public let hints: FreshnessHints

    /// Seconds before which no server is asked again.
    public static let shortest = 5 * 60
    static let longest = 24 * 3600
    /// Misconfigured servers grant years; headers are believed up to this.
    static let longestLifetime = 5 * 3600

    public init(lifetime: Int? = nil, hints: FreshnessHints = .none) {
        self.lifetime = lifetime
        self.hints = hints
    }

    /// Reads `Cache-Control` and `Expires` (RFC 9111, 5.2 and 5.3).
    ///
    /// - Parameters:
    ///   - headers: The headers of the answer.
    ///   - hints: What the feed says, from this answer or the one before.
    ///   - now: Our clock, which counts only where the server tells no time of its own.
    public init(headers: HTTPHeaders, hints: FreshnessHints = .none, now: Date) {
        self.hints = hints
        let directives = headers.values(of: "Cache-Control").joined(separator: ",")
            .lowercased().filter { $0 != " " && $0 != "\t" && $0 != "\"" }
            .split(separator: ",").map(String.init)
        if directives.contains("no-cache") || directives.contains("no-store") {
            lifetime = nil
        } else if let age = directives.lazy.compactMap(Self.maxAge).first {
            lifetime = age
        } else if let expires = headers["Expires"].flatMap({ HTTPDate.parse($0) }) {
            let start = headers["Date"].flatMap { HTTPDate.parse($0) } ?? now
            let seconds = expires.timeIntervalSince(start).rounded(.down)
            lifetime = seconds > 0 ? Int(clamping: seconds) : nil
        } else {
            lifetime = nil
        }
    }

    private static func maxAge(_ directive: String) -> Int? {
        guard directive.hasPrefix("max-age=") else { return nil }
        let digits = directive.dropFirst("max-age=".count)
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        return Int(foreign: digits) ?? Int.believed.upperBound
    }

    /// The same answer with what its feed was found to say.
    public func with(hints: FreshnessHints) -> Self {
        Self(lifetime: lifetime, hints: hints)
    }

    /// The earliest moment at which asking again makes sense.
    ///
    /// - Parameters:
    ///   - now: When the answer came.
    ///   - interval: The site's own wish (`every`), which may be longer than a day.
    /// - Returns: A moment from 5 minutes to 24 hours later, or after `interval` if that is longer.
    public func nextCheck(after now: Date, every interval: Duration? = nil) -> Date {
        let wish = Int(clamping: min(interval.map { $0 / .seconds(1) } ?? 0, 1e9))
        let granted = min(lifetime ?? 0, Self.longestLifetime)
        let longest = max(granted, hints.interval ?? 0, wish)
        let seconds = min(max(longest, Self.shortest), Self.longest)
        let latest = now.addingTimeInterval(TimeInterval(Self.longest))
        let next = min(skipping(from: now.addingTimeInterval(TimeInterval(seconds))), latest)
        return max(next, now.addingTimeInterval(TimeInterval(wish)))
    }

    private func skipping(from date: Date) -> Date {
        let seconds = date.timeIntervalSince1970
        guard seconds.magnitude < 1e12 else { return date }
        let first = Int(clamping: (seconds / 3600).rounded(.down))
        let hour = (first..<(first + 7 * 24)).first { !hints.skips($0) } ?? first
        return hour == first ? date : Date(timeIntervalSince1970: TimeInterval(hour) * 3600)
    }
}
