import Basics
import Domain
import Presentation
import Synchronization

/// What pages are made from: the edition, texts and configuration, and what is made of them once for a build.
///
/// Families plan with it; models get at it only through a `PageReading`.
final class PageMaterial: Sendable {
    let edition: any EditionReading
    let context: SiteContext
    /// The sources of the configuration, `own` among them.
    let sources: [SourceID: Source]
    /// The same in the order of the configuration.
    let configured: [Source]
    /// What the newsroom wrote itself beside its articles.
    let written: WrittenTexts
    /// The topics and authors that have pages.
    let labels: SiteLabels
    /// What the newsroom chose by hand.
    let desk: SiteDesk
    /// Where pictures that texts name are published.
    let pictures: BodyPictures
    /// Where links that texts name lead.
    let links: PublishedLinks
    /// Which articles are translations of each other.
    let translations: ArticleTranslations
    let ground: MapGround
    let outlines = Outlines()
    let cards: SharedCards
    private let made = Mutex<[MadeOnce: any Sendable]>([:])

    init(
        edition: any EditionReading,
        context: SiteContext,
        configured: [Source],
        written: WrittenTexts,
        labels: SiteLabels,
        desk: SiteDesk,
        pictures: BodyPictures,
        links: PublishedLinks,
        translations: ArticleTranslations = ArticleTranslations(),
        ground: MapGround
    ) {
        self.edition = edition
        self.context = context
        self.configured = configured
        sources = Dictionary(configured.map { ($0.id, $0) }) { first, _ in first }
        self.written = written
        self.labels = labels
        self.desk = desk
        self.pictures = pictures
        self.links = links
        self.translations = translations
        self.ground = ground
        cards = SharedCards(of: edition, context: context)
    }

    func entities(of kind: EntityKind) throws -> PublishedEntities {
        try once([.entities(kind)]) { PublishedEntities(try edition.entities(of: kind)) }
    }

    /// The sources that have news.
    func activeSources() throws -> ActiveSources {
        try once([.sources]) { try ActiveSources(configured, in: edition) }
    }

    /// What many pages share, made from its inputs when the first one needs it.
    func value<Input: DerivedInput>(of input: Input) throws -> Input.Value {
        try once(input.inputs) {
            try input.value(DeclaredReading(input.inputs, of: self))
        }
    }

    /// One for each language in which the newsroom wrote one.
    func notes(on kind: EntityKind, _ identity: String) -> [EditorNote] {
        written.notes.filter { $0.kind == kind && $0.identity == identity }
    }

    /// The list of the section in which an article of some language stands.
    func sectionList(of section: SectionID, in language: Language) -> ArticleList {
        .section(section, context.pageLanguage(of: language))
    }

    /// Two threads may make the same: both are equal, and the first is kept.
    private func once<Value: Sendable>(
        _ inputs: [PageInput],
        _ make: () throws -> Value
    ) rethrows -> Value {
        let key = MadeOnce(type: ObjectIdentifier(Value.self), inputs: inputs)
        if let known = made.withLock({ $0[key] as? Value }) { return known }
        let value = try make()
        return made.withLock { made in
            if let known = made[key] as? Value { return known }
            made[key] = value
            return value
        }
    }

    /// What was made, by its type and what it was made from.
    private struct MadeOnce: Hashable {
        let type: ObjectIdentifier
        let inputs: [PageInput]
    }
}

/// Something that is made once for a build and shared by pages, such as an index of matches.
protocol DerivedInput: Sendable {
    associatedtype Value: Sendable

    /// What it is made from; two values of one type made from the same are the same.
    var inputs: [PageInput] { get }

    func value(_ reading: DeclaredReading) throws -> Value
}

/// The sources of the configuration that have news.
struct ActiveSources: Sendable {
    /// In the order of the configuration.
    let all: [ActiveSource]
    /// Differs whenever one comes, goes, says something else of itself, or has news of another day.
    let fingerprint: UInt64

    init(_ configured: [Source], in edition: any EditionReading) throws {
        var hash = StableHash()
        let summaries = Dictionary(try edition.sources().map { ($0.id, $0) }) { first, _ in first }
        var all: [ActiveSource] = []
        for source in configured {
            let count = try edition.count(of: .source(source.id))
            guard count > 0 else { continue }
            let newest = try edition.summaries(in: .source(source.id), at: count - 1..<count).first
            let summary = summaries[source.id]?.summary
            all.append(ActiveSource(source: source, newest: newest?.day, summary: summary))
            hash.add(source.id.text)
            hash.add(newest?.day.number ?? 0)
            hash.add(summary)
        }
        self.all = all
        fingerprint = hash.value
    }
}

/// A source that has news.
struct ActiveSource: Sendable {
    let source: Source
    /// The day of its newest article.
    let newest: Day?
    /// What it says of itself.
    let summary: String?
}
