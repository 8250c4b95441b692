import Domain
import FeedReader

/// What the archive knows of a source's items, as the reader of feeds asks for it.
struct FeedMemory: EntryMemory {
    let known: KnownItems

    var isEmpty: Bool { known.isEmpty }

    func fingerprint(of entry: UnsafeRawBufferPointer, among feed: [String?]) -> UInt64 {
        known.fingerprint(of: entry, among: feed)
    }

    func key(of fingerprint: UInt64) -> UInt64? { known.identity(of: fingerprint) }

    func number(of key: String) -> UInt64 { known.number(of: key) }

    /// What will tell the entries of a feed when they come again.
    func entries(of feed: ParsedFeed) -> [EntryFingerprint] {
        let again = feed.skipped.compactMap { fingerprint in
            key(of: fingerprint).map { EntryFingerprint(fingerprint: fingerprint, identity: $0) }
        }
        let read = feed.entries.compactMap { entry in
            entry.fingerprint.map {
                EntryFingerprint(fingerprint: $0, identity: number(of: entry.key))
            }
        }
        let around =
            feed.surroundings.map { [EntryFingerprint(fingerprint: $0, identity: 0)] } ?? []
        return (around + again + read).sorted { $0.fingerprint < $1.fingerprint }
    }
}
