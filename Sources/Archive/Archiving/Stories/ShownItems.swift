import Domain

/// What the stories of an edition are made from: its articles by their places, as lists have them.
struct ShownItems {
    let entries: [IndexedArticle]
    let positions: ItemPlaces
    let names: ListingNames
    let labels: [Int32: [Label]]
    let weights: [SourceID: Int]
    /// Whether all languages have the same lists.
    let sharesLists: Bool

    func place(_ id: ItemID) -> Int32? { positions.place(of: id, in: entries) }

    func id(_ place: Int32) -> ItemID { entries[Int(place)].id }

    func fingerprint(_ place: Int32) -> UInt64 { entries[Int(place)].fingerprint }

    private func traits(_ place: Int32) -> ListingTraits {
        names.traits[entries[Int(place)].traits]
    }

    func source(_ place: Int32) -> UInt32 { traits(place).source }

    /// The places of those that tell a story, oldest first; none where only one source does, unless it was chosen so.
    func tellers(of ids: [ItemID], isChosen: Bool) -> [Int32] {
        var places = ids.compactMap(place).sorted()
        // A sample stands in for news; it tells none together with that of sources, only with the newsroom's own.
        if places.contains(where: { traits($0).isLive && !isOwn($0) }) {
            places.removeAll { !traits($0).isLive }
        }
        guard places.count > 1 else { return [] }
        return isChosen || Set(places.map(source)).count > 1 ? places : []
    }

    func bestFirst(_ places: [Int32]) -> [Int32] {
        places.sorted { one, other in
            let (mine, theirs) = (rank(one), rank(other))
            return mine != theirs ? mine > theirs : one > other
        }
    }

    private func rank(_ place: Int32) -> Int {
        isOwn(place) ? .max : weights[names.sources[source(place)]] ?? 0
    }

    private func isOwn(_ place: Int32) -> Bool { names.sources[source(place)] == Source.ownID }

    /// In which lists an article stands, by language and section.
    func list(of place: Int32) -> (shelf: UInt32, section: UInt32) {
        let traits = traits(place)
        return (sharesLists ? 0 : traits.shelf, traits.section)
    }

    func topics(of places: [Int32]) -> Set<Label> {
        Set(places.flatMap { labels[$0] ?? [] }.filter { $0.kind == .topic })
    }
}
