import Domain

/// What of an article decides which others it is related to.
struct Headline {
    let number: Int64
    let id: ItemID
    let time: Int
    let language: UInt32
    /// The section's list in which it stands.
    let list: UInt32
    let isLive: Bool
    /// Whether its own related articles are looked for.
    let isAsking: Bool
    /// Numbers of words, the lowest first.
    let terms: [UInt32]
    /// When the next article of its list is published, once that one is known.
    var next: Int?
}
