import Foundation

/// Who keeps others from writing, and until when.
struct LockOwner: Sendable {
    let machine: String
    let now: @Sendable () -> Int
    /// Tells this run from all others.
    let token = UUID().uuidString.lowercased()

    /// So long a lock holds, in seconds; whoever was killed holds it no longer.
    static let span = 900

    var text: String { "\(token)\n\(machine)\n\(now() + Self.span)\n" }

    func isOwn(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).hasPrefix(token + "\n")
    }

    /// - Throws: `StateError.locked` when somebody else's lock holds still.
    func check(_ bytes: [UInt8]) throws(StateError) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.count == 3, let end = Int(lines[2]), end > now() else { return }
        throw .locked(
            by: String(lines[1]),
            until: Date(timeIntervalSince1970: Double(end)).formatted(.iso8601)
        )
    }
}
