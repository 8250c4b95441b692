import Basics
public import Foundation

/// When a server wants to be asked again, in the form in which it said so.
public enum RetryAfter: Hashable, Codable, Sendable {
    case seconds(Int)
    case date(Date)

    /// Reads the value of a `Retry-After` header (RFC 9110, 10.2.3).
    public init?(_ value: String) {
        let text = value.trimmingCharacters(in: .whitespaces)
        if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            self = .seconds(Int(foreign: text) ?? Int.believed.upperBound)
        } else if let date = HTTPDate.parse(text) {
            self = .date(date)
        } else {
            return nil
        }
    }

    /// No server is left alone for longer, in seconds.
    static let longest: TimeInterval = 24 * 3600

    /// The time to wait, at most 24 hours.
    public func delay(from now: Date) -> Duration {
        switch self {
        case .seconds(let count): .seconds(min(Double(count), Self.longest))
        case .date(let date): .seconds(min(max(date.timeIntervalSince(now), 0), Self.longest))
        }
    }

    var text: String {
        switch self {
        case .seconds(let count): "after \(count) s"
        case .date(let date): "after \(WebDate.rfc1123(date))"
        }
    }
}
