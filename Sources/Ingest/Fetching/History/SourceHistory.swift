import Basics
public import Foundation

/// What earlier builds learned of asking a source: how it fared, when to ask again, whether it moved.
public struct SourceHistory: Hashable, Codable, Sendable {
    /// The question (address, method, headers) that all this belongs to; another one starts anew.
    public let question: String
    public internal(set) var lastAsked: Date?
    public internal(set) var lastSuccess: Date?
    /// Failures in a row.
    public internal(set) var failures = 0
    /// Why it failed last; nil while all is well.
    public internal(set) var reason: String?
    /// When a failing source is asked again.
    public internal(set) var retryAt: Date?
    /// Since when the server answers 410: the source is not asked any more.
    public internal(set) var goneSince: Date?
    /// Where permanent redirects were seen to lead, and in how many answers in a row.
    public internal(set) var sighting: MoveSighting?
    /// The address that is asked in place of the configured one.
    public internal(set) var adoptedAddress: String?
    /// Seconds that the last good answer took.
    public internal(set) var latency: Double?
    /// The last days on which it was asked, the oldest first; nil where no build counted them.
    public internal(set) var days: [AskedDay]?

    public init(question: String) {
        self.question = question
    }

    /// The history of the question, or a new one when a different question is asked now.
    public static func of(_ question: String, continuing last: SourceHistory?) -> SourceHistory {
        guard let last, last.question == question else { return SourceHistory(question: question) }
        return last
    }

    /// Whether the source is left alone at a moment.
    public func isResting(at now: Date) -> Bool {
        goneSince != nil || (retryAt.map { $0 > now } ?? false)
    }

    /// Without the times that no build before this one can have noted: a failure rests no longer then, and what was
    /// gone is asked once more.
    func believed(at now: Date) -> SourceHistory {
        func past(_ date: Date?) -> Date? {
            date.flatMap { NotedTime.isCredible($0, at: now) ? $0 : nil }
        }
        var copy = self
        copy.lastAsked = past(lastAsked)
        copy.lastSuccess = past(lastSuccess)
        copy.goneSince = past(goneSince)
        let isResting = retryAt.map {
            NotedTime.isCredible(until: $0, waitingAtMost: BackOff.longest, at: now)
        }
        if copy.lastAsked != lastAsked || isResting == false { copy.retryAt = nil }
        return copy
    }

    /// Notes an answer that was read and found good.
    public mutating func succeed(at now: Date, took time: Duration?) {
        lastAsked = now
        lastSuccess = now
        failures = 0
        reason = nil
        retryAt = nil
        goneSince = nil
        latency = time.map { ($0 / .milliseconds(1)).rounded() / 1_000 } ?? latency
    }

    /// Notes a failure, and until when the source rests because of it.
    ///
    /// - Parameters:
    ///   - reason: What went wrong, without paths and queries.
    ///   - effect: What the failure means for the next builds.
    ///   - name: The source, for the jitter.
    ///   - usual: Seconds after which it is asked again while all is well.
    ///   - now: The build's clock.
    public mutating func fail(
        _ reason: String,
        effect: FailureEffect,
        of name: String,
        every usual: TimeInterval,
        at now: Date
    ) {
        if effect == .none { return }
        lastAsked = now
        failures += 1
        self.reason = reason
        switch effect {
        case .none, .asksAgain: retryAt = nil
        case .rests(let time): retryAt = now.addingTimeInterval(time / .seconds(1))
        case .backsOff:
            retryAt = now.addingTimeInterval(
                BackOff.rest(after: failures, of: name, every: usual)
            )
        case .retires: goneSince = goneSince ?? now
        }
        // An adopted address that does not keep its promise is given up for the configured one.
        guard failures >= MoveSighting.enough, adoptedAddress != nil else { return }
        adoptedAddress = nil
        sighting = nil
        retryAt = nil
    }
}
