import Domain
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import Archiving

/// Texts that are cleaned while they come in.
@Suite struct IngestCleaningTests {
    private let fixture: ArchiveFixture
    private let recipes: [SourceID: String] = ["a": "1"]

    init() throws {
        fixture = try ArchiveFixture()
    }

    private var archive: Archive { fixture.archive }

    private func item(_ name: String, says text: String, _ format: Markup.Format = .html)
        -> ReceivedItem
    {
        var item = ReceivedItem.sample(name, title: "Noticia número \(name)")
        item.summary = Markup("<b>\(text)</b>", format: format, base: "https://a.example/s/")
        item.content = Markup("<p>\(text)</p>", format: format, base: "https://a.example/c/")
        return item
    }

    /// - Returns: what was handed to the cleaning, in no order.
    @discardableResult
    private func take(_ items: [ReceivedItem], origin: Origin = .live) throws -> [UncleanedItem] {
        let seen = Seen()
        let cleaning = IngestCleaning(recipes: recipes) { item in
            seen.items.withLock { $0.append(item) }
            guard item.content?.format == .html else { return nil }
            return CleanedItem(
                item,
                html: item.content?.text ?? "",
                summary: nil,
                words: 1,
                pictures: ["https://a.example/b.jpg"]
            )
        }
        _ = try archive.take(
            in: [fixture.batch(items, origin: origin)],
            rules: fixture.rules,
            cleaning: cleaning,
            at: ArchiveFixture.morning
        )
        return seen.items.withLock { $0 }
    }

    private final class Seen: Sendable {
        let items = Mutex<[UncleanedItem]>([])
    }

    private func left() throws -> [UncleanedItem] {
        try archive.itemsToClean(archive.uncleaned(by: recipes))
    }

    private func texts() throws -> [String] {
        try archive.database.read {
            try String.fetchAll($0, sql: "SELECT html FROM cleaned ORDER BY number")
        }
    }

    @Test func whatIsCleanedOnTheWayIsNotCleanedAgain() throws {
        let names = (1...300).map { "\($0)" }
        try take(names.map { item($0, says: "Texto \($0)") })
        #expect(try left().isEmpty)
        #expect(try texts() == names.map { "<p>Texto \($0)</p>" })
    }

    @Test func whatIsHandedOnIsWhatTheArchiveHolds() throws {
        let given = try take([item("1", says: "Uno", .markdown), item("2", says: "Dos", .markdown)])
            .sorted { $0.number < $1.number }
        let kept = try left()
        #expect(kept.count == 2)
        for (one, other) in zip(given, kept) {
            #expect(one.id == other.id)
            #expect(one.source == other.source)
            #expect(one.title == other.title)
            #expect(one.summary == other.summary)
            #expect(one.content == other.content)
            #expect(one.content?.base == "https://a.example/c/")
            #expect(one.number == other.number)
            #expect(one.receivedHash == other.receivedHash)
        }
    }

    @Test func whatIsLeftForLaterIsFoundThen() throws {
        try take([item("1", says: "Uno"), item("2", says: "Dos", .markdown)])
        #expect(try left().map(\.title) == ["Noticia número 2"])
    }

    @Test func whatIsKnownIsNotCleanedOnTheWay() throws {
        try take([item("1", says: "Uno"), item("2", says: "Dos")])
        let given = try take([
            item("1", says: "Uno"), item("2", says: "Otro"), item("3", says: "Tres"),
        ])
        #expect(given.map(\.title) == ["Noticia número 3"])
        #expect(try left().compactMap(\.content?.text) == ["<p>Otro</p>"])
    }

    @Test func whatIsErasedWhenItComesLeavesNoText() throws {
        let cleaning = IngestCleaning(recipes: recipes) { item in
            CleanedItem(item, html: item.content?.text ?? "", summary: nil, words: 1)
        }
        _ = try archive.take(
            in: [fixture.batch([item("1", says: "Secreto"), item("2", says: "Otra")])],
            rules: fixture.rules,
            keeping: KeepingRules(removals: [Removal("1", line: 1, isErased: true)]),
            cleaning: cleaning,
            at: ArchiveFixture.morning
        )
        #expect(try texts() == ["<p>Otra</p>"])
    }

    /// A sample gives way to the real item of its name, whose pictures are there already.
    @Test func picturesThatAreThereAreShownAtOnce() throws {
        try take([item("1", says: "Muestra")], origin: .sample)
        try archive.database.write { database in
            try database.execute(
                sql: """
                    INSERT INTO picture_uses (owner, address, shape, source, named)
                    SELECT id, 'https://a.example/b.jpg', 'body', 'a', 'https://a.example/b.jpg' FROM items;
                    INSERT INTO pictures (address, place, wanted, copy, next_check)
                    VALUES ('https://a.example/b.jpg', 'https://a.example/b.jpg', '1 body', '{}', 0);
                    """
            )
        }
        let given = try take([item("1", says: "Noticia")])
        #expect(given.map(\.readyPictures) == [["https://a.example/b.jpg"]])
    }
}
