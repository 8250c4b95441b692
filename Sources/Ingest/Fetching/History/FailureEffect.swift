public import Foundation

/// What a failure means for the builds to come.
public enum FailureEffect: Hashable, Sendable {
    /// The source was not asked at all: nothing is known that was not known before.
    case none
    /// It may pass at once: the next build asks.
    case asksAgain
    /// The server named the time itself.
    case rests(Duration)
    case backsOff
    /// 410: the source is gone for good.
    case retires
}

extension RequestError {
    /// What the failure means for the builds to come.
    public func effect(at now: Date) -> FailureEffect {
        switch bare {
        case .cancelled, .hostPaused: .none
        case .deadline, .silentHost, .refusedAddress, .invalidURL, .invalidHeader, .unreadableFile,
            .failedProgram, .noCertificates:
            .asksAgain
        case .unexpectedStatus(code: 410, _): .retires
        case .unexpectedStatus(code: 429, let asked):
            .rests(asked?.delay(from: now) ?? .seconds(600))
        case .unexpectedStatus(code: 503, let asked?): .rests(asked.delay(from: now))
        default: .backsOff
        }
    }
}
