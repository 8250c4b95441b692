import Archiving
import Domain
import Pages

/// What the newsroom has in files, read and checked before the archive is opened.
struct OwnFiles {
    let content: SiteContent
    let articles: ReceivedBatch
    let written: WrittenTexts
    /// How much is kept, what is taken out, and what has moved.
    let keeping: KeepingRules
    let record: ContentRecord
    let showsDrafts: Bool

    /// Files of articles that wait to be finished, below `Content`; none where drafts are shown.
    var hiddenDrafts: [String] {
        showsDrafts ? [] : articles.items.filter(\.isDraft).map(\.ownFile)
    }

    /// Pages and notes are read once more where they show pictures from elsewhere of which there are copies.
    func shown(with archive: Archive) async throws -> WrittenTexts {
        guard content.settings.pictures == .local,
            written.named.contains(where: { !$0.value.isEmpty })
        else { return written }
        return await content.written(
            showsDrafts: showsDrafts,
            at: articles.receivedAt,
            copies: try archive.writtenCopies()
        )
    }

    /// Lets the next build know what there was.
    func remember() {
        record.keep(content.entries)
        content.pageRecord.keep(written)
        content.formerTexts.keep()
    }
}
