import Basics

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
            .map(TitleText.unescaped)
        feed.link = LinkText.safe(home_page_url?.trimmed)
        feed.id = feed_url?.trimmed
        feed.subtitle = description?.trimmed
        feed.language = language?.trimmed
        feed.image = LinkText.safe(icon?.trimmed) ?? LinkText.safe(favicon?.trimmed)
        feed.author = JSONFeedAuthor.names(authors, author)
        return feed
    }
}
