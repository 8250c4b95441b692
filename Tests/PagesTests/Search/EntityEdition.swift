import Domain
import Foundation

/// An edition of nothing but what desks hold.
struct EntityEdition: EditionReading {
    var entities: [PublishedEntity] = []
    var gone: [WithdrawnEntity] = []
    let clock = Date(timeIntervalSince1970: 1_795_237_800)

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
    func entities(of kind: EntityKind) -> [PublishedEntity] {
        entities.filter { $0.entity.kind == kind }
    }
    func sources() -> [SourceSummary] { [] }
    func statuses() -> [SourceStatus] { [] }
    func redirects() -> [Redirect] { [] }
    func tombstones() -> [Tombstone] { [] }
    func withdrawn() -> [Article] { [] }
    func withdrawnEntities() -> [WithdrawnEntity] { gone }
    func newestChange() -> Date? { nil }
    func nextChange() -> Date? { nil }
}
