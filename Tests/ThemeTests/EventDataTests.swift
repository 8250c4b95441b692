import Domain
import Foundation
import Recurrence
import TestSupport
import Testing

@testable import Pages

/// What machines are told of events: structured data and calendar files.
@Suite struct EventDataTests {
    private func html(_ entry: InventedEntities.Entry) throws -> String {
        let site = try PortalSite(of: [entry])
        let path = try #require(site.paths(.agenda).first { $0.hasPrefix("/agenda/coro") })
        return try #require(try site.html(path))
    }

    @Test("a price is an offer, what is free in words needs none")
    func offers() throws {
        let paid = try html(
            InventedEvents.event("Coro", "20261126T193000") {
                $0.details.price = "3,5 €"
                $0.details.status = .soldOut
            }
        )
        let offer = #""offers":{"@type":"Offer","price":"3.50","priceCurrency":"EUR","#
        #expect(paid.contains(offer + #""availability":"https://schema.org/SoldOut""#))
        #expect(paid.contains("<dd>3,50\u{A0}€</dd>"))
        let free = try html(
            InventedEvents.event("Coro", "20261126T193000") { $0.details.price = "Entrada libre" }
        )
        #expect(free.contains(#""isAccessibleForFree":true"#) && !free.contains("\"offers\""))
        #expect(free.contains("<dd>Entrada libre</dd>"))
        let other = try html(
            InventedEvents.event("Coro", "20261126T193000") { $0.details.price = "la voluntad" }
        )
        #expect(!other.contains("offers") && !other.contains("isAccessibleForFree"))
        #expect(other.contains("<dd>la voluntad</dd>"))
    }

    @Test("an amount has the form of the page's language")
    func amount() throws {
        let site = try PortalSite(of: [
            InventedEvents.event("Coro", "20261126T193000") { $0.details.price = "4 €" }
        ])
        for (root, price) in [("/agenda/coro", "4\u{A0}€"), ("/en/agenda/coro", "€4")] {
            let path = try #require(site.paths(.agenda).first { $0.hasPrefix(root) })
            #expect(try site.html(path)?.contains("<dd>\(price)</dd>") == true)
        }
    }

    @Test("what is free in words is said in the language of the page")
    func free() throws {
        let site = try PortalSite(of: [
            InventedEvents.event("Coro", "20261126T193000") { $0.details.price = "Gratis" }
        ])
        for (root, word) in [("/agenda/coro", "Gratis"), ("/en/agenda/coro", "Free")] {
            let path = try #require(site.paths(.agenda).first { $0.hasPrefix(root) })
            #expect(try site.html(path)?.contains("<dd>\(word)</dd>") == true)
        }
    }

    @Test("a title in another language than that of the page says so")
    func titled() throws {
        let site = try PortalSite(of: [
            InventedEvents.event("Coro", "20261126T193000") {
                $0.details.title = LocalizedText("Coro", in: "es")
            }
        ])
        for (root, title) in [
            ("/agenda/coro", "<h1>Coro</h1>"), ("/en/agenda/coro", #"<h1 lang="es">Coro</h1>"#),
        ] {
            let path = try #require(site.paths(.agenda).first { $0.hasPrefix(root) })
            #expect(try site.html(path)?.contains(title) == true)
        }
    }

    @Test("a time that was moved says when it was to be")
    func moved() throws {
        let page = try html(
            InventedEvents.event("Coro", "20261119T193000", "FREQ=WEEKLY;COUNT=2") { event in
                let day = Day(year: 2026, month: 11, day: 26)
                let change = try? InventedEvents.change(day, to: "20261127T200000", of: event)
                event.changes = [change].compactMap(\.self)
            }
        )
        #expect(page.contains(#""previousStartDate":"2026-11-26T19:30:00+00:00""#))
        #expect(page.contains(#""startDate":"2026-11-27T20:00:00+00:00""#))
        #expect(page.contains(#""eventStatus":"https://schema.org/EventRescheduled""#))
    }

    @Test("a time of a series that is only elsewhere is still one of its schedule")
    func elsewhere() throws {
        let page = try html(
            InventedEvents.event("Coro", "20261119T193000", "FREQ=WEEKLY") { event in
                let day = Day(year: 2026, month: 11, day: 26)
                let plaza = try? InventedEvents.change(day, of: event) {
                    $0.place = EventDetails.Place(name: "Plaza")
                }
                event.changes = [plaza].compactMap(\.self)
            }
        )
        #expect(page.contains(#""eventSchedule":{"#) && !page.contains("exceptDate"))
    }

    @Test("a place with coordinates is on a map and in the data")
    func map() throws {
        let page = try html(
            InventedEvents.event("Coro", "20261126T193000") {
                $0.details.place = EventDetails.Place(
                    name: "Casa",
                    point: GeoPoint(longitude: -3.7, latitude: 40.4)
                )
            }
        )
        #expect(page.contains(#""geo":{"@type":"GeoCoordinates","latitude":"40.4""#))
        #expect(page.contains("aria-label=\"Dónde está\""))
        #expect(page.contains("/_/map.css"))
    }

    @Test("calendar files exist for all, categories, places and each series, with ids that stay")
    func calendars() throws {
        let entry = try InventedEvents.event("Coro", "20261119T193000", "FREQ=WEEKLY") {
            $0.sequence = 3
            $0.details.categories = ["Música"]
            $0.details.place = EventDetails.Place(name: "Casa")
        }
        let files = try PortalSite(of: [entry]).portal.downloads()
        let paths = files.map(\.path)
        #expect(paths.contains("/agenda/agenda.ics"))
        #expect(paths.contains("/agenda/categoria/musica/agenda.ics"))
        #expect(paths.contains("/agenda/sitio/casa/agenda.ics"))
        let uids = files.map { file in
            String(decoding: file.bytes, as: UTF8.self).matches(of: /UID:(\S+)/).map(\.output.1)
        }
        #expect(Set(uids).count == 1 && uids.first?.count == 1)
        let text = String(decoding: files[0].bytes, as: UTF8.self)
        #expect(text.contains("SEQUENCE:3\r\n") && text.contains("RRULE:FREQ=WEEKLY\r\n"))
    }

    @Test("a match whose hour is open takes up nobody's time, a whole day does")
    func openHour() throws {
        let match = InventedEntity.match("Olmos", "Molinos", day: 22) { $0.kickoff = nil }
        let site = try PortalSite(of: [
            InventedEvents.event("Feria", "20261122", for: EventLength(days: 1)),
            ("liga", "1", .match(match)),
        ])
        let file = try #require(
            try site.portal.downloads().first { $0.path == "/agenda/agenda.ics" }
        )
        let events = String(decoding: file.bytes, as: UTF8.self)
            .components(separatedBy: "BEGIN:VEVENT\r\n").dropFirst()
        let open = try #require(events.first { $0.contains("\r\nSUMMARY:Olmos – Molinos\r\n") })
        #expect(open.contains("DTSTART;VALUE=DATE:20261122\r\nDURATION:P1D\r\n"))
        #expect(open.contains("STATUS:TENTATIVE\r\nTRANSP:TRANSPARENT\r\n"))
        let fair = try #require(events.first { $0.contains("\r\nSUMMARY:Feria\r\n") })
        #expect(fair.contains("STATUS:CONFIRMED\r\n") && !fair.contains("TRANSP"))
    }

    @Test("a time with an hour in a series of whole days has it on its page and in its calendar")
    func hourOfADay() throws {
        let days = EventLength(days: 1)
        let entry = try InventedEvents.event("Coro", "20261126", for: days, "FREQ=WEEKLY") {
            event in
            let day = Day(year: 2026, month: 12, day: 3)
            var change = try? InventedEvents.change(day, to: "20261203T180000", of: event)
            change?.length = EventLength(seconds: 7_200)
            event.changes = [change].compactMap(\.self)
        }
        let page = try html(entry)
        #expect(page.contains("<li>El 3 de diciembre: nueva hora, 18:00</li>"))
        #expect(page.contains("Jueves 3 de diciembre de 2026, 18:00–20:00"))
        let file = try #require(
            try PortalSite(of: [entry]).portal.downloads().first { $0.path.hasSuffix("event.ics") }
        )
        let text = String(decoding: file.bytes, as: UTF8.self)
        #expect(text.contains("RECURRENCE-ID;VALUE=DATE:20261203\r\n"))
        #expect(text.contains("DTSTART:20261203T180000Z\r\nDURATION:PT7200S\r\n"))
    }

    @Test("calendar files have another key when their events change, and only then")
    func keys() throws {
        func keys(_ price: String) throws -> [String: UInt64] {
            let files = try PortalSite(of: [
                InventedEvents.event("Coro", "20261126T193000") { $0.details.price = price },
                InventedEvents.event("Cine", "20261127T193000"),
            ]).portal.downloads().map { ($0.path, $0.key) }
            return Dictionary(uniqueKeysWithValues: files)
        }
        let (before, same, after) = (try keys("1 €"), try keys("1 €"), try keys("2 €"))
        #expect(before == same)
        let changed = before.filter { after[$0.key] != $0.value }.keys
        #expect(changed.count == 2 && !changed.contains { $0.contains("cine") })
    }
}
