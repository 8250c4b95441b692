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

/// The names that headlines share, as numbers.
struct HeadlineNames {
    private var languages = NameTable<String>()
    private var lists = NameTable<List>()

    private struct List: Hashable {
        let section: String
        let shelf: String
    }

    mutating func language(_ tag: String) -> UInt32 { languages.number(of: tag) }

    mutating func list(section: String, shelf: String) -> UInt32 {
        lists.number(of: List(section: section, shelf: shelf))
    }
}
