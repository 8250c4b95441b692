import Domain
import Foundation
import GRDB
import Recurrence
import Testing

@testable import Archiving

@Suite struct PictureSettlementTests {
    private let fixture: ArchiveFixture
    private let now = ArchiveFixture.morning.addingTimeInterval(3_600)

    init() throws {
        fixture = try ArchiveFixture(sources: [
            Source(id: "a", kind: "feed", address: "a.xml", rights: .cc)
        ])
    }

    private func item(_ identity: String, _ address: String?) -> ReceivedItem {
        var item = ReceivedItem.sample(identity, title: "Noticia número \(identity) del día")
        item.picture = address.map { Picture(address: $0, isLocal: false) }
        return item
    }

    private func copy(_ key: String) -> PictureCopy {
        PictureCopy(
            key: key,
            colour: 3,
            fallback: .init(width: 640, height: 360, bytes: 9, ending: "jpg"),
            renditions: []
        )
    }

    private func settle(drawsCards: Bool = false) throws {
        try fixture.archive.settlePictures(of: fixture.sources, drawsCards: drawsCards, at: now)
    }

    private func due(at date: Date? = nil) throws -> [DuePicture] {
        try fixture.archive.duePictures(of: fixture.sources, at: date ?? now)
    }

    private func make(_ address: String, _ key: String = "k", next: Int = .max) throws {
        let recipe = PictureRecipe([.story]).text
        try fixture.archive.keep(
            [
                PictureOutcome(
                    address: address,
                    result: .ready(copy(key), recipe: recipe),
                    original: "o",
                    nextCheck: next
                )
            ],
            at: now
        )
    }

    private func fingerprints() throws -> [String: UInt64] {
        let edition = try fixture.edition()
        let summaries = edition.summaries(at: 0..<edition.articleCount())
        let paths = try edition.paths(at: summaries.map(\.place))
        return Dictionary(uniqueKeysWithValues: zip(paths, summaries.map(\.fingerprint)))
    }

    @Test func whatItemsOfferIsWantedOnceAndTheNewestFirst() throws {
        var old = item("1", "https://a.example/1.jpg")
        old.published = ArchiveFixture.morning.addingTimeInterval(-90_000)
        try fixture.take(in: fixture.batch([old, item("2", "https://a.example/2.jpg")]))
        try settle()
        #expect(try due().map(\.address) == ["https://a.example/2.jpg", "https://a.example/1.jpg"])
        try settle()
        #expect(try due().count == 2)
    }

    @Test func whatEndsSoonComesFirst() throws {
        var old = item("1", "https://a.example/1.jpg?Expires=9&Signature=x")
        old.published = ArchiveFixture.morning.addingTimeInterval(-90_000)
        try fixture.take(in: fixture.batch([old, item("2", "https://a.example/2.jpg")]))
        try settle()
        let due = try due()
        #expect(due.map(\.address) == ["https://a.example/1.jpg", "https://a.example/2.jpg"])
        #expect(due.first?.place == "https://a.example/1.jpg?Expires=9&Signature=x")
    }

    @Test func aCopyBelongsToTheArticleAndChangesItsStampAndNoOther() throws {
        try fixture.take(
            in: fixture.batch([item("1", "https://a.example/1.jpg"), item("2", nil)])
        )
        try settle()
        let before = try fingerprints()
        let number = try fixture.archive.newestChangeNumber()
        try make("https://a.example/1.jpg")
        #expect(try fixture.archive.newestChangeNumber() == number + 1)
        let after = try fingerprints()
        #expect(before.filter { after[$0.key] != $0.value }.count == 1)
        let copies = try fixture.articles().map { $0.picture?.copy?.key }
        #expect(Set(copies) == ["k", nil])
        #expect(try fixture.edition().pictureFiles().map(\.key) == ["k"])
        // The same once more is no change.
        try make("https://a.example/1.jpg")
        #expect(try fixture.archive.newestChangeNumber() == number + 1)
    }

    @Test func anItemWithAnotherPictureHasThatOne() throws {
        try fixture.take(in: fixture.batch([item("1", "https://a.example/1.jpg")]))
        try settle()
        try make("https://a.example/1.jpg")
        let before = try fingerprints()
        try fixture.take(in: fixture.batch([item("1", "https://a.example/2.jpg")], after: 1))
        try settle()
        #expect(try fixture.articles().first?.picture?.copy == nil)
        #expect(try fingerprints() != before)
        #expect(try due().map(\.address) == ["https://a.example/2.jpg"])
        #expect(try fixture.edition().pictureFiles() == [])
    }

    @Test func aFailureKeepsTheCopyAndARefusalDoesNot() throws {
        try fixture.take(in: fixture.batch([item("1", "https://a.example/1.jpg")]))
        try settle()
        try make("https://a.example/1.jpg", next: 0)
        func keep(_ result: PictureOutcome.Result) throws {
            try fixture.archive.keep(
                [
                    PictureOutcome(
                        address: "https://a.example/1.jpg",
                        result: result,
                        nextCheck: now.seconds + 60
                    )
                ],
                at: now
            )
        }
        try keep(.failed("503"))
        #expect(try fixture.articles().first?.picture?.copy != nil)
        #expect(try due().isEmpty)
        #expect(try due(at: now.addingTimeInterval(61)).first?.failures == 1)
        try keep(.refused("no picture"))
        #expect(try fixture.articles().first?.picture?.copy == nil)
    }

    @Test func theMarkOfASourceIsNoPictureOfItsNews() throws {
        let items = (1...6).map { item("\($0)", "https://a.example/logo.png") }
        try fixture.take(in: fixture.batch(items + [item("7", "https://a.example/7.jpg")]))
        try settle()
        #expect(try due().map(\.address) == ["https://a.example/7.jpg"])
    }

    @Test func whatIsAMarkNoLongerIsFetchedAfterAll() throws {
        let marked = (1...6).map { item("\($0)", "https://a.example/logo.png") }
        try fixture.take(in: fixture.batch(marked, isComplete: true))
        try settle()
        #expect(try due(at: now.addingTimeInterval(90 * 86_400)).isEmpty)
        try fixture.take(in: fixture.batch(Array(marked.prefix(2)), after: 1, isComplete: true))
        try settle()
        #expect(try due().map(\.address) == ["https://a.example/logo.png"])
    }

    @Test func withdrawnItemsWantNothing() throws {
        try fixture.take(
            in: fixture.batch([item("1", "https://a.example/1.jpg")], isComplete: true)
        )
        try settle()
        try make("https://a.example/1.jpg", next: 0)
        try fixture.take(in: fixture.batch([], after: 1, isComplete: true))
        try settle()
        #expect(try due().isEmpty)
        #expect(try fixture.archive.allCopies() == [])
        #expect(try fixture.archive.originals() == [])
    }

    @Test func sourcesThatShowNonePicturesShowNone() throws {
        try fixture.take(in: fixture.batch([item("1", "https://a.example/1.jpg")]))
        try settle()
        try make("https://a.example/1.jpg")
        fixture.sources = [
            Source(id: "a", kind: "feed", address: "a.xml", rights: .cc, pictures: .none)
        ]
        try settle()
        #expect(try fixture.articles().first?.picture == nil)
        #expect(try fixture.edition().pictureFiles() == [])
    }

    @Test func addressesThatEndAreNotShownFromWhereTheyAre() throws {
        try fixture.take(
            in: fixture.batch([
                item("1", "https://a.example/1.jpg"),
                item("2", "https://a.example/2.jpg?Expires=9"),
            ])
        )
        let settings = SiteSettings(
            title: "Bando",
            baseURL: fixture.settings.baseURL,
            languages: ["es"],
            sections: DefaultSections.all,
            pictures: .remote
        )
        func addresses(_ sources: [Source]) throws -> [String] {
            let edition = try fixture.archive.edition(
                EditionScope(clock: now, settings: settings, sources: sources)
            )
            return try edition.articles(edition.ids(after: nil, limit: 9))
                .compactMap(\.picture?.address)
        }
        #expect(try addresses(fixture.sources) == ["https://a.example/1.jpg"])
        let expiring = Source(
            id: "a",
            kind: "feed",
            address: "a.xml",
            terms: SourceTerms(pictures: .expiring)
        )
        #expect(try addresses([expiring]) == [])
    }

    @Test func aShopsPictureNeedsTheWayToTheShop() throws {
        let shop = Source(
            id: "a",
            kind: "itunes",
            address: nil,
            terms: SourceTerms(pictures: .besideStoreLink)
        )
        fixture.sources = [shop]
        func track(_ title: String, store: String?) -> ReceivedEntity {
            var track = Track(title: title, artist: "Banda")
            track.artwork = Picture(address: "https://a.example/\(title).jpg", isLocal: false)
            track.store = store
            return ReceivedEntity(identity: title, entity: .track(track))
        }
        let batch = ReceivedBatch(
            source: "a",
            origin: .live,
            receivedAt: ArchiveFixture.morning,
            title: nil,
            home: nil,
            items: [],
            entities: [
                track("uno", store: "https://shop.example/1"), track("dos", store: nil),
            ],
            isComplete: true
        )
        try fixture.take(in: batch)
        try settle()
        #expect(try due().map(\.address) == ["https://a.example/uno.jpg"])
        let shown = try fixture.edition().entities(of: .track).compactMap { published in
            if case .track(let track) = published.entity { track.artwork?.address } else { nil }
        }
        #expect(shown == ["https://a.example/uno.jpg"])
    }

    @Test func articlesWithoutAPictureGetOneDrawn() throws {
        try fixture.take(
            in: fixture.batch([item("1", nil), item("2", "https://a.example/2.jpg")])
        )
        try settle(drawsCards: true)
        let due = try fixture.archive.dueCards(recipe: "card 1", limit: 50)
        #expect(due == [CardText(title: "Noticia número 1 del día")])
        try fixture.archive.keep(
            [
                PictureOutcome(
                    address: due[0].address,
                    result: .ready(copy("c"), recipe: "card 1"),
                    nextCheck: .max
                )
            ],
            at: now
        )
        #expect(try fixture.archive.dueCards(recipe: "card 1", limit: 50) == [])
        #expect(try fixture.archive.dueCards(recipe: "card 2", limit: 50).count == 1)
        let settings = SiteSettings(
            title: "Bando",
            baseURL: fixture.settings.baseURL,
            languages: ["es"],
            sections: DefaultSections.all,
            cards: .drawn
        )
        let edition = try fixture.archive.edition(
            EditionScope(clock: now, settings: settings, sources: fixture.sources)
        )
        let cards = try edition.articles(edition.ids(after: nil, limit: 9)).map(\.card?.key)
        #expect(Set(cards) == ["c", nil])
        #expect(try fixture.articles().allSatisfy { $0.card == nil })
    }

    @Test func rightsThatChangeDecideAnewWhoGetsACard() throws {
        func sources(_ rights: Rights) -> [Source] {
            [Source(id: "a", kind: "feed", address: "a.xml", rights: rights)]
        }
        func due() throws -> Int { try fixture.archive.dueCards(recipe: "card 1", limit: 9).count }
        fixture.sources = sources(.excerpt)
        try fixture.take(in: fixture.batch([item("1", nil)]))
        try settle(drawsCards: true)
        #expect(try due() == 0)
        fixture.sources = sources(.cc)
        try settle(drawsCards: true)
        #expect(try due() == 1)
        fixture.sources = sources(.excerpt)
        try settle(drawsCards: true)
        #expect(try due() == 0)
    }

    @Test func thousandsOfEntitiesShowEachItsOwnPicture() throws {
        func address(_ number: Int) -> String { "https://a.example/\(number).jpg" }
        // More than are worked on at once.
        let people = (0..<4_100).map { number in
            var person = Person(name: "Persona \(number)")
            person.picture = Picture(address: address(number), isLocal: false)
            return ReceivedEntity(identity: "\(number)", entity: .person(person))
        }
        let batch = ReceivedBatch(
            source: "a",
            origin: .live,
            receivedAt: ArchiveFixture.morning,
            items: [item("1", address(9_999))],
            entities: people
        )
        try fixture.take(in: batch)
        try settle()
        let owners = try fixture.archive.database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT identity, address FROM picture_uses
                        JOIN (SELECT id, identity FROM entities
                            UNION ALL SELECT id, '9999' FROM items) ON id = owner
                    """
            ).map { row in (row[0] as String, row[1] as String) }
        }
        #expect(owners.count == 4_101)
        #expect(owners.allSatisfy { $0.1 == "https://a.example/\($0.0).jpg" })
    }

    @Test func entitiesWithoutAPictureGetWhatIsSaidOfThemDrawn() throws {
        func take(_ titles: [String], pictured: String? = nil) throws {
            let events = titles.map { title in
                var details = EventDetails(title: LocalizedText(title))
                if title == pictured {
                    details.picture = Picture(address: "https://a.example/e.jpg", isLocal: false)
                }
                let times = RecurrenceSet(start: .day(20_778), zone: .floating)
                let event = Event(details: details, times: times, length: .none)
                return ReceivedEntity(identity: String(title.prefix(1)), entity: .event(event))
            }
            try fixture.take(
                in: ReceivedBatch(
                    source: "a",
                    origin: .live,
                    receivedAt: ArchiveFixture.morning,
                    title: nil,
                    home: nil,
                    items: [],
                    entities: events,
                    isComplete: true
                )
            )
        }
        func settle(_ texts: TitleCards? = TitleCards()) throws -> [CardText] {
            try fixture.archive.settlePictures(
                of: fixture.sources,
                drawsCards: texts != nil,
                entityCards: texts,
                at: now
            )
            return try fixture.archive.dueCards(recipe: "card 1", limit: 50)
        }
        func shown() throws -> [[String: String]] {
            let settings = SiteSettings(
                title: "Bando",
                baseURL: fixture.settings.baseURL,
                languages: ["es"],
                sections: DefaultSections.all,
                cards: .drawn
            )
            let edition = try fixture.archive.edition(
                EditionScope(clock: now, settings: settings, sources: fixture.sources)
            )
            return try edition.entities(of: .event).map { $0.cards.mapValues(\.key) }
        }
        let text = CardText(title: "Coro", notes: ["hoy"])
        try take(["Coro", "Feria"], pictured: "Feria")
        #expect(try settle() == [text])
        let outcome = PictureOutcome(
            address: text.address,
            result: .ready(copy("c"), recipe: "card 1"),
            nextCheck: .max
        )
        try fixture.archive.keep([outcome], at: now)
        #expect(try settle() == [])
        #expect(Set(try shown()) == [[text.address: "c"], [:]])
        #expect(try fixture.edition().entities(of: .event).allSatisfy { $0.cards.isEmpty })
        // Other words are other cards; what nobody needs any more is forgotten.
        #expect(try settle(TitleCards(note: "mañana")).map(\.notes) == [["mañana"]])
        #expect(try shown() == [[:], [:]])
        try take(["Coro nuevo", "Feria"], pictured: "Feria")
        #expect(try settle().map(\.title) == ["Coro nuevo"])
        #expect(try settle(nil) == [])
    }

    @Test func picturesInsideATextAreWantedAndKnownByTheirAddress() throws {
        var received = item("1", nil)
        received.content = Markup("<p>x</p>", format: .html)
        try fixture.take(in: fixture.batch([received]))
        let uncleaned = try #require(
            try fixture.archive.itemsToClean(fixture.archive.uncleaned(by: ["a": "1"])).first
        )
        #expect(uncleaned.readyPictures == [])
        let cleaned = CleanedItem(
            uncleaned,
            html: "<p>x</p>",
            summary: nil,
            words: 1,
            pictures: ["https://a.example/b.jpg"]
        )
        try fixture.archive.keep([cleaned], by: ["a": "1"])
        try fixture.archive.noteClean(by: ["a": "1"])
        try settle()
        #expect(try due().map(\.recipe) == [PictureRecipe([.body])])
        try make("https://a.example/b.jpg")
        // The text is to be cleaned again, now with the picture.
        let again = try fixture.archive.itemsToClean(fixture.archive.uncleaned(by: ["a": "1"]))
        #expect(again.map(\.readyPictures) == [["https://a.example/b.jpg"]])
        let edition = try fixture.edition()
        let bodies = try edition.bodies(edition.ids(after: nil, limit: 9))
        #expect(bodies.first?.pictures["https://a.example/b.jpg"]?.key == "k")
    }

    @Test func copiesWhoseFilesAreGoneAreMadeAgain() throws {
        try fixture.take(in: fixture.batch([item("1", "https://a.example/1.jpg")]))
        try settle()
        try make("https://a.example/1.jpg")
        #expect(try fixture.archive.forgetCopies(where: { _ in false }, at: now) == 0)
        #expect(try due().isEmpty)
        #expect(try fixture.archive.forgetCopies(where: { $0.key == "k" }, at: now) == 1)
        #expect(try due().map(\.isCurrent) == [false])
        #expect(try fixture.articles().first?.picture?.copy == nil)
    }

    @Test func ownCopiesAreKeptAsTheyAre() throws {
        let copies = ["pictures/a.jpg": OwnCopy(state: "1", copy: copy("k"))]
        try fixture.archive.keepOwn(copies)
        #expect(try fixture.archive.ownCopies() == copies)
        #expect(try fixture.archive.allCopies().map(\.key) == ["k"])
        try fixture.archive.keepOwn([:])
        #expect(try fixture.archive.ownCopies() == [:])
    }
}

/// Says the title of events and one note.
private struct TitleCards: EntityCardTexts {
    var note = "hoy"

    var fingerprint: UInt64 { UInt64(note.utf8.count) }

    func texts(of entity: Entity) -> [CardText] {
        guard case .event(let event) = entity, let title = event.details.title.plain else {
            return []
        }
        return [CardText(title: title, notes: [note])]
    }
}
