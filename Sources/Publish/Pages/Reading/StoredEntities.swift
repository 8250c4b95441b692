import Basics
import Domain

/// An entity of one kind with what the archive knows of it.
struct Stored<Value: Sendable>: Sendable {
    let published: PublishedEntity
    let value: Value

    var id: ItemID { published.id }
    /// The last part of its path.
    var address: String { published.address }
    var source: SourceID { published.source }
    var isSample: Bool { published.origin == .sample }
}

/// Everything of one kind of entity, read once for a build.
struct PublishedEntities: Sendable {
    /// In the order of the ids.
    let all: [PublishedEntity]
    /// Differs whenever anything of them differs.
    let fingerprint: UInt64
    private let places: [ItemID: Int]

    init(_ all: [PublishedEntity]) {
        self.all = all
        var hash = StableHash()
        for published in all { hash.add(published.fingerprint) }
        fingerprint = hash.value
        places = Dictionary(all.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    func published(_ id: ItemID) -> PublishedEntity? { places[id].map { all[$0] } }

    /// Of one of them; zero for what is not there.
    func fingerprint(of id: ItemID) -> UInt64 { published(id)?.fingerprint ?? 0 }

    func stored<Value: EntityValue>(_ type: Value.Type = Value.self) -> [Stored<Value>] {
        all.compactMap { published in
            Value(published.entity).map { Stored(published: published, value: $0) }
        }
    }
}

/// What an entity is, by its kind.
protocol EntityValue: Sendable {
    static var kind: EntityKind { get }

    /// Nil for an entity of another kind.
    init?(_ entity: Entity)
}

extension Match: EntityValue {
    static let kind = EntityKind.match

    init?(_ entity: Entity) {
        guard case .match(let value) = entity else { return nil }
        self = value
    }
}

extension Competition: EntityValue {
    static let kind = EntityKind.competition

    init?(_ entity: Entity) {
        guard case .competition(let value) = entity else { return nil }
        self = value
    }
}

extension Programme: EntityValue {
    static let kind = EntityKind.programme

    init?(_ entity: Entity) {
        guard case .programme(let value) = entity else { return nil }
        self = value
    }
}

extension Track: EntityValue {
    static let kind = EntityKind.track

    init?(_ entity: Entity) {
        guard case .track(let value) = entity else { return nil }
        self = value
    }
}

extension Person: EntityValue {
    static let kind = EntityKind.person

    init?(_ entity: Entity) {
        guard case .person(let value) = entity else { return nil }
        self = value
    }
}

extension Figure: EntityValue {
    static let kind = EntityKind.figure

    init?(_ entity: Entity) {
        guard case .figure(let value) = entity else { return nil }
        self = value
    }
}

extension Event: EntityValue {
    static let kind = EntityKind.event

    init?(_ entity: Entity) {
        guard case .event(let value) = entity else { return nil }
        self = value
    }
}

extension Place: EntityValue {
    static let kind = EntityKind.place

    init?(_ entity: Entity) {
        guard case .place(let value) = entity else { return nil }
        self = value
    }
}

extension Outlet: EntityValue {
    static let kind = EntityKind.outlet

    init?(_ entity: Entity) {
        guard case .outlet(let value) = entity else { return nil }
        self = value
    }
}
