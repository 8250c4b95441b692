import Domain

/// The places of articles by what they have in common, in the order in which they came; neighbours alike look nothing up.
struct PlaceGroups<Key: Hashable> {
    private(set) var groups: [(key: Key, places: [Int32])] = []
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
            groups.append((key, []))
        }
        groups[slot].places.append(place)
        last = slot
    }
}

/// The places of articles that stand on one shelf, by what the archive's lists go by.
struct ShelfPlaces {
    private(set) var all: [Int32] = []
    /// By the numbers of sections.
    private(set) var sections = PlaceGroups<UInt32>()
    /// By `yyyymmdd`.
    private(set) var days = PlaceGroups<Int32>()
    /// By `yyyymm`.
    private(set) var months = PlaceGroups<Int32>()
    private(set) var forms = PlaceGroups<ArticleForm>()

    mutating func append(_ entry: EditionEntry, at place: Int32) {
        all.append(place)
        sections.append(place, to: entry.section)
        days.append(place, to: entry.day)
        months.append(place, to: entry.day / 100)
        forms.append(place, to: entry.form)
    }
}
