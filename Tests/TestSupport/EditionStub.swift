import Basics
public import Domain
public import Foundation

/// An edition of what a test names: entities, and articles that stand in the list of their day.
public struct EditionStub: EditionReading {
    public let clock = Date(timeIntervalSince1970: 1_795_240_800)
    private let entities: [PublishedEntity]
    private let gone: [WithdrawnEntity]
    private let listed: [Article]
    private let countries: [SourceID: String]
    private let carried: [ItemID: [ListedLabel]]
    private let zone: TimeZone
    private let told: [PublishedStory]

    /// - Parameters:
    ///   - entities: what is published besides articles.
    ///   - gone: what of it was withdrawn.
    ///   - articles: in any order.
    ///   - countries: from where sources come.
    ///   - labels: the topics and authors that articles carry.
    ///   - zone: that of the days.
    ///   - stories: what several of the articles tell of one event.
    public init(
        _ entities: [PublishedEntity] = [],
        gone: [WithdrawnEntity] = [],
        articles: [Article] = [],
        countries: [SourceID: String] = [:],
        labels: [ItemID: [ListedLabel]] = [:],
        zone: TimeZone = .gmt,
        stories: [PublishedStory] = []
    ) {
        self.entities = entities
        self.gone = gone
        listed = articles.sorted { $0.order < $1.order }
        self.countries = countries
        carried = labels
        self.zone = zone
        told = stories
    }

    private func articles(in list: ArticleList) -> [Article] {
        listed.filter { article in
            let day = CivilTime(article.order, in: zone).day
            return switch list {
            case .day(day, article.language), .river(article.language): true
            case .section(article.section, article.language), .source(article.source): true
            case .month(day.year, day.month, article.language): true
            case .country(let code): countries[article.source] == code
            case .countrySection(let code, let section):
                countries[article.source] == code && article.section == section
            case .label(let label, article.language):
                labels(of: article.id).contains { $0.label == label }
            default: false
            }
        }
    }

    public func count(of list: ArticleList) -> Int { articles(in: list).count }

    public func ids(in list: ArticleList, at positions: Range<Int>) -> [ItemID] {
        let found = articles(in: list)
        return found[positions.clamped(to: found.indices)].map(\.id)
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

    public func summaries(at positions: Range<Int>) -> [ArticleSummary] {
        listed[positions.clamped(to: listed.indices)].map(summary)
    }

    public func summaries(in list: ArticleList, at positions: Range<Int>) -> [ArticleSummary] {
        let found = articles(in: list)
        return found[positions.clamped(to: found.indices)].map(summary)
    }

    public func summaries(
        of source: SourceID,
        identities: Set<String>
    ) -> [String: ArticleSummary] {
        let chosen = listed.filter { $0.source == source && identities.contains($0.identity) }
        return Dictionary(chosen.map { ($0.identity, summary(of: $0)) }) { first, _ in first }
    }

    public func summary(of name: NamedArticle.Name) -> ArticleSummary? {
        listed.first { article in
            switch name {
            case .id(let id): article.id.text == id
            case .path(let path): article.path == path
            case .file(let file): article.source == Source.ownID && article.identity == file
            }
        }
        .map(summary)
    }

    private func summary(of article: Article) -> ArticleSummary {
        ArticleSummary(
            id: article.id,
            place: listed.firstIndex { $0.id == article.id } ?? 0,
            pathHash: StableHash.of(article.path),
            source: article.source,
            section: article.section,
            language: article.language,
            order: article.order,
            firstSeen: article.firstSeen,
            day: CivilTime(article.order, in: zone).day,
            isLive: article.origin == .live,
            isCanonicalHere: article.rights.isCanonicalHere,
            fingerprint: Self.fingerprint(of: article)
        )
    }

    private static func fingerprint(of article: Article) -> UInt64 {
        StableHash.of("\(article.id) \(article.title)")
    }

    public func paths(at places: [Int]) -> [String] { places.map { listed[$0].path } }

    public func related(to id: ItemID) -> [(id: ItemID, fingerprint: UInt64)] { [] }

    public func fingerprints(in list: ArticleList, at positions: Range<Int>) -> [UInt64] {
        let found = articles(in: list)
        return found[positions.clamped(to: found.indices)].map(Self.fingerprint)
    }

    public func articles(telling detail: ToldDetail) -> [ArticleSummary] {
        listed.filter { article in
            switch detail {
            case .corrections: article.details.corrections != nil
            case .live: article.details.live != nil
            }
        }
        .map(summary)
    }

    public func stories() -> [PublishedStory] { told }

    public func story(of id: ItemID) -> PublishedStory? {
        told.first { $0.members.contains(id) }
    }

    public func labels(of id: ItemID) -> [ListedLabel] { carried[id] ?? [] }

    public func labels() -> [ListedLabel] {
        Set(carried.values.joined()).sorted { $0.label < $1.label }
    }

    public func days(in language: Language) -> [(day: Day, count: Int)] {
        let days = listed.filter { $0.language == language }
            .map { CivilTime($0.order, in: zone).day }
        return Set(days).sorted(by: >).map { day in (day, days.count { $0 == day }) }
    }

    public func forms(in language: Language) -> [(form: ArticleForm, count: Int)] { [] }

    public func liveCount() -> Int { listed.count { $0.origin == .live } }

    public func entities(of kind: EntityKind) -> [PublishedEntity] {
        entities.filter { $0.entity.kind == kind }.sorted { $0.id < $1.id }
    }

    public func sources() -> [SourceSummary] { [] }
    public func statuses() -> [SourceStatus] { [] }
    public func redirects() -> [Redirect] { [] }
    public func led() -> [Redirect] { [] }
    public func tombstones() -> [Tombstone] { [] }
    public func withdrawn() -> [Article] { [] }
    public func withdrawnEntities() -> [WithdrawnEntity] { gone }
    public func newestChange(in language: Language) -> Date? { nil }
    public func nextChange() -> Date? { nil }
    public func nextForgetting() -> Date? { nil }
}
