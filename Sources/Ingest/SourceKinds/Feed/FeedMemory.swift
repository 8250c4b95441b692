import Domain
import FeedReader

/// What the archive knows of a source's items, as the reader of feeds asks for it.
struct FeedMemory: EntryMemory {
    let known: KnownItems

    var isEmpty: Bool { known.isEmpty }

    func digest(of entry: UnsafeRawBufferPointer, among feed: [String?]) -> UInt64 {
        known.digest(of: entry, among: feed)
    }

    func key(of digest: UInt64) -> UInt64? { known.identity(of: digest) }

    func number(of key: String) -> UInt64 { known.number(of: key) }

    /// What will tell the entries of a feed when they come again.
    func marks(of feed: ParsedFeed) -> [ItemMark] {
        let again = feed.unread.compactMap { digest in
            key(of: digest).map { ItemMark(digest: digest, identity: $0) }
        }
        let read = feed.entries.compactMap { entry in
            entry.digest.map { ItemMark(digest: $0, identity: number(of: entry.key)) }
        }
        let around = feed.surroundings.map { [ItemMark(digest: $0, identity: 0)] } ?? []
        return (around + again + read).sorted { $0.digest < $1.digest }
    }
}
