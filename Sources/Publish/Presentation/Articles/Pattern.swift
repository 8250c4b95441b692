import Domain

/// Chooses one of a few patterns for an item, always the same one.
enum Pattern {
    /// FNV-1a over the id's letters.
    static func number(of id: ItemID, below limit: Int) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in id.text.utf8 {
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        return Int((hash ^ hash >> 16) % UInt32(limit))
    }
}
