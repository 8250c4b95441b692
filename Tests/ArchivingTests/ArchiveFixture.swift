import Archiving
import Domain
import Foundation
import Testing

/// An archive in a folder of its own, with the rules of a small site.
final class ArchiveFixture {
    let folder: URL
    let archive: Archive
    var related = SiteSettings.Related.titles
    var stories = SiteSettings.Stories.standard
    var desk: [Desk.Entry] = []
    var sources: [Source]
    static let morning = Date(timeIntervalSince1970: 1_795_240_800)

    init(sources: [Source] = [Source(id: "a", kind: "feed", address: "a.xml")]) throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        archive = try Archive(at: folder.appending(path: "archive.sqlite")) { _ in }
        self.sources = sources
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var settings: SiteSettings {
        var settings = SiteSettings(
            title: "Bando",
            baseURL: BaseURL(origin: "https://example.org", pathPrefix: ""),
            languages: ["es", "en"],
            sections: DefaultSections.all,
            related: related
        )
        settings.stories = stories
        return settings
    }

    var rules: ClassificationRules { ClassificationRules(settings: settings, sources: sources) }

    func batch(
        _ items: [ReceivedItem],
        of source: SourceID = "a",
        origin: Origin = .live,
        after hours: Double = 0,
        isComplete: Bool = false
    ) -> ReceivedBatch {
        ReceivedBatch(
            source: source,
            origin: origin,
            receivedAt: Self.morning.addingTimeInterval(hours * 3_600),
            title: "Fuente \(source)",
            home: nil,
            items: items,
            isComplete: isComplete
        )
    }

    @discardableResult
    func take(in batches: ReceivedBatch...) throws -> IngestTally {
        try archive.adoptFormerNames(of: sources)
        let now = batches.map(\.receivedAt).max() ?? Self.morning
        return try archive.take(in: batches, rules: rules, at: now)
    }

    func edition(after hours: Double = 1) throws -> ArchivedEdition {
        try archive.edition(
            EditionScope(
                clock: Self.morning.addingTimeInterval(hours * 3_600),
                settings: settings,
                sources: sources,
                desk: Desk(desk)
            )
        )
    }

    func articles(after hours: Double = 1) throws -> [Article] {
        let edition = try edition(after: hours)
        return try edition.articles(edition.ids(after: nil, limit: 1_000))
    }
}

extension ReceivedItem {
    static func sample(
        _ identity: String,
        title: String = "Sube el pan",
        published hours: Double? = -1,
        address: String? = nil
    ) -> ReceivedItem {
        var item = ReceivedItem(identity: identity, title: title)
        item.published = hours.map { ArchiveFixture.morning.addingTimeInterval($0 * 3_600) }
        item.canonicalAddress = address.map { "https://\($0)" }
        item.link = address.map { "https://\($0)" }
        return item
    }
}
