import Domain

/// What the stories of an edition are made from: its articles by their places, as lists have them.
struct ShownItems {
    let entries: [EditionEntry]
    let positions: ItemPlaces
    let sources: NameTable<SourceID>
    let labels: [Int32: [Label]]
    let weights: [SourceID: Int]
    /// Whether all languages have the same lists.
    let sharesLists: Bool
    let path: (Int32) -> String

    func place(_ id: ItemID) -> Int32? { positions.place(of: id, in: entries) }

    func id(_ place: Int32) -> ItemID { entries[Int(place)].id }

    func fingerprint(_ place: Int32) -> UInt64 { entries[Int(place)].fingerprint }

    func source(_ place: Int32) -> UInt32 { entries[Int(place)].source }

    /// The places of those that tell a story, oldest first; none where only one source does, unless it was chosen so.
    func tellers(of ids: [ItemID], isChosen: Bool) -> [Int32] {
        var places = ids.compactMap(place).sorted()
        // A sample stands in for news; it tells none together with that of sources, only with the newsroom's own.
        if places.contains(where: { entries[Int($0)].isLive && !isOwn($0) }) {
            places.removeAll { !entries[Int($0)].isLive }
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
        isOwn(place) ? .max : weights[sources[source(place)]] ?? 0
    }

    private func isOwn(_ place: Int32) -> Bool { sources[source(place)] == Source.ownID }

    /// In which lists an article stands, by language and section.
    func list(of place: Int32) -> (shelf: UInt32, section: UInt32) {
        let entry = entries[Int(place)]
        return (sharesLists ? 0 : entry.shelf, entry.section)
    }

    func topics(of places: [Int32]) -> Set<Label> {
        Set(places.flatMap { labels[$0] ?? [] }.filter { $0.kind == .topic })
    }
}
