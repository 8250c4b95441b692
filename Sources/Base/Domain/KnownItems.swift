/// The items of a source's last answer: those that come again as they were need not be read again.
public struct KnownItems: Sendable {
    private let identities: [UInt64: UInt64]
    private let reading: UInt64

    /// - Parameters:
    ///   - marks: of the items that the archive took in last.
    ///   - fingerprint: how answers of the source are read now; marks that were made otherwise match nothing.
    public init(_ marks: [ItemMark], readAs fingerprint: String) {
        identities = Dictionary(marks.map { ($0.digest, $0.identity) }) { first, _ in first }
        reading = StableHash.of(fingerprint)
    }

    public var isEmpty: Bool { identities.isEmpty }

    public func digest(
        of item: UnsafeRawBufferPointer,
        among surroundings: [String?]
    ) -> UInt64 {
        var hash = StableHash(reading)
        for text in surroundings { hash.add(text) }
        hash.add(item)
        return hash.value
    }

    /// The identity that goes with a digest; nil for an item that is new or has changed.
    public func identity(of digest: UInt64) -> UInt64? { identities[digest] }

    public func number(of identity: String) -> UInt64 { StableHash.of(identity) }
}
