import Domain
import Foundation
@testable import Pages
import Recurrence
import Testing

/// The edition's hour is 2026-11-21, 6:00 in Greenwich.
@Suite struct AgendaPagesTests {
    private func titles(_ page: String) -> [String] {
        page.matches(of: /<p>(?:<b>[^<]*<\/b> )?<a href="\/agenda\/[^"]*"[^>]*>([^<]*)/)
            .map { String($0.output.1) }
    }

    @Test("what has ended is not on, what goes on comes first, then by its hour")
    func order() throws {
        let site = try PortalSite(of: [
            InventedEvents.event("Cine", "20261122T220000"),
            InventedEvents.event("Madrugada", "20261121T040000"),
            InventedEvents.event("Obra", "20261120T230000", for: EventLength(seconds: 40_000)),
            InventedEvents.event("Feria", "20261122", for: EventLength(days: 2)),
            InventedEvents.event("Lejos", "20270801T100000"),
        ])
        let page = try #require(try site.html("/agenda/"))
        #expect(titles(page) == ["Obra", "Feria", "Cine"])
        #expect(page.contains("Sábado 21 de noviembre de 2026"))
        #expect(
            page.contains(#"<time datetime="2026-11-22">Del 22 al 23 de noviembre de 2026</time>"#)
        )
    }

    @Test("what began the day before says so below the heading of a day")
    func night() throws {
        let site = try PortalSite(of: [
            InventedEvents.event("Obra", "20261120T220000", for: EventLength(seconds: 50_400))
        ])
        let day = try #require(try site.html("/agenda/2026/11/21/"))
        #expect(day.contains(">20 de noviembre de 2026, 22:00–12:00</time>"))
        let list = try #require(try site.html("/agenda/"))
        #expect(list.contains(">20 de noviembre de 2026, 22:00–12:00</time>"))
        let before = try #require(try site.html("/agenda/2026/11/20/"))
        #expect(before.contains(">22:00–21 de noviembre de 2026, 12:00</time>"))
    }

    @Test("a series is told with what differs from it, on the list and on its page")
    func series() throws {
        let entry = try InventedEvents.event("Coro", "20261119T193000", "FREQ=WEEKLY;COUNT=6") {
            event in
            var cancelled = event.details
            cancelled.status = .cancelled
            event.changes = [
                Event.Change(
                    original: .day(Day(year: 2_026, month: 12, day: 3).ordinal),
                    start: .local(
                        WallTime(day: Day(year: 2_026, month: 12, day: 3).ordinal, second: 70_200)
                    ),
                    length: event.length,
                    details: cancelled
                )
            ]
        }
        let site = try PortalSite(of: [entry])
        let list = try #require(try site.html("/agenda/"))
        #expect(titles(list).count == 5)
        #expect(
            list.contains(
                "<s>Coro</s></a> <b class=\"state\"><span class=\"unseen\">, </span>Cancelado</b>"
            )
        )
        let path = try #require(site.paths(.agenda).first { $0.hasPrefix("/agenda/coro") })
        let page = try #require(try site.html(path))
        #expect(page.contains("<dt>Cuándo</dt><dd><time datetime=\"2026-11-26T19:30Z\">Jueves 26"))
        #expect(
            page.contains(
                "Jueves 3 de diciembre de 2026, 19:30–20:30</time> <b class=\"state\">"
                    + "<span class=\"unseen\">, </span>Cancelado</b>\n</li>"
            )
        )
        #expect(
            page.contains(
                #""eventSchedule":{"@type":"Schedule","repeatFrequency":"P1W","repeatCount":6"#
            )
        )
    }

    @Test("what is over keeps its page, with the time at which it was")
    func over() throws {
        let site = try PortalSite(of: [InventedEvents.event("Baile", "20251121T200000")])
        #expect(try site.html("/agenda/")?.contains("Por ahora no hay nada anunciado.") == true)
        let path = try #require(site.paths(.agenda).first { $0.hasPrefix("/agenda/baile") })
        #expect(
            try site.html(path)?.contains("Viernes 21 de noviembre de 2025, 20:00–21:00") == true
        )
    }

    @Test("a portal without events has no agenda")
    func none() throws {
        let site = try PortalSite(of: InventedEntities.figures)
        #expect(site.planned("/agenda/") == nil)
    }

    @Test("time alone changes the pages: at the end of what is on")
    func clock() throws {
        let site = try PortalSite(of: [
            InventedEvents.event("Obra", "20261120T230000", for: EventLength(seconds: 40_000))
        ])
        let window = try #require(site.portal.clockWindows.first { $0.page == "/agenda/" })
        // The theme's site is in Greenwich: 2026-11-20T23:00Z and 40 000 seconds.
        #expect(window.nextChange == Date(timeIntervalSince1970: 1_795_215_600 + 40_000))
    }

    @Test("what somebody else wrote is text and nothing else")
    func hostile() throws {
        let site = try PortalSite(of: [
            InventedEvents.event("<script>alert(1)</script>", "20261122T220000") {
                $0.details.place = EventDetails.Place(name: "\"><img src=x>")
                $0.details.link = "javascript:alert(1)"
                $0.details.organiser = "</dd>"
                $0.details.organiserLink = "data:text/html,x"
                $0.details.text = LocalizedText("a\n<b>b</b>")
            }
        ])
        for path in site.paths(.agenda) {
            let page = try #require(try site.html(path))
            #expect(!page.contains("<script>alert") && !page.contains("<img src=x"))
            #expect(!page.contains("javascript:alert") && !page.contains("data:text/html"))
        }
    }
}
