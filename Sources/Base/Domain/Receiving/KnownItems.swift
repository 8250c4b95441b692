import Basics

/// The items of a source's last answer: those that come again as they were need not be read again.
public struct KnownItems: Sendable {
    private let identities: [UInt64: UInt64]
    private let reading: UInt64

    /// - Parameters:
    ///   - entries: of the items that the archive took in last.
    ///   - fingerprint: how answers of the source are read now; entries that were read otherwise match nothing.
    public init(_ entries: [EntryFingerprint], readAs fingerprint: String) {
        identities = Dictionary(entries.map { ($0.fingerprint, $0.identity) }) { first, _ in first }
        reading = StableHash.of(fingerprint)
    }

    public var isEmpty: Bool { identities.isEmpty }

    public func fingerprint(
        of item: UnsafeRawBufferPointer,
        among surroundings: [String?]
    ) -> UInt64 {
        var hash = StableHash(reading)
        for text in surroundings { hash.add(text) }
        hash.add(item)
        return hash.value
    }

    /// The identity that goes with a fingerprint; nil for an item that is new or has changed.
    public func identity(of fingerprint: UInt64) -> UInt64? { identities[fingerprint] }

    public func number(of identity: String) -> UInt64 { StableHash.of(identity) }
}
