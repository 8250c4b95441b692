import Archiving
import Basics
import Domain
import Foundation
import HTMLCleaning
import Markdown
import Presentation
import WebURL

/// Cleans what came in since the last build: safe HTML, a plain summary, a number of words.
struct CleanItems {
    let archive: Archive
    let sources: [Source]
    let markdown: MarkdownText
    /// Where the site's pictures are served from.
    let pictures: SiteSettings.Pictures
    let progress: WorkProgress

    private static let batch = 256
    /// The longest plain text kept as summary; pages cut it further.
    private static let summaryLimit = 600

    func run() async throws {
        let recipes = Dictionary(sources.map { ($0.id, recipe(of: $0)) }) { $1 }
        let known = Dictionary(sources.map { ($0.id, $0) }) { $1 }
        let numbers = try archive.uncleaned(by: recipes)
        var items = try archive.itemsToClean(numbers.prefix(Self.batch))
        var last: [CleanedItem] = []
        for start in stride(from: 0, to: numbers.count, by: Self.batch) {
            let next = numbers.dropFirst(start + Self.batch).prefix(Self.batch)
            let done = last
            // The next ones are read, and the last ones kept, while these are cleaned.
            async let following = archive.itemsToClean(next)
            async let kept: Void = archive.keep(done, by: recipes)
            let cleaned = await clean(items, of: known)
            items = try await following
            try await kept
            last = cleaned
            progress(.cleaning, min(start + Self.batch, numbers.count), of: numbers.count)
        }
        try archive.keep(last, by: recipes)
        try archive.noteClean(by: recipes)
    }

    /// What the cleaned text depends on beside the item itself.
    private func recipe(of source: Source) -> String {
        let shows = PicturePolicy(source).showsBody
        let way = pictures == .remote ? " remote" : pictures == .local && shows ? " copies" : ""
        let version = "\(Sanitizer.version)\(way)"
        if source.id == Source.ownID {
            return "\(version) own \(markdown.recipe)"
        }
        return "\(version) \(source.content.rawValue)"
    }

    private func clean(
        _ items: [UncleanedItem],
        of sources: [SourceID: Source]
    ) async -> [CleanedItem] {
        await withTaskGroup(of: (Int, [CleanedItem]).self) { group in
            let size = 16
            for start in stride(from: 0, to: items.count, by: size) {
                group.addTask {
                    var cleaned: [CleanedItem] = []
                    for item in items[start..<min(start + size, items.count)] {
                        guard let source = sources[item.source] else { continue }
                        cleaned.append(await clean(item, of: source))
                    }
                    return (start, cleaned)
                }
            }
            var batches: [(Int, [CleanedItem])] = []
            for await batch in group { batches.append(batch) }
            return batches.sorted { $0.0 < $1.0 }.flatMap(\.1)
        }
    }

    private func clean(_ item: UncleanedItem, of source: Source) async -> CleanedItem {
        let isFull = source.content == .full
        let text = isFull ? await text(of: item, from: source) : (html: "", pictures: [])
        let html = text.html
        let summary =
            item.summary.map { PlainText.text(of: $0.text, limit: Self.summaryLimit) } ?? ""
        let opening = summary.isEmpty ? await opening(of: item, html: html) : summary
        return CleanedItem(
            item,
            html: html,
            summary: opening.isEmpty || opening == item.title ? nil : opening,
            words: html.isEmpty ? 0 : WordCount.of(PlainText.text(of: html)),
            pictures: text.pictures
        )
    }

    private func text(
        of item: UncleanedItem,
        from source: Source
    ) async -> (html: String, pictures: [String]) {
        guard let markup = item.content ?? item.summary else { return ("", []) }
        let shows = pictures == .local && PicturePolicy(source).showsBody
        let keeping: RemotePictures.Keeping =
            pictures == .remote ? .all : shows ? .only(item.readyPictures) : .none
        switch markup.format {
        case .markdown:
            let text = await markdown.text(
                markup.text,
                inserts: item.inserts,
                keeping: keeping
            )
            return (text.html, shows ? text.pictures : [])
        case .html:
            let sanitizer = Sanitizer(policy: .feed)
            let html = sanitizer.clean(markup.text, base: markup.base.flatMap { WebURL($0) })
            let shown = RemotePictures(sanitizer: sanitizer, keeping: keeping).shown(in: html)
            return (HeadingLevels.renumbered(shown.html), shows ? shown.named : [])
        }
    }

    /// The first words of the text stand for a missing summary.
    private func opening(of item: UncleanedItem, html: String) async -> String {
        guard let content = item.content else { return "" }
        let text = content.format == .markdown ? TextInserts.without(html) : content.text
        return PlainText.text(of: text, limit: Self.summaryLimit)
    }
}
