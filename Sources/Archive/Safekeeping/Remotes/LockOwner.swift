import Basics
import Foundation

/// Who keeps others from writing, and until when.
struct LockOwner: Sendable {
    let machine: String
    let now: @Sendable () -> Int
    /// Tells this run from all others.
    let token = UUID().uuidString.lowercased()

    /// So long a lock holds, in seconds; whoever was killed holds it no longer.
    static let span = 900

    var text: String {
        let process = Self.system.map { " \(getpid()) \($0)" } ?? ""
        return "\(token)\(process)\n\(machine)\n\(now() + Self.span)\n"
    }

    func isOwn(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).hasPrefix(token)
    }

    /// - Parameters:
    ///   - bytes: what somebody else's lock says.
    ///   - written: when, in seconds; nil where that is not known.
    /// - Throws: `StateError.locked` when it holds still.
    func check(_ bytes: [UInt8], written: Int? = nil) throws(StateError) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard lines.count == 3, let end = Int(foreign: lines[2], in: SnapshotName.times)
        else {
            // Somebody may be about to write it, or it cannot be read.
            if let written { try check("another machine", until: written &+ Self.span) }
            return
        }
        if !Self.isGone(lines[0]) { try check(String(lines[1]), until: end) }
    }

    private func check(_ machine: String, until end: Int) throws(StateError) {
        // A clock may be ahead by as long as a lock holds; what is to hold for longer nobody has taken.
        guard end > now(), end <= now() + 2 * Self.span else { return }
        throw .locked(
            by: machine,
            until: Date(timeIntervalSince1970: Double(end)).formatted(.iso8601)
        )
    }

    /// Whether the process that took it ran on this machine, and has ended.
    private static func isGone(_ line: Substring) -> Bool {
        let words = line.split(separator: " ")
        guard words.count == 3, let process = pid_t(words[1]), process > 0, words[2] == system?[...]
        else { return false }
        return kill(process, 0) != 0 && errno == ESRCH
    }

    /// Tells the machine as it was started last, and who sees the same processes on it, from all others; nil where that is not
    /// known.
    private static let system: String? = {
        guard let start = HostSystem.boot, let space = HostSystem.processSpace else { return nil }
        return String(ContentDigest(of: start + Array(space.utf8)).text.prefix(16))
    }()
}
