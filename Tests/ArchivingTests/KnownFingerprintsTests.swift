import Basics
import Domain
import Foundation
import GRDB
import Testing

@testable import Archiving

/// Fingerprints as earlier programs kept them: with others, all that an archive holds would have changed at once.
@Suite struct KnownFingerprintsTests {
    private let fixture: ArchiveFixture
    private let now = ArchiveFixture.morning.addingTimeInterval(3_600)

    init() throws {
        fixture = try ArchiveFixture(sources: [
            Source(id: "a", kind: "feed", address: "a.xml", rights: .cc)
        ])
        let moves = [Redirect(from: "/uno/", to: "/dos/")]
        _ = try fixture.archive.take(
            in: [batch],
            rules: fixture.rules,
            keeping: KeepingRules(moves: moves),
            at: ArchiveFixture.morning
        )
        try fixture.archive.settlePictures(of: fixture.sources, drawsCards: false, at: now)
        try fixture.archive.keep([outcome], at: now)
        var status = SourceStatus(source: "a", condition: .stale, at: ArchiveFixture.morning)
        status.reason = "HTTP 500"
        try fixture.archive.note([status], at: now)
    }

    private var batch: ReceivedBatch {
        let person = ReceivedEntity(identity: "p", entity: .person(Person(name: "Ana Ruiz")))
        return ReceivedBatch(
            source: "a",
            origin: .live,
            receivedAt: ArchiveFixture.morning,
            title: "Fuente",
            items: [full, .sample("2", title: "Baja la luz", published: nil)],
            entities: [person]
        )
    }

    /// An item of which everything is said.
    private var full: ReceivedItem {
        var item = ReceivedItem.sample("1", address: "a.example/1")
        item.updated = ArchiveFixture.morning
        item.neighbourDate = ArchiveFixture.morning
        item.authors = ["Ana Ruiz"]
        item.categories = ["pan", "mercado"]
        item.language = "en"
        item.section = "sports"
        item.summary = Markup("Uno.", format: .html, base: nil)
        item.content = Markup("Dos.", format: .html, base: "https://a.example/")
        item.picture = Picture(address: "https://a.example/1.jpg", width: 9, isLocal: false)
        item.enclosures = [
            Enclosure(address: "https://a.example/1.mp3", type: "audio/mpeg", length: 9)
        ]
        item.form = .audio
        item.reactions = Reactions(likes: 1, dislikes: nil, views: 3)
        item.expires = ArchiveFixture.morning.addingTimeInterval(90_000)
        item.isBreaking = true
        return item
    }

    private var outcome: PictureOutcome {
        let copy = PictureCopy(
            key: "k",
            colour: 3,
            fallback: .init(width: 640, height: 360, bytes: 9, ending: "jpg"),
            renditions: []
        )
        return PictureOutcome(
            address: "https://a.example/1.jpg",
            result: .ready(copy, recipe: "r"),
            nextCheck: .max
        )
    }

    @Test func contentIsHashedAsBefore() throws {
        let hashes = try fixture.archive.database.read { database in
            try Data.fetchAll(database, sql: "SELECT received_hash FROM items ORDER BY identity")
        }
        #expect(
            hashes.map { [UInt8]($0).hexadecimal } == [
                "e25c2203bbe5bf41e6a528427d0d0fd9faa34e31e22b621e7f83433918ab8b36",
                "891b87cb831305c6518a64adc6a50a8e6a5f15e0a7ea2f54164c74d87db7690b",
            ]
        )
    }

    @Test func summariesAreHashedAsBefore() throws {
        let edition = try fixture.edition()
        let summaries = edition.summaries(at: 0..<edition.articleCount())
        let known: [UInt64] = [15_081_714_157_802_061_149, 15_001_075_180_986_949_248]
        #expect(summaries.map(\.fingerprint) == known)
    }

    @Test func entitiesAreHashedAsBefore() throws {
        let people = try fixture.edition().entities(of: .person)
        #expect(people.map(\.fingerprint) == [14_782_624_836_078_396_743])
    }

    @Test func picturesAreHashedAsBefore() throws {
        let stamps = try fixture.archive.database.read { database in
            try Int.fetchAll(database, sql: "SELECT picture_stamp FROM items ORDER BY identity")
        }
        #expect(stamps == [-8_210_986_154_974_911_400, 0])
    }

    @Test func theArchiveIsHashedAsBefore() throws {
        #expect(try fixture.archive.fingerprint() == 4_541_866_097_847_252_148)
    }
}
