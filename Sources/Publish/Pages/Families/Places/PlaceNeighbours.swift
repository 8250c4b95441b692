import Cartography
import Domain
import Presentation

/// Of each kind the places nearest to each place.
struct PlaceNeighbours: Sendable {
    /// In the order of the kinds, of each the nearest first.
    let near: [ItemID: [ItemID]]

    /// So many of a kind are near.
    static let most = 5

    init(_ register: PlaceRegister) {
        var near: [ItemID: [ItemID]] = [:]
        let kinds = register.kinds.map { LatitudeIndex($0.places) }
        for stored in register.all {
            guard let point = stored.value.point else { continue }
            let found = kinds.flatMap { $0.nearest(Self.most, to: point, besides: stored.id) }
            if !found.isEmpty { near[stored.id] = found }
        }
        self.near = near
    }
}

/// What is near to places, once for all languages.
struct NearPlaces: DerivedInput {
    let inputs = Places().inputs

    func value(_ reading: DeclaredReading) throws -> PlaceNeighbours {
        PlaceNeighbours(try reading.value(of: Places()))
    }
}

/// Places by their latitude: what is nearest is found from there to both sides, without looking at all of them.
struct LatitudeIndex {
    private let entries: [(point: GeoPoint, id: ItemID)]

    /// Those without coordinates are left out.
    init(_ places: [Stored<Place>]) {
        entries = places.compactMap { stored in stored.value.point.map { ($0, stored.id) } }
            .sorted { ($0.point.latitude, $0.id) < ($1.point.latitude, $1.id) }
    }

    func nearest(_ most: Int, to point: GeoPoint, besides own: ItemID? = nil) -> [ItemID] {
        var found: [(distance: Double, id: ItemID)] = []
        func look(at index: Int) -> Bool {
            let entry = entries[index]
            let apart = abs(entry.point.latitude - point.latitude) * Sphere.kilometresPerDegree
            if found.count == most, let last = found.last, apart > last.distance { return false }
            guard entry.id != own else { return true }
            let distance = Sphere.distance(point, entry.point)
            guard found.count < most || (distance, entry.id) < (found[most - 1]) else {
                return true
            }
            let place = found.firstIndex { (distance, entry.id) < $0 } ?? found.count
            found.insert((distance, entry.id), at: place)
            if found.count > most { found.removeLast() }
            return true
        }
        let middle = start(from: point.latitude)
        var (low, high) = (middle - 1, middle)
        while high < entries.count, look(at: high) { high += 1 }
        while low >= 0, look(at: low) { low -= 1 }
        return found.map(\.id)
    }

    /// The first that is not farther south.
    private func start(from latitude: Double) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].point.latitude < latitude { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
