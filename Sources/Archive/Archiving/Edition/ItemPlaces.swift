import Basics
import Domain

/// Where each article stands among the entries of an index.
struct ItemPlaces: Sendable {
    private var index = HashIndex(room: 0)

    init() {}

    /// - Parameter entries: each article once.
    init(of entries: [IndexedArticle]) {
        index = HashIndex(room: entries.count)
        for place in entries.indices { index.insert(place) { Self.hash(entries[$0].id) } }
    }

    /// Nil for what is not among the entries of which it was made.
    func place(of id: ItemID, in entries: [IndexedArticle]) -> Int32? {
        index.place(of: Self.hash(id)) { entries[$0].id == id }.map(Int32.init)
    }

    private static func hash(_ id: ItemID) -> UInt64 { StableHash.of(id.text) }
}
