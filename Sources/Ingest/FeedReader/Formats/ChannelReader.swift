import Foundation

/// Makes the feed's own fields out of its root, once the entries are taken out of it.
struct ChannelReader {
    private var rss = RSSFields()
    private var atom = AtomFields()
    private var modules = ModuleFields()

    static func read(
        _ root: XMLElement,
        format: FeedFormat,
        _ context: inout EntryContext
    ) -> ParsedFeed {
        var reader = ChannelReader()
        context.line = 1
        let channel = root.elements.first { $0.kind == .channel } ?? root
        for child in channel.elements { reader.read(child, &context) }
        if channel.kind == .channel, root.kind != .channel {
            // RSS 0.90 and 1.0 keep the picture beside the channel; a few feeds all the rest.
            for child in root.elements where child.kind != .channel { reader.read(child, &context) }
        }
        return reader.feed(channel, format: format, &context)
    }

    private mutating func read(_ child: XMLElement, _ context: inout EntryContext) {
        _ = rss.read(child, &context) || atom.read(child, &context) || modules.read(child, &context)
    }

    private func feed(
        _ channel: XMLElement,
        format: FeedFormat,
        _ context: inout EntryContext
    ) -> ParsedFeed {
        var feed = ParsedFeed(format: format)
        feed.title = rss.title ?? atom.title ?? modules.title
        feed.link =
            rss.link ?? atom.links.alternate ?? rss.atomLinks.alternate
            ?? LinkText.resolved(channel["href"], in: channel.scope)
        feed.id = atom.id ?? rss.guid ?? channel["rdf:about"]
        feed.subtitle = subtitle
        feed.language = rss.language ?? modules.language ?? channel.scope.language
        feed.updated =
            atom.updated ?? rss.buildDate ?? rss.published ?? rss.updated ?? modules.modified
            ?? modules.date ?? modules.issued ?? atom.published
            ?? context.date(channel["lastmod"])
        let creators = modules.creators.isEmpty ? nil : modules.creators.joined(separator: ", ")
        feed.author = atom.author ?? rss.author ?? creators ?? modules.podcastAuthor
        feed.rights = rss.rights ?? atom.rights ?? modules.rights ?? atom.links.license
        feed.license = modules.license ?? atom.links.license ?? rss.atomLinks.license
        feed.objections = modules.objections
        feed.image =
            rss.image ?? atom.picture ?? modules.itunesImage ?? modules.media.picture
        feed.categories = rss.categories + atom.categories + modules.subjects
        feed.schedule = rss.schedule
        feed.schedule.updatePeriod = modules.updatePeriod
        feed.schedule.updateFrequency = modules.updateFrequency
        return feed
    }

    private var subtitle: String? {
        if let plain = atom.subtitle { return plain }
        let html = rss.description ?? modules.description ?? modules.itunesSummary
        return (html ?? modules.itunesSubtitle).map { TitleText.plain($0.source) }
    }
}
