import Basics
import Domain
import Foundation
import Presentation
import Synchronization

/// Tells whether what pages are made from can have changed: equal fingerprints mean equal content.
final class InputFingerprints: Sendable {
    private let material: PageMaterial
    private let edition: any EditionReading
    /// Of what many pages are made from.
    private let known = Mutex<[PageInput: UInt64]>([:])

    init(_ material: PageMaterial) {
        self.material = material
        edition = material.edition
    }

    /// Adds what an input says now, behind the number of its case.
    func add(_ input: PageInput, to hash: inout StableHash) throws {
        if case .article(let summary) = input { return try add(summary, to: &hash) }
        hash.add(input.number)
        switch input {
        case .article: break
        case .articles(let list, let positions):
            if case .day = list {
                // Many matches look for their news on the same days.
                hash.add(try shared(input) { try $0.add(list, positions) })
            } else {
                try add(list, positions, to: &hash)
            }
        case .page(let page): try add(page, to: &hash)
        case .count(let list): hash.add(try edition.count(of: list))
        case .days(let span, let language):
            for number in try ArchiveDays(span, language, of: edition).numbers { hash.add(number) }
        case .entities(let kind): hash.add(try material.entities(of: kind).fingerprint)
        case .entity(let kind, let id):
            hash.add(try material.entities(of: kind).fingerprint(of: id))
        case .selected(let kind, let ids):
            hash.add(ids.count)
            let all = try material.entities(of: kind)
            for id in ids { hash.add(all.fingerprint(of: id)) }
        case .note(let kind, let identity):
            for note in material.notes(on: kind, identity) { hash.add(note.fingerprint) }
        case .text(let page): hash.add(page.fingerprint)
        case .statuses:
            hash.add(
                try StatusDocument.bytes(of: edition, context: material.context) ?? []
            )
        case .sources: hash.add(try material.activeSources().fingerprint)
        case .newestChange(let language): hash.add(try edition.newestChange(in: language))
        case .ownMap: hash.add(material.ground.fingerprint)
        case .names(let list, let names):
            hash.add(list.title)
            hash.add(names.count)
            for name in names { hash.add(name) }
        case .clock(let date): hash.add(date)
        case .pageType(let type, let row): hash.add(type.fingerprint(row: row))
        case .links(let links): hash.add(links.fingerprint)
        case .label(let label): hash.add(material.labels.fingerprint(of: label))
        case .chosen(let articles):
            hash.add(articles.count)
            for article in articles { hash.add(article.fingerprint) }
        case .desk(let choices): choices.add(to: &hash)
        case .related(let list, let positions):
            for id in try edition.ids(in: list, at: positions) {
                let others = try edition.related(to: id)
                hash.add(others.count)
                for other in others { hash.add(other.id.text) }
            }
        case .story(let story, let lead, let trail): try add(story, lead, trail, to: &hash)
        case .agenda(let part): hash.add(part.fingerprint)
        case .history(let id):
            for version in try edition.history(of: id) { add(version, to: &hash) }
        }
    }

    private func add(
        _ story: PublishedStory,
        _ lead: ItemID,
        _ trail: StoryTrail?,
        to hash: inout StableHash
    ) throws {
        hash.add(story.fingerprint)
        hash.add(lead.text)
        for member in story.members {
            for listed in try edition.labels(of: member) {
                hash.add(material.labels.fingerprint(of: listed.label))
                // Who carries it in another language alone has no list in this one.
                for language in material.context.settings.languages {
                    let count = try edition.count(of: .label(listed.label, language))
                    hash.add(count > 0 ? 1 : 0)
                }
            }
        }
        if let topic = trail?.topic { hash.add(material.labels.fingerprint(of: topic)) }
        for story in trail?.stories ?? [] { hash.add(story.fingerprint) }
    }

    private func add(_ version: ArticleVersion, to hash: inout StableHash) {
        for text in [version.title, version.summary, version.text] { hash.add(text) }
        hash.add(version.replaced)
    }

    private func shared(
        _ input: PageInput,
        _ find: (InputFingerprints) throws -> UInt64
    ) throws -> UInt64 {
        if let value = known.withLock({ $0[input] }) { return value }
        let value = try find(self)
        known.withLock { $0[input] = value }
        return value
    }

    private func add(_ list: ArticleList, _ positions: Range<Int>) throws -> UInt64 {
        var hash = StableHash()
        if case .day(let day, _) = list { hash.add(day.number) }
        try add(list, positions, to: &hash)
        return hash.value
    }

    private func add(
        _ list: ArticleList,
        _ positions: Range<Int>,
        to hash: inout StableHash
    ) throws {
        let fingerprints = try edition.fingerprints(in: list, at: positions)
        hash.add(fingerprints.count)
        for fingerprint in fingerprints { hash.add(fingerprint) }
    }

    private func add(_ page: ListedPage, to hash: inout StableHash) throws {
        hash.add(page.number ?? 0)
        hash.add(page.newer.exists ? page.newer.number ?? 0 : -1)
        try add(page.list, page.positions, to: &hash)
        guard let older = page.older else { return }
        hash.add(older.number)
        for end in [older.positions.lowerBound, older.positions.upperBound - 1] {
            for day in try edition.days(in: page.list, at: end..<end + 1) { hash.add(day.number) }
        }
    }

    /// What tells whether the neighbours of articles in the lists of their sections have changed.
    ///
    /// - Parameter positions: of the articles among all.
    /// - Returns: nil for one that is not in its list.
    /// - Throws: what reading the edition throws.
    func neighbourhoods(of positions: Range<Int>) throws -> [UInt64?] {
        try edition.neighbourhoods(
            of: positions,
            in: material.sectionList,
            around: ArticleBatch.positions
        )
    }

    private func add(_ article: ArticleSummary, to hash: inout StableHash) throws {
        let place = article.place
        let neighbourhood = try neighbourhoods(of: place..<place + 1).first ?? nil
        try add(article.fingerprint, at: place, among: neighbourhood, to: &hash)
    }

    /// Adds what an article says now, and what its page says of others.
    ///
    /// - Parameters:
    ///   - fingerprint: of the article.
    ///   - place: where it stands among all.
    ///   - neighbourhood: as `neighbourhoods` tells it.
    ///   - hash: to which it is added.
    /// - Throws: what reading the edition throws.
    func add(
        _ fingerprint: UInt64,
        at place: Int,
        among neighbourhood: UInt64?,
        to hash: inout StableHash
    ) throws {
        hash.add(PageInput.articleNumber)
        hash.add(fingerprint)
        guard let neighbourhood else { return }
        hash.add(neighbourhood)
        let related = try edition.related(at: place)
        hash.add(related.count)
        for other in related { hash.add(other.fingerprint) }
        for listed in try edition.labels(at: place) {
            hash.add(material.labels.fingerprint(of: listed.label))
        }
    }
}

extension StableHash {
    /// Adds a moment in whole seconds; none counts as the earliest.
    fileprivate mutating func add(_ date: Date?) {
        add(date.map { Int(clamping: $0.timeIntervalSince1970) } ?? .min)
    }
}
