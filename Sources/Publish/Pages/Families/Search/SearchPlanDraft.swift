import Basics
import Domain
import Foundation
import Presentation

/// Gathers what can be found, with the time at which each came.
struct SearchPlanDraft {
    let holdings: SearchHoldings
    let sources: [SourceID: Source]
    private(set) var choices = SearchChoices()
    private var arrivals: [Arrival] = []
    /// When the first thing of each source came: the source itself is found from then on.
    private var beginnings: [SourceID: Date] = [:]

    private static let batch = 1_024

    /// When something came; nothing of it ever changes, so that numbers stay.
    private struct Arrival {
        let seen: Date
        /// The articles of one answer follow each other by their dates, behind everything else.
        let order: Date
        let name: String
        let document: SearchPlan.Document
    }

    init(holdings: SearchHoldings, sources: [SourceID: Source]) {
        self.holdings = holdings
        self.sources = sources
    }

    mutating func addArticles(of edition: any EditionReading) throws {
        let count = try edition.articleCount()
        arrivals.reserveCapacity(count)
        var languages: Set<Language> = []
        let protection = try holdings.protection(of: edition)
        for start in stride(from: 0, to: count, by: Self.batch) {
            let articles = try edition.summaries(at: start..<min(start + Self.batch, count))
            let closed = try protection.map { protection in
                try edition.paths(at: articles.map(\.place)).map(protection.covers)
            }
            for (number, article) in articles.enumerated() {
                let isClosed = closed?[number] == true
                let isFound =
                    try !isClosed
                    // Another one is found in its place, by its headline too.
                    && !edition.isFolded(article.id, in: .river(article.language))
                add(
                    isFound ? .article(article.id) : .gone,
                    isFound ? article.fingerprint : 0,
                    seen: article.firstSeen,
                    order: article.order,
                    name: article.id.text
                )
                guard !isClosed else {
                    begin(article.source, article.firstSeen)
                    continue
                }
                choices.kinds.insert(.article)
                choices.sections.insert(article.section)
                languages.insert(article.language)
                choose(article.source)
                begin(article.source, article.firstSeen)
            }
        }
        choices.languages = Set(languages.map(\.primary))
    }

    /// What the archive keeps of a withdrawn article changes only when its text is taken out for good.
    mutating func add(withdrawn article: Article, isClosed: Bool) {
        var hash = StableHash()
        hash.add("withdrawn")
        hash.add(article.id.text)
        hash.add(article.path)
        hash.add(article.title)
        hash.add(article.summary)
        add(
            isClosed ? .gone : .article(article.id),
            isClosed ? 0 : hash.value,
            seen: article.firstSeen,
            order: article.order,
            name: article.id.text
        )
        begin(article.source, article.firstSeen)
    }

    mutating func addEntities() {
        for kind in holdings.kinds {
            for index in 0..<holdings.count(of: kind) {
                guard let published = holdings.published(kind, index) else { continue }
                let finding = holdings.finding(published)
                add(
                    finding == nil ? .gone : .entity(kind, index),
                    finding == nil ? 0 : fingerprint(of: published),
                    seen: published.firstSeen,
                    name: published.id.text
                )
                if let finding { choose(finding, of: published.source) }
                begin(published.source, published.firstSeen)
            }
        }
    }

    /// A series moves on with time alone.
    private func fingerprint(of published: PublishedEntity) -> UInt64 {
        guard let day = holdings.daysOfSeries[published.id] else { return published.fingerprint }
        var hash = StableHash()
        hash.add(published.fingerprint)
        hash.add(day.number)
        return hash.value
    }

    mutating func add(withdrawn entity: WithdrawnEntity) {
        guard holdings.kinds.contains(entity.kind) else { return }
        add(.gone, 0, seen: entity.firstSeen, name: entity.id.text)
        begin(entity.source, entity.firstSeen)
    }

    mutating func addSources() {
        for (source, seen) in beginnings {
            let hasPage = holdings.has(source)
            add(hasPage ? .source(source) : .gone, hasPage ? 1 : 0, seen: seen, name: source.text)
            guard hasPage else { continue }
            choices.kinds.insert(.source)
            choose(source)
        }
    }

    /// In the order of the index.
    func sorted() -> [SearchPlan.Document] {
        arrivals.sorted { ($0.seen, $0.order, $0.name) < ($1.seen, $1.order, $1.name) }
            .map(\.document)
    }

    private mutating func add(
        _ subject: SearchSubject,
        _ fingerprint: UInt64,
        seen: Date,
        order: Date = .distantPast,
        name: String
    ) {
        let document = SearchPlan.Document(subject: subject, fingerprint: fingerprint)
        arrivals.append(Arrival(seen: seen, order: order, name: name, document: document))
    }

    private mutating func begin(_ source: SourceID, _ seen: Date) {
        beginnings[source] = min(beginnings[source] ?? seen, seen)
    }

    private mutating func choose(_ source: SourceID) {
        guard choices.sources.insert(source).inserted else { return }
        if let country = sources[source]?.country { choices.countries.insert(country) }
    }

    private mutating func choose(_ finding: SearchFinding, of source: SourceID) {
        choose(source)
        choices.kinds.insert(finding.kind)
        if let section = sources[source]?.section { choices.sections.insert(section) }
        if let language = finding.language { choices.languages.insert(language.primary) }
        if let country = finding.country { choices.countries.insert(country.lowercased()) }
    }
}
