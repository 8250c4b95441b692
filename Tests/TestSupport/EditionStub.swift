import Basics
public import Domain
public import Foundation

/// An edition of what a test names: entities, and articles that stand in the list of their day.
public struct EditionStub: EditionReading {
    public let clock = Date(timeIntervalSince1970: 1_795_240_800)
    private let entities: [PublishedEntity]
    private let listed: [Article]
    private let zone: TimeZone

    public init(
        _ entities: [PublishedEntity] = [],
        articles: [Article] = [],
        zone: TimeZone = .gmt
    ) {
        self.entities = entities
        listed = articles.sorted { $0.order < $1.order }
        self.zone = zone
    }

    private func articles(in list: ArticleList) -> [Article] {
        switch list {
        case .day(let day, let language):
            listed.filter { CivilTime($0.order, in: zone).day == day && $0.language == language }
        case .river(let language): listed.filter { $0.language == language }
        default: []
        }
    }

    public func count(of list: ArticleList) -> Int { articles(in: list).count }

    public func ids(in list: ArticleList, at positions: Range<Int>) -> [ItemID] {
        articles(in: list)[positions].map(\.id)
    }

    public func position(of id: ItemID, in list: ArticleList) -> Int? {
        articles(in: list).firstIndex { $0.id == id }
    }

    public func articles(_ ids: [ItemID]) -> [Article] {
        ids.compactMap { id in listed.first { $0.id == id } }
    }

    public func bodies(_ ids: [ItemID]) -> [ArticleBody] { [] }
    public func ids(after id: ItemID?, limit: Int) -> [ItemID] { [] }
    public func articleCount() -> Int { listed.count }
    public func summaries(at positions: Range<Int>) -> [ArticleSummary] { [] }
    public func summaries(in list: ArticleList, at positions: Range<Int>) -> [ArticleSummary] { [] }

    public func related(to id: ItemID) -> [(id: ItemID, fingerprint: UInt64)] { [] }

    public func fingerprints(in list: ArticleList, at positions: Range<Int>) -> [UInt64] {
        articles(in: list)[positions].map { StableHash.of("\($0.id) \($0.title)") }
    }

    public func days(in language: Language) -> [(day: Day, count: Int)] {
        let days = listed.filter { $0.language == language }
            .map { CivilTime($0.order, in: zone).day }
        return Set(days).sorted(by: >).map { day in (day, days.count { $0 == day }) }
    }

    public func liveCount() -> Int { listed.count }

    public func entities(of kind: EntityKind) -> [PublishedEntity] {
        entities.filter { $0.entity.kind == kind }.sorted { $0.id < $1.id }
    }

    public func sources() -> [SourceSummary] { [] }
    public func statuses() -> [SourceStatus] { [] }
    public func redirects() -> [Redirect] { [] }
    public func tombstones() -> [Tombstone] { [] }
    public func withdrawn() -> [Article] { [] }
    public func withdrawnEntities() -> [WithdrawnEntity] { [] }
    public func newestChange() -> Date? { nil }
    public func nextChange() -> Date? { nil }
}
