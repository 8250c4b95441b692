import Basics
import Domain
import Foundation

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

/// What a desk has of one kind of entity, read once for a build.
struct StoredEntities<Value: Sendable>: Sendable {
    /// In the order of the ids.
    let all: [Stored<Value>]
    /// Differs whenever anything of them differs.
    let fingerprint: UInt64

    init(
        _ kind: EntityKind,
        of edition: any EditionReading,
        value: (Entity) -> Value?
    ) throws {
        var hash = StableHash()
        var all: [Stored<Value>] = []
        for published in try edition.entities(of: kind) {
            guard let value = value(published.entity) else { continue }
            hash.add(published.fingerprint)
            all.append(Stored(published: published, value: value))
        }
        self.all = all
        fingerprint = hash.value
    }
}
