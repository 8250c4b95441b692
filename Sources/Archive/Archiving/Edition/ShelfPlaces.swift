import Domain

/// The places of articles that stand on one shelf, by what the archive's lists go by.
struct ShelfPlaces {
    private(set) var all = ListPlaces()
    /// By the numbers of sections.
    private(set) var sections = GroupedPositions<UInt32>()
    /// Where in `all` they stand, by `yyyymmdd`.
    private(set) var days = GroupedPositions<Int32>()
    /// The same, by `yyyymm`.
    private(set) var months = GroupedPositions<Int32>()
    /// The same, by the numbers of forms.
    private(set) var forms = GroupedPositions<UInt32>()

    mutating func append(_ traits: ListingTraits, of day: Int32, at place: Int32) {
        let position = Int32(all.count)
        all.append(place)
        sections.append(place, to: traits.section)
        days.append(position, to: day)
        months.append(position, to: day / 100)
        forms.append(position, to: traits.form)
    }
}
