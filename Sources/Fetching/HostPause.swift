import Foundation

/// The rest that an answer asks for on behalf of its whole host.
struct HostPause {
    let reason: RetryAfter
    let delay: Duration

    /// 429 without a time means ten minutes; 503 without one is an accident, no wish.
    init?(_ response: ResponseCollector) {
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
    }
}
