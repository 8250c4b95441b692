/// The outermost object of a JSON Feed, or of RSS in JSON.
struct JSONFeedDocument: Decodable {
    typealias Text = Lenient<LooseText>

    let version: Text?
    let title: Text?
    let home_page_url: Text?
    let feed_url: Text?
    let description: Text?
    let icon: Text?
    let favicon: Text?
    let language: Text?
    let author: Lenient<JSONFeedAuthor>?
    let authors: Lenient<LooseList<JSONFeedAuthor>>?
    let hubs: Lenient<LooseList<JSONFeedHub>>?
    let items: Lenient<[Lenient<JSONFeedItem>]>?
    let rss: Lenient<JSONValue>?

    /// Feeds without the version's address are common; any list of items is not yet one.
    var looksLikeFeed: Bool {
        version?.trimmed?.contains("jsonfeed") == true || title != nil || home_page_url != nil
            || feed_url != nil
    }

    func feed(_ context: EntryContext) -> ParsedFeed {
        let address = version?.trimmed ?? "1.0"
        let number = address.split(separator: "/").last.map(String.init) ?? address
        var feed = ParsedFeed(format: .jsonFeed(version: number))
        feed.title = title?.trimmed.map { String($0.prefix(context.limits.titleCharacters)) }
            .map(TitleText.collapsed)
        feed.link = LinkText.safe(home_page_url?.trimmed)
        feed.selfLink = LinkText.safe(feed_url?.trimmed)
        feed.id = feed_url?.trimmed
        feed.subtitle = description?.trimmed
        feed.language = language?.trimmed
        feed.image = LinkText.safe(icon?.trimmed) ?? LinkText.safe(favicon?.trimmed)
        feed.author = JSONFeedAuthor.names(authors, author)
        feed.hub = hubs?.value?.values.lazy.compactMap { LinkText.safe($0.url?.trimmed) }.first
        return feed
    }
}

/// A person or an organisation of a JSON Feed.
struct JSONFeedAuthor: Decodable {
    let name: Lenient<LooseText>?

    enum CodingKeys: String, CodingKey {
        case name
    }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            name = try container.decodeIfPresent(Lenient<LooseText>.self, forKey: .name)
        } else {
            name = try Lenient<LooseText>(from: decoder)
        }
    }

    /// The list of version 1.1 goes before the single author of 1.0.
    static func names(
        _ list: Lenient<LooseList<JSONFeedAuthor>>?,
        _ single: Lenient<JSONFeedAuthor>?
    ) -> String? {
        let names = list?.value?.values.prefix(16).compactMap { $0.name?.trimmed } ?? []
        let known = names.isEmpty ? [single?.value?.name?.trimmed].compactMap(\.self) : names
        return known.isEmpty ? nil : known.joined(separator: ", ")
    }
}

/// A WebSub hub of a JSON Feed.
struct JSONFeedHub: Decodable {
    let url: Lenient<LooseText>?
}
