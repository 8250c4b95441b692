import Archiving
import Basics
import Domain
import HTMLCleaning
import Presentation
import WebURL

/// How the texts of the site's sources are cleaned: safe HTML, a plain summary, a number of words.
struct TextCleaning: Sendable {
    private let sources: [SourceID: Source]
    private let markdown: MarkdownText
    /// Where the site's pictures are served from.
    private let pictures: SiteSettings.Pictures
    /// What the cleaned texts of each source depend on beside the items themselves.
    let recipes: [SourceID: String]

    /// The longest plain text kept as summary; pages cut it further.
    private static let summaryLimit = 600

    init(of configuration: Configuration, _ markdown: MarkdownText) {
        let pictures = configuration.settings.pictures
        sources = Dictionary(configuration.allSources.map { ($0.id, $0) }) { $1 }
        recipes = sources.mapValues { source in
            let shows = PicturePolicy(source).showsBody
            let way = pictures == .remote ? " remote" : pictures == .local && shows ? " copies" : ""
            let version = "\(Sanitizer.version)\(way)"
            return source.id == Source.ownID
                ? "\(version) own \(markdown.recipe)" : "\(version) \(source.content.rawValue)"
        }
        self.markdown = markdown
        self.pictures = pictures
    }

    /// - Returns: nil for an item of a source that the site does not have.
    func cleaned(_ item: UncleanedItem) async -> CleanedItem? {
        guard let source = sources[item.source] else { return nil }
        guard let text = markdownText(of: item, from: source) else { return cleanedHTML(item) }
        return await finished(
            item,
            markdown.text(
                text,
                inserts: item.inserts,
                keeping: keeping(item, from: source)
            ),
            from: source
        )
    }

    /// Cleans what needs no Markdown, which is all that feeds bring.
    ///
    /// - Returns: nil for Markdown, and for an item of a source that the site does not have.
    func cleanedHTML(_ item: UncleanedItem) -> CleanedItem? {
        guard let source = sources[item.source], markdownText(of: item, from: source) == nil else {
            return nil
        }
        guard source.content == .full, let markup = item.content ?? item.summary else {
            return finished(item, ("", []), from: source)
        }
        let sanitizer = Sanitizer(policy: .feed)
        let html = sanitizer.clean(markup.text, base: markup.base.flatMap { WebURL($0) })
        let shown = RemotePictures(
            sanitizer: sanitizer,
            keeping: keeping(item, from: source)
        ).shown(in: html)
        return finished(
            item,
            (HeadingLevels.renumbered(shown.html), shown.named),
            from: source
        )
    }

    /// What is shown of an item as its own text, where it is Markdown.
    private func markdownText(of item: UncleanedItem, from source: Source) -> String? {
        guard source.content == .full, let markup = item.content ?? item.summary else { return nil }
        return markup.format == .markdown ? markup.text : nil
    }

    /// Which pictures of elsewhere its text may show.
    private func keeping(_ item: UncleanedItem, from source: Source) -> RemotePictures.Keeping {
        switch pictures {
        case .remote: .all
        case .local where PicturePolicy(source).showsBody: .only(item.readyPictures)
        case .local, .none: .none
        }
    }

    private func finished(
        _ item: UncleanedItem,
        _ text: (html: String, pictures: [String]),
        from source: Source
    ) -> CleanedItem {
        let summary =
            item.summary.map { PlainText.text(of: $0.text, limit: Self.summaryLimit) } ?? ""
        let opening = summary.isEmpty ? opening(of: item, html: text.html) : summary
        let isShown = pictures == .local && PicturePolicy(source).showsBody
        return CleanedItem(
            item,
            html: text.html,
            summary: opening.isEmpty || opening == item.title ? nil : opening,
            words: text.html.isEmpty ? 0 : WordCount.of(PlainText.text(of: text.html)),
            pictures: isShown ? text.pictures : []
        )
    }

    /// The first words of the text stand for a missing summary; of what is live, those above its entries.
    private func opening(of item: UncleanedItem, html: String) -> String {
        guard let content = item.content else { return "" }
        var text = content.format == .markdown ? TextInserts.without(html) : content.text
        // Wherever the headline stands, each entry would change what stands below it.
        if item.isLive, let entries = text.place(of: "<h2") {
            text = String(text[..<entries.lowerBound])
        }
        return PlainText.text(of: text, limit: Self.summaryLimit)
    }
}
