import Domain
import Foundation
import Recurrence
import Testing
import Theme

@testable import Pages

/// What is drawn for events and places, in the texts of the theme.
@Suite struct EntityCardsTests {
    private static let now = Date(timeIntervalSince1970: 1_795_240_800)  // 2026-11-21T06:00:00Z

    private func cards(
        _ languages: [Language] = ["es"],
        zone: String = "Europe/Madrid",
        at now: Date = now,
        changing change: (String) -> String = { $0 }
    ) throws -> EntityCards {
        var settings = SiteSettings(
            title: "Alcorín",
            baseURL: BaseURL(origin: "https://alcorin.example", pathPrefix: ""),
            languages: languages,
            sections: DefaultSections.all
        )
        settings.timeZone = try #require(TimeZone(identifier: zone))
        let texts = Theme.files.filter { $0.path.hasPrefix("texts/") }
            .map { (path: $0.path, text: change($0.text)) }
        return try EntityCards(settings: settings, texts: texts, now: now)
    }

    private func event(
        _ start: String,
        _ rule: String? = nil,
        change: (inout Event) -> Void = { _ in }
    ) throws -> Entity {
        try InventedEvents.event("Coro", start, rule) {
            $0.details.place = EventDetails.Place(name: "Teatro", city: "Alcorín")
            change(&$0)
        }.entity
    }

    private static let times: [(start: String, rule: String?, words: String?)] = [
        ("20261126T193000", nil, "Jueves 26 de noviembre de 2026, 19:30–20:30"),
        ("20261126T193000", "FREQ=WEEKLY", "Cada jueves, 19:30–20:30"),
        (
            "20261126T193000", "FREQ=WEEKLY;UNTIL=20270624T235959",
            "Cada jueves hasta el 24 de junio de 2027, 19:30–20:30"
        ),
        // It goes on past midnight.
        ("20261126T233000", "FREQ=WEEKLY", "Cada jueves"),
        // No words say it.
        ("20261126T193000", "FREQ=YEARLY;BYWEEKNO=48", nil),
    ]

    @Test(
        "an event says its name, when and where, and does not change as time passes",
        arguments: times
    )
    func when(start: String, rule: String?, words: String?) throws {
        let entity = try event(start, rule)
        let expected = CardText(
            title: "Coro",
            notes: [words, "Teatro, Alcorín"].compactMap(\.self)
        )
        #expect(try cards().texts(of: entity) == [expected])
        let later = Self.now.addingTimeInterval(4 * 86_400)
        #expect(try cards(at: later).texts(of: entity) == [expected])
    }

    @Test("whole days, what is called off, and the days that are left out of a series")
    func details() throws {
        let fair = try event("20261205") { $0.length = EventLength(days: 3) }
        #expect(try cards().texts(of: fair).first?.notes.first == "Del 5 al 7 de diciembre de 2026")
        let off = try event("20261205T200000") { $0.details.status = .cancelled }
        #expect(
            try cards().texts(of: off).first?.notes.first
                == "Cancelado · Sábado 5 de diciembre de 2026, 20:00–21:00"
        )
        let series = try event("20261126T193000", "FREQ=WEEKLY") {
            $0.times.excluded = [.day(Day(year: 2026, month: 11, day: 26).ordinal)]
            $0.details.place = nil
        }
        #expect(
            try cards().texts(of: series)
                == [CardText(title: "Coro", notes: ["Cada jueves, 19:30–20:30"])]
        )
    }

    @Test("each language of the site has its own, in the site's zone")
    func languages() throws {
        let entity = try event("20261126T193000Z") {
            $0.details.title = LocalizedText(["es": "Coro", "en": "Choir"])
        }
        let texts = try cards(["es", "en"]).texts(of: entity)
        #expect(texts.map(\.title) == ["Coro", "Choir"])
        #expect(texts.map { $0.notes[0] }[0] == "Jueves 26 de noviembre de 2026, 20:30–21:30")
        #expect(texts.map { $0.notes[0] }[1].contains("November"))
        #expect(
            try cards(zone: "Atlantic/Canary").texts(of: entity)[0].notes[0].contains("19:30–20:30")
        )
    }

    @Test("a place says what it is and where; nothing else has cards, nor what is over")
    func places() throws {
        var place = Place(name: LocalizedText("Farmacia Olmo"))
        place.tag = "amenity=pharmacy"
        (place.address, place.city) = ("Calle Mayor 4", "Alcorín")
        #expect(
            try cards().texts(of: .place(place))
                == [
                    CardText(
                        title: "Farmacia Olmo",
                        notes: ["Farmacias", "Calle Mayor 4, Alcorín"]
                    )
                ]
        )
        #expect(try cards().texts(of: .person(Person(name: "Ana"))).isEmpty)
        #expect(try cards().texts(of: event("20261120T193000")).isEmpty)
    }

    @Test("other texts, languages or zones are other cards")
    func fingerprint() throws {
        let usual = try cards().fingerprint
        #expect(try cards().fingerprint == usual)
        #expect(try cards(at: .distantPast).fingerprint == usual)
        #expect(try cards(["en"]).fingerprint != usual)
        #expect(try cards(zone: "UTC").fingerprint != usual)
        #expect(try cards { $0.replacing("Cada", with: "Todo") }.fingerprint != usual)
        #expect(throws: (any Error).self) { try cards { _ in "" } }
    }

    @Test("a text is known again by its address, and what is no card's is none")
    func addresses() {
        for text in [CardText(title: "Uno"), CardText(title: "Uno", notes: ["a:b", ""])] {
            #expect(CardText(address: text.address) == text)
        }
        #expect(CardText(title: "Uno").address == "card:Uno")
        #expect(CardText(address: "https://a.example/card:1") == nil)
    }
}
