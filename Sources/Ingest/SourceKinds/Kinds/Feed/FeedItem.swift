import Domain
import FeedReader
import HTMLCleaning
import WebURL

/// Maps one entry of a feed to what the archive takes in.
struct FeedItem {
    let received: ReceivedItem

    init(
        _ entry: ParsedEntry,
        of feed: ParsedFeed,
        from address: WebURL?,
        pictures: FeedPictures
    ) {
        let base = entry.baseURL ?? feed.baseAddress(from: address)
        var item = ReceivedItem(identity: entry.key, title: Self.title(of: entry))
        item.mayHaveNamesakes = true
        item.link = entry.resolvedLink?.href
        item.canonicalAddress = entry.resolvedLink?.canonicalAddress
        item.published = entry.date
        item.publishedOtherwise = entry.publishedOtherwise
        item.updated = entry.updated
        item.authors = [entry.authorName].compactMap(\.self)
        item.categories = entry.categories
        item.language = (entry.language ?? feed.language).flatMap(Self.language)
        item.summary = entry.summary.map { Markup($0, format: .html, base: base?.href) }
        item.content = entry.content.map { Markup($0, format: .html, base: base?.href) }
        item.picture = pictures.picture(of: entry, titled: item.title, base: base)
        item.enclosures = entry.enclosures.compactMap { enclosure in
            guard let url = WebURL(enclosure.url, base: base), url.isHTTP else { return nil }
            return Domain.Enclosure(
                address: url.href,
                type: enclosure.type,
                length: enclosure.length
            )
        }
        item.details.point = try? entry.position?.point()
        item.details.license = StatedLicense.of(entry.license, rights: entry.rights)
        received = item
    }

    /// Short notes have no headline: their first words stand for one.
    private static func title(of entry: ParsedEntry) -> String {
        if let title = entry.title, !title.isEmpty { return title }
        let limit = 80
        let text = PlainText.text(of: entry.summary ?? entry.content ?? "", limit: limit + 1)
        guard !text.isEmpty else { return entry.link ?? entry.key }
        guard text.count > limit else { return text }
        let cut = text.prefix(limit)
        let words = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
        return words + "…"
    }

    /// A well-formed tag; what feeds write instead of one counts as nothing.
    private static func language(_ tag: String) -> Language? {
        let tag = tag.replacing("_", with: "-")
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        let isTag =
            (2...3).contains(parts.first?.utf8.count ?? 0)
            && parts.allSatisfy { (1...8).contains($0.utf8.count) }
            && tag.utf8.allSatisfy { byte in
                byte == 0x2D || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
            }
        return isTag ? Language(tag) : nil
    }
}

extension ParsedFeed {
    /// Where relative addresses of the feed stand: its own page, else where it came from.
    func baseAddress(from address: WebURL?) -> WebURL? {
        if let link, let url = WebURL(link, base: address), url.isHTTP { return url }
        return address
    }

    func homeAddress(from address: WebURL?) -> String? {
        guard let link, let url = WebURL(link, base: address), url.isHTTP else { return nil }
        return url.href
    }
}
