import Basics
import FeedReader
import Foundation
import Markdown
import WebURL

extension WordPressSite {
    /// - Parameters:
    ///   - item: a post or a page.
    ///   - withBody: whether its text is wanted, and not only what names it.
    /// - Returns: the text.
    func text(of item: WordPressItem, withBody: Bool) -> ImportedText {
        let isPage = item.type == "page"
        let host = site.home?.host?.serialized ?? "wordpress"
        var text = ImportedText(
            id: "\(host)/?\(isPage ? "page_id" : "p")=\(item.id)",
            name: item.name,
            title: ArticleMarkup.words(of: item.title),
            body: .html("", breaksLines: false)
        )
        text.kind = isPage ? .page : .article
        text.slug = item.slug
        text.published =
            item.published ?? WordPressItem.date(item.localDate, in: zone)
            ?? WordPressItem.date(item.meta("_original_date") ?? "", in: zone)
        if text.published == nil { date(item, &text) }
        if item.brokenBytes > 0 {
            text.doubts.append(
                "\(item.brokenBytes) of its bytes are no UTF-8, and were read as windows-1252"
            )
        }
        text.updated = item.updated.flatMap { $0 > (text.published ?? $0) ? $0 : nil }
        text.addresses = addresses(of: item)
        sort(item, into: &text)
        guard withBody else { return text }
        text.authors = item.creator.isEmpty ? [] : [authorNames[item.creator] ?? item.creator]
        text.picture = item.meta("_thumbnail_id").flatMap { media[$0] }.map {
            ImportedText.Picture(address: $0.address, alt: $0.alt, caption: $0.caption)
        }
        var content = WordPressContent(item: item, site: self)
        let html = content.html()
        text.losses = content.losses.sorted()
        text.summary = summary(of: item, content)
        text.body = .html(html, breaksLines: !content.hasBlocks)
        return text
    }

    /// What its feed says, where its own date is none.
    private func date(_ item: WordPressItem, _ text: inout ImportedText) {
        text.published = FeedDate.parse(item.feedDate)
        guard text.kind == .article else { return }
        text.doubts.append(
            ImportedText.doubt(ofDate: item.localDate, instead: text.published)
        )
    }

    private func summary(of item: WordPressItem, _ content: WordPressContent) -> String? {
        if let excerpt = ArticleMarkup.words(of: item.excerpt).nonBlank { return excerpt }
        var content = content
        guard let teaser = content.teaser() else { return nil }
        let words = ArticleMarkup.words(of: teaser)
        // A longer one is the beginning of the text rather than a summary.
        return (1...400).contains(words.count) ? words : nil
    }

    /// The permalink first, then what leads to it; where there is none but a number, a path with that number.
    private func addresses(of item: WordPressItem) -> [String] {
        let word = item.type == "page" ? "page" : "p"
        let isQuery = item.link.isEmpty || item.link.contains("?")
        let first = isQuery ? "\(site.prefix)/\(word)/\(item.id)/" : item.link
        var all = [first]
        for old in item.metas("_wp_old_slug") where !isQuery && !item.slug.isEmpty {
            guard let place = first.range(of: item.slug, options: .backwards) else { continue }
            all.append(
                first.replacingCharacters(in: place, with: old.removingPercentEncoding ?? old)
            )
        }
        return all
    }

    /// One category is the section, all else are topics.
    private func sort(_ item: WordPressItem, into text: inout ImportedText) {
        let named = item.terms.filter { $0.kind == "category" && !Self.isNone($0.slug) }
        let primary =
            item.meta("_yoast_wpseo_primary_category") ?? item.meta("rank_math_primary_category")
        let chosen =
            named.first { term in primary != nil && categories[term.slug]?.number == primary }
            ?? named.first
        let top: String? = chosen.map { self.top(of: $0.slug) ?? $0.name }
        text.section = top
        var seen: Set<String> = []
        let names = named.map(\.name) + item.terms.filter { $0.kind == "post_tag" }.map(\.name)
        text.tags = names.filter { name in
            name != top && !name.isEmpty && seen.insert(name).inserted
        }
    }

    /// What WordPress gives to posts that have none.
    private static func isNone(_ slug: String) -> Bool {
        [
            "uncategorized", "sin-categoria", "non-classe", "allgemein", "uncategorised",
            "sem-categoria",
            "senza-categoria", "sense-categoria",
        ].contains(slug)
    }

    /// The outermost category around one.
    private func top(of slug: String) -> String? {
        var slug = slug
        var seen: Set<String> = []
        while let category = categories[slug], seen.insert(slug).inserted {
            guard !category.parent.isEmpty, categories[category.parent] != nil else {
                return category.name
            }
            slug = category.parent
        }
        return categories[slug]?.name
    }
}
