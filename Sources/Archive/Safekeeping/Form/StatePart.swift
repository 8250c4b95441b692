import Basics

/// A piece of a state as it is kept elsewhere: compressed, and named by the hash of that.
struct StatePart: Hashable, Sendable {
    let name: String
    /// Uncompressed.
    let size: Int
    let packed: Int

    /// More is never put into one, so that each can be taken by every host.
    static let limit = 4 << 20
    /// What cannot be made smaller takes a little more than it is.
    static let packedLimit = 2 * limit
    static let folder = "parts"

    var path: String { "\(Self.folder)/\(name)" }

    static func name(of packed: [UInt8]) -> String { ContentDigest(of: packed).text }

    static func isName(_ text: String) -> Bool { ContentDigest(text.utf8) != nil }
}
