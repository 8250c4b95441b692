import Basics
import Foundation

/// The short, stable name of an archived item, part of its address for ever.
public struct ItemID: Hashable, Comparable, Sendable, CustomStringConvertible {
    public let text: String

    /// An id as the archive stored it.
    public init(stored text: String) {
        self.text = text
    }

    /// The id of an item: the first characters of lower-case base32 (RFC 4648) of
    /// SHA-256(source id, 0x00, item identity).
    public init(source: SourceID, identity: String, length: Int = 10) {
        var hash = SHA256()
        hash.update(source.text)
        hash.update([0])
        hash.update(identity)
        text = hash.digest().base32(length)
    }

    public var description: String { text }

    public static func < (left: Self, right: Self) -> Bool {
        left.text < right.text
    }
}
