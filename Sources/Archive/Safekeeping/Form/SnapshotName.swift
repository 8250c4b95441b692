import Basics
import Foundation

/// The name of a snapshot: when it was made, and the hash of its bytes.
struct SnapshotName: Comparable, Hashable, Sendable {
    let text: String
    /// In seconds.
    let time: Int
    let digest: ContentDigest

    /// In which one can be made, in seconds: until the year 9999.
    static let times = 0...253_402_300_799

    var path: String { "\(Snapshot.folder)/\(text)" }

    init(of bytes: [UInt8], time: Int) {
        digest = ContentDigest(of: bytes)
        self.time = time
        text = "\(time)-\(digest.text)"
    }

    init?(_ text: String) {
        let words = text.split(separator: "-", maxSplits: 1)
        guard words.count == 2, let time = Int(foreign: words[0], in: Self.times),
            let digest = ContentDigest(words[1].utf8)
        else { return nil }
        self.text = text
        self.time = time
        self.digest = digest
    }

    static func < (one: Self, other: Self) -> Bool {
        (one.time, one.text) < (other.time, other.text)
    }

    /// As `2026-11-21T06:00:00Z`.
    var moment: String {
        Date(timeIntervalSince1970: Double(time)).formatted(.iso8601)
    }
}
