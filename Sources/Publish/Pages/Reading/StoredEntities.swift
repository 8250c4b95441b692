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

    func stored<Value: EntityModel>(_ type: Value.Type = Value.self) -> [Stored<Value>] {
        all.compactMap { published in
            Value(published.entity).map { Stored(published: published, value: $0) }
        }
    }
}
