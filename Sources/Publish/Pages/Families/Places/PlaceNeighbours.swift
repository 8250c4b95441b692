import Cartography
import Domain
import Presentation

/// Of each kind the places nearest to each place.
struct PlaceNeighbours: Sendable {
    /// In the order of the kinds, of each the nearest first.
    let near: [ItemID: [ItemID]]

    /// So many of a kind are near.
    static let most = 5
    /// Kilometres: an hour on foot.
    private static let reach = 5.0

    init(_ register: PlaceRegister) {
        var near: [ItemID: [ItemID]] = [:]
        let kinds = register.kinds.map { PlaceIndex($0.places) }
        let points = Dictionary(register.all.map { ($0.id, $0.value.point) }) { first, _ in first }
        for stored in register.all {
            guard let point = stored.value.point else { continue }
            let found = kinds.flatMap { $0.nearest(Self.most, to: point, besides: stored.id) }
                .filter { id in
                    points[id]?.map { Sphere.distance(point, $0) <= Self.reach } ?? false
                }
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
