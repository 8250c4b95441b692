import Domain

/// The places of articles that stand on one shelf, by what the archive's lists go by.
struct ShelfPlaces {
    private(set) var all: [Int32] = []
    /// By the numbers of sections.
    private(set) var sections = PlaceGroups<UInt32>()
    /// By `yyyymmdd`.
    private(set) var days = PlaceGroups<Int32>()
    /// By `yyyymm`.
    private(set) var months = PlaceGroups<Int32>()
    /// By the numbers of forms.
    private(set) var forms = PlaceGroups<UInt32>()

    mutating func append(_ entry: EditionEntry, at place: Int32) {
        all.append(place)
        sections.append(place, to: entry.section)
        days.append(place, to: entry.day)
        months.append(place, to: entry.day / 100)
        forms.append(place, to: entry.form)
    }
}
