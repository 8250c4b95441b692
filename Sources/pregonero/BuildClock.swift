import Foundation

/// The one look at the clock of a run: a flag, the environment, or now.
enum BuildClock {
    static func date(flag: String?, environment: [String: String]) throws(ExitReason) -> Date {
        if let flag {
            guard let date = try? Date(flag, strategy: .iso8601) else {
                throw .usage("--clock: '\(flag)' is no time such as 2026-11-21T06:00:00Z")
            }
            return date
        }
        if let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty {
            guard let seconds = Int(text) else {
                throw .usage("SOURCE_DATE_EPOCH: '\(text)' is no number of seconds")
            }
            return Date(timeIntervalSince1970: Double(seconds))
        }
        return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
    }
}
