import Foundation

/// The rest that an answer asks for on behalf of its whole host.
struct HostPause {
    typealias Instant = ContinuousClock.Instant

    let reason: RetryAfter
    let delay: Duration
    let end: Instant
    /// When it ends by the clock of the build in which it was asked for; nil for this build's own.
    private let recorded: Date?

    /// 429 without a time means ten minutes; 503 without one is an accident, no wish, and so is no time at all.
    init?(_ response: ResponseCollector, at now: Instant) {
        let asked = response.headers["Retry-After"].flatMap { RetryAfter($0) }
        switch (response.status, asked) {
        case (429, nil): reason = .seconds(600)
        case (429, let asked?), (503, let asked?): reason = asked
        default: return nil
        }
        // A date is counted from the server's own clock, so that ours need not be read.
        let date = response.headers["Date"].flatMap { HTTPDate.parse($0) }
        switch (reason, date) {
        case (.date, nil): delay = .seconds(600)
        case (let reason, let date): delay = reason.delay(from: date ?? .distantPast)
        }
        guard delay > .zero else { return nil }
        end = now + delay
        recorded = nil
    }

    /// The rest of a pause that an earlier build was asked for.
    init(_ host: PausedHost, clock: Date, at now: Instant) {
        reason = .date(host.until)
        delay = .seconds(host.until.timeIntervalSince(clock))
        end = now + delay
        recorded = host.until
    }

    /// When it ends, by the build's clock.
    func end(_ clock: Date) -> Date {
        recorded ?? clock.addingTimeInterval(delay / .seconds(1))
    }
}
