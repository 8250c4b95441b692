import Basics
import Domain
import Foundation

/// An edition that has entities and no articles.
struct EntityEdition: EditionReading {
    let clock = Date(timeIntervalSince1970: 1_795_240_800)
    var all: [PublishedEntity] = []

    /// An edition with these entities, each under the address that its name folds to.
    init(_ entities: [(source: SourceID, identity: String, entity: Entity)], origin: Origin = .live)
    {
        all = entities.map { source, identity, entity in
            let id = ItemID(source: source, identity: identity)
            let slug = Slug.make(entity.name, limit: 60)
            let isTrack = entity.kind == .track
            return PublishedEntity(
                id: id,
                source: source,
                identity: identity,
                address: isTrack || slug.isEmpty ? "\(slug)-\(id)" : slug,
                origin: origin,
                firstSeen: Date(timeIntervalSince1970: 1_795_240_000),
                changed: Date(timeIntervalSince1970: 1_795_240_000),
                fingerprint: StableHash.of("\(entity)"),
                entity: entity
            )
        }
    }

    func entities(of kind: EntityKind) -> [PublishedEntity] {
        all.filter { $0.entity.kind == kind }.sorted { $0.id < $1.id }
    }

    func count(of list: ArticleList) -> Int { 0 }
    func ids(in list: ArticleList, at positions: Range<Int>) -> [ItemID] { [] }
    func position(of id: ItemID, in list: ArticleList) -> Int? { nil }
    func articles(_ ids: [ItemID]) -> [Article] { [] }
    func bodies(_ ids: [ItemID]) -> [ArticleBody] { [] }
    func ids(after id: ItemID?, limit: Int) -> [ItemID] { [] }
    func articleCount() -> Int { 0 }
    func summaries(at positions: Range<Int>) -> [ArticleSummary] { [] }
    func summaries(in list: ArticleList, at positions: Range<Int>) -> [ArticleSummary] { [] }
    func related(to id: ItemID) -> [(id: ItemID, fingerprint: UInt64)] { [] }
    func fingerprints(in list: ArticleList, at positions: Range<Int>) -> [UInt64] { [] }
    func days(in language: Language) -> [(day: Day, count: Int)] { [] }
    func liveCount() -> Int { 0 }
    func sources() -> [SourceSummary] { [] }
    func statuses() -> [SourceStatus] { [] }
    func redirects() -> [Redirect] { [] }
    func withdrawn() -> [Article] { [] }
    func withdrawnEntities() -> [WithdrawnEntity] { [] }
    func tombstones() -> [Tombstone] { [] }
    func newestChange() -> Date? { nil }
    func nextChange() -> Date? { nil }
}
