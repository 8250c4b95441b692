import Basics

/// An item of a JSON Feed.
struct JSONFeedItem: Decodable {
    typealias Text = Lenient<LooseText>

    /// A file that belongs to the item.
    struct Attachment: Decodable {
        let url: Text?
        let mime_type: Text?
        let size_in_bytes: Text?
    }

    let id: Text?
    let url: Text?
    let external_url: Text?
    let title: Text?
    let content_html: Text?
    let content_text: Text?
    let summary: Text?
    let image: Text?
    let banner_image: Text?
    let date_published: Text?
    let date_modified: Text?
    let author: Lenient<JSONFeedAuthor>?
    let authors: Lenient<LooseList<JSONFeedAuthor>>?
    let tags: Lenient<LooseList<LooseText>>?
    let language: Text?
    let attachments: Lenient<LooseList<Attachment>>?

    func entry(_ context: inout EntryContext) -> ReadEntry {
        var entry = ParsedEntry()
        let limits = context.limits
        entry.id = LinkText.isProgram(id?.trimmed) ? nil : id?.trimmed
        fillTitle(&entry, limit: limits.titleCharacters)
        entry.link = LinkText.safe(url?.trimmed) ?? LinkText.safe(external_url?.trimmed)
        entry.published = context.date(date_published?.trimmed)
        entry.updated = context.date(date_modified?.trimmed)
        entry.author = JSONFeedAuthor.names(authors, author)
        entry.categories = Array(
            (tags?.value?.values ?? []).lazy.map { TitleText.collapsed($0.text) }
                .filter { !$0.isEmpty }.prefix(limits.categories)
        )
        let html = context.cut(content_html?.trimmed, field: "content").map { BodyText($0) }
        entry.take(
            content: html ?? Self.body(content_text, field: "content", &context),
            summary: Self.body(summary, field: "summary", &context)
        )
        entry.image = LinkText.safe(image?.trimmed) ?? LinkText.safe(banner_image?.trimmed)
        entry.language = language?.trimmed
        entry.enclosures = enclosures(limit: limits.enclosures)
        return ReadEntry(entry: entry, linkScope: XMLScope(), bodyScope: XMLScope())
    }

    private func fillTitle(_ entry: inout ParsedEntry, limit: Int) {
        guard let written = title?.trimmed else { return }
        let line = String(TitleText.collapsed(written).prefix(limit))
        let shown = String(TitleText.unescaped(written).prefix(limit))
        entry.title = shown
        if shown != line { entry.keyTitle = line }
    }

    private static func body(
        _ text: Text?,
        field: String,
        _ context: inout EntryContext
    ) -> BodyText? {
        context.cut(text?.trimmed?.escaped(for: .content), field: field)
            .map { BodyText($0, .breaks) }
    }

    private func enclosures(limit: Int) -> [Enclosure] {
        let offered = attachments?.value?.values ?? []
        return offered.lazy.compactMap { file -> Enclosure? in
            guard let url = LinkText.safe(file.url?.trimmed) else { return nil }
            return Enclosure(
                url: url,
                type: file.mime_type?.trimmed,
                length: file.size_in_bytes?.whole(in: Enclosure.lengths)
            )
        }.prefix(limit).map(\.self)
    }
}
