import Foundation

/// Makes an entry of an `item` or `entry` element, whatever vocabularies it mixes.
struct EntryReader {
    private var rss = RSSFields()
    private var atom = AtomFields()
    private var modules = ModuleFields()
    private let element: XMLElement

    static func read(_ element: XMLElement, _ context: inout EntryContext) -> ReadEntry {
        context.line = element.line
        var reader = EntryReader(element)
        for child in element.elements { reader.read(child, &context) }
        return reader.entry(&context)
    }

    private init(_ element: XMLElement) {
        self.element = element
    }

    private mutating func read(_ child: XMLElement, _ context: inout EntryContext) {
        _ = rss.read(child, &context) || atom.read(child, &context) || modules.read(child, &context)
    }

    private func entry(_ context: inout EntryContext) -> ReadEntry {
        var entry = ParsedEntry()
        entry.line = element.line
        entry.isPartial = element.isCut
        let id = rss.guid ?? atom.id ?? element["rdf:about"] ?? element["about"]
        entry.id = LinkText.isProgram(id) ? nil : id
        entry.title = rss.title ?? atom.title ?? modules.title ?? modules.media.title
        entry.link = link
        fillDates(&entry, &context)
        fillPeople(&entry)
        fillBodies(&entry)
        fillMedia(&entry, &context)
        entry.rights = rss.rights ?? atom.rights ?? modules.rights ?? atom.links.license
        entry.license = modules.license ?? atom.links.license ?? rss.atomLinks.license
        entry.event = modules.event
        entry.position = modules.place.position
        entry.language = modules.language ?? rss.language ?? element.scope.language
        return ReadEntry(
            entry: entry,
            linkScope: element.scope,
            bodyScope: bodyScope,
            hasRealLink: explicitLink != nil || LinkText.isAddress(entry.link)
        )
    }

    private var explicitLink: String? {
        rss.link ?? atom.links.alternate ?? rss.atomLinks.alternate
            ?? LinkText.resolved(element["href"], in: element.scope)
    }

    private var link: String? {
        if let explicitLink { return explicitLink }
        if rss.guidIsLink { return LinkText.resolved(rss.guid, in: element.scope) }
        return LinkText.isAddress(atom.id) || LinkText.isIdentifier(atom.id)
            ? LinkText.resolved(atom.id, in: element.scope) : nil
    }

    private func fillDates(_ entry: inout ParsedEntry, _ context: inout EntryContext) {
        let modified = rss.updated ?? atom.updated ?? modules.modified
        let original = rss.published ?? atom.published ?? modules.issued
        entry.published = original ?? modules.date ?? modules.created ?? atom.created
        entry.updated = modified ?? modules.date ?? context.date(element["lastmod"])
    }

    private func fillPeople(_ entry: inout ParsedEntry) {
        let creators = modules.creators.isEmpty ? nil : modules.creators.joined(separator: ", ")
        let authors = [
            rss.author, creators, atom.author, modules.podcastAuthor, atom.sourceAuthor,
        ].compactMap(\.self)
        // A name says more than the address that RSS asks for.
        entry.author = authors.first { PersonText($0).name != nil } ?? authors.first
        entry.categories = rss.categories + atom.categories
        for subject in modules.subjects where !entry.categories.contains(subject) {
            entry.categories.append(subject)
        }
    }

    private func fillBodies(_ entry: inout ParsedEntry) {
        let content = modules.encoded ?? atom.content ?? rss.content
        let described = rss.description ?? rss.summary ?? atom.summary
        let described2 = described ?? modules.description ?? modules.itunesSummary
        let summary = described2 ?? modules.itunesSubtitle ?? modules.media.caption
        entry.take(content: content, summary: summary)
    }

    private var bodyScope: XMLScope {
        modules.encodedScope ?? atom.contentScope ?? rss.bodyScope ?? element.scope
    }

    private func fillMedia(_ entry: inout ParsedEntry, _ context: inout EntryContext) {
        entry.media = modules.media.credited
        let named = rss.enclosures + atom.links.enclosures + rss.atomLinks.enclosures
        let all = named + playable(in: entry.media, besides: named)
        entry.enclosures = Array(all.prefix(context.limits.enclosures))
        if all.count > entry.enclosures.count {
            context.warnings.add(
                .tooManyEnclosures(limit: context.limits.enclosures),
                line: element.line
            )
        }
        let enclosed = all.first { $0.type?.hasPrefix("image/") == true }
        entry.image =
            LeadPicture.best(of: entry.media)?.url ?? enclosed?.url ?? rss.image
            ?? modules.itunesImage
    }

    /// The sounds and films that stand in Media RSS alone, of each the first file.
    private func playable(in media: [MediaPicture], besides named: [Enclosure]) -> [Enclosure] {
        let files = media.filter(\.isPlayable)
        guard !files.isEmpty else { return [] }
        let addresses = Set(named.map(\.url))
        var groups = Set(files.filter { addresses.contains($0.url) }.map(\.group))
        return files.compactMap { file in
            guard groups.insert(file.group).inserted else { return nil }
            return Enclosure(url: file.url, type: file.type, length: file.length)
        }
    }
}

/// An entry, with the bases that its addresses stand in until the whole feed is known.
struct ReadEntry {
    var entry: ParsedEntry
    let linkScope: XMLScope
    let bodyScope: XMLScope
    /// The link is an address, and not an id that only claims to be one.
    var hasRealLink = true
}
