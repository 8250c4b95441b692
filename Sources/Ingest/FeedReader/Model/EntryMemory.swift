/// Tells which entries of a feed its reader has from an earlier answer, so that they need not be read again.
///
/// Only entries that read alike whatever stands beside them are remembered: dated, with an id that no other has, and
/// without anything to warn of.
public protocol EntryMemory: Sendable {
    var isEmpty: Bool { get }

    /// A number for an entry as it is written, and for what of its feed decides how it is read.
    func fingerprint(of entry: UnsafeRawBufferPointer, among feed: [String?]) -> UInt64

    /// The number of the key of an entry that was read; nil for one that was not.
    func key(of fingerprint: UInt64) -> UInt64?

    func number(of key: String) -> UInt64
}

extension ParsedFeed {
    /// Whether the entries that were read would have been read alike with those beside them that were left out.
    func standsApart(from memory: any EntryMemory) -> Bool {
        let taken = Set(skipped.compactMap(memory.key))
        return taken.count == skipped.count
            && entries.allSatisfy { entry in
                entry.hasOwnKey && entry.date != nil
                    && !taken.contains(memory.number(of: entry.key))
            }
    }
}
