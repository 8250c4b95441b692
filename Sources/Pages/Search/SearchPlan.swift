import Domain
import Foundation

/// Which articles can be found, in the order in which they came, and what they can be filtered by.
struct SearchPlan: Sendable {
    /// By arrival, so that what is new stands at the end whatever its date.
    let documents: [Document]
    /// Those among them that keep their place and are no longer shown.
    let withdrawn: [ItemID: Article]
    let sections: Set<SectionID>
    let sources: Set<SourceID>
    /// Primary subtags.
    let languages: Set<String>
    let countries: Set<String>

    /// One that can be found.
    struct Document: Sendable {
        let id: ItemID
        /// Differs whenever anything that is found of it differs.
        let stamp: UInt64
    }

    /// The plan of a site without search.
    init() {
        documents = []
        withdrawn = [:]
        sections = []
        sources = []
        languages = []
        countries = []
    }

    /// - Parameters:
    ///   - edition: what is published.
    ///   - countries: the country of each source that has one.
    /// - Throws: what the edition says when it cannot be read.
    init(of edition: any EditionReading, countries: [SourceID: String]) throws {
        var arrivals: [(seen: Date, order: Date, document: Document)] = []
        var sections: Set<SectionID> = []
        var sources: Set<SourceID> = []
        var languages: Set<Language> = []
        let count = try edition.articleCount()
        arrivals.reserveCapacity(count)
        for start in stride(from: 0, to: count, by: Self.batch) {
            for article in try edition.outlines(at: start..<min(start + Self.batch, count)) {
                let document = Document(id: article.id, stamp: article.stamp)
                arrivals.append((article.firstSeen, article.order, document))
                sections.insert(article.section)
                sources.insert(article.source)
                languages.insert(article.language)
            }
        }
        let withdrawn = try edition.withdrawn()
        for article in withdrawn {
            let document = Document(id: article.id, stamp: Self.stamp(ofWithdrawn: article))
            arrivals.append((article.firstSeen, article.order, document))
        }
        self.withdrawn = Dictionary(withdrawn.map { ($0.id, $0) }) { first, _ in first }
        arrivals.sort {
            ($0.seen, $0.order, $0.document.id) < ($1.seen, $1.order, $1.document.id)
        }
        documents = arrivals.map(\.document)
        self.sections = sections
        self.sources = sources
        self.languages = Set(languages.map(\.primary))
        self.countries = Set(sources.compactMap { countries[$0] })
    }

    private static let batch = 1_024

    /// What the archive keeps of a withdrawn article changes only when its text is taken out for good.
    private static func stamp(ofWithdrawn article: Article) -> UInt64 {
        var hash = StableHash()
        hash.add("withdrawn")
        hash.add(article.id.text)
        hash.add(article.path)
        hash.add(article.title)
        hash.add(article.summary)
        return hash.value
    }

    /// What readers can choose from, as a number.
    var choices: UInt64 {
        var hash = StableHash()
        for names in [
            sections.map(\.text), sources.map(\.text), Array(languages), Array(countries),
        ] {
            hash.add(names.count)
            for name in names.sorted() { hash.add(name) }
        }
        return hash.value
    }
}
