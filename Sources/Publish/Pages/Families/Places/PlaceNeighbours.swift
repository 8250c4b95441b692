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
        let kinds = register.kinds.map { PlaceIndex($0.places) }
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
