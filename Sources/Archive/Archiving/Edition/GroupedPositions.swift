/// The positions of articles by what they have in common, in the order in which they came; neighbours alike look
/// nothing up.
struct GroupedPositions<Key: Hashable> {
    private(set) var groups: [(key: Key, places: ListPlaces)] = []
    private var slots: [Key: Int] = [:]
    /// Where the last place went.
    private var last: Int?

    mutating func append(_ place: Int32, to key: Key) {
        if let last, groups[last].key == key {
            groups[last].places.append(place)
            return
        }
        let slot = slots[key] ?? groups.count
        if slot == groups.count {
            slots[key] = slot
            groups.append((key, ListPlaces()))
        }
        groups[slot].places.append(place)
        last = slot
    }
}
