import Domain
import Foundation
import Presentation
import Recurrence
import TestSupport
import Testing

@testable import Pages

/// The edition's hour is Saturday 2026-11-21, 6:00 in Greenwich.
@Suite struct AgendaListsTests {
    private func site() throws -> PortalSite {
        try PortalSite(of: [
            InventedEvents.event("Concierto", "20261121T200000") {
                $0.details.categories = ["Música", "Jóvenes"]
                $0.details.place = EventDetails.Place(name: "Casa de la Cultura")
            },
            InventedEvents.event("Mercado", "20261122T090000"),
            InventedEvents.event("Charla", "20261124T190000") {
                $0.details.categories = ["musica"]
            },
            InventedEvents.event("Feria", "20261229", for: EventLength(days: 5)),
            InventedEvents.event("Vendimia", "20260910T100000"),
            InventedEvents.event("Verbena", "20270320T220000"),
        ])
    }

    @Test("the list begins with today and tomorrow, says its hour, and leads to months")
    func groups() throws {
        let page = try #require(try site().html("/agenda/"))
        let near = page.matches(of: /<b class="near">([^<]*)<\/b>/).map { String($0.output.1) }
        #expect(near == ["Hoy", "Mañana"])
        #expect(page.contains(##"<a href="#d-2026-11-21">Hoy</a>"##))
        #expect(page.contains("Actualizada el 21 de noviembre de 2026, "))
        #expect(page.contains(#"<a href="/agenda/2026/11/">Noviembre de 2026</a>"#))
        #expect(page.contains(#"<li data-end="2026-11-21T21:00Z">"#))
        #expect(!page.contains("/agenda/2026/09/"))
    }

    @Test("on a weekday the days of the weekend have its name")
    func weekend() throws {
        let site = try PortalSite(of: [InventedEvents.event("Cine", "20261128T200000")])
        // A week of Monday.
        let catalogue = try ThemeSite().context.catalogue("es")
        let names = NearDays(today: Day(year: 2026, month: 11, day: 23), catalogue: catalogue)
        let told = (22...30).map { names.name(of: Day(year: 2026, month: 11, day: $0)) }
        let weekend = "Este fin de semana"
        #expect(told == [nil, "Hoy", "Mañana", nil, nil, nil, weekend, weekend, nil])
        #expect(try site.html("/agenda/")?.contains("near") == false)
    }

    @Test("of more than a thousand events each has its own page and day")
    func many() throws {
        // More than one processor follows and plans.
        let first = Day(year: 2026, month: 11, day: 22).ordinal
        let site = try PortalSite(
            of: try (0..<1_100).map { number in
                let day = Day(ordinal: first + number % 28)
                return try InventedEvents.event("Acto \(number)", "\(day.number)T200000") {
                    $0.details.place = EventDetails.Place(name: "Sala \(number % 7)")
                }
            }
        )
        #expect(site.portal.pages.filter { $0.kindName == "event" }.count == 3 * 1_100)
        for number in [0, 499, 500, 1_099] {
            let page = try #require(try site.html("/agenda/acto-\(number)/"))
            let day = Day(ordinal: first + number % 28)
            #expect(page.contains(">Acto \(number)</h1>"))
            #expect(page.contains("datetime=\"\(day.path.replacing("/", with: "-"))T"))
            #expect(page.contains("/sala-\(number % 7)/"))
            #expect(try site.html(.agendaDay(day))?.contains(">Acto \(number)<") == true)
        }
    }

    @Test("a day has all that is on on it, and the ways to the days beside it")
    func day() throws {
        let site = try site()
        let page = try #require(try site.html("/agenda/2026/11/22/"))
        #expect(page.contains("Agenda del 22 de noviembre de 2026"))
        #expect(page.contains("Mercado") && !page.contains("Concierto"))
        #expect(page.contains(#"rel="prev" href="/agenda/2026/11/21/""#))
        #expect(page.contains(#"rel="next" href="/agenda/2026/11/24/""#))
        #expect(try site.html("/agenda/2027/01/02/")?.contains("Feria") == true)
        #expect(site.planned("/agenda/2027/01/03/") == nil)
    }

    @Test("a month is a table by weeks with a list below, and past months stay")
    func month() throws {
        let site = try site()
        let page = try #require(try site.html("/agenda/2026/12/"))
        #expect(page.contains("<th scope=\"col\"><abbr title=\"lunes\">lu</abbr></th>"))
        let cell =
            "<td><a href=\"/agenda/2026/12/29/\" aria-label=\"Martes 29 de diciembre, 1 acto\">"
        #expect(page.contains(cell))
        #expect(page.matches(of: /<li data-end/).count == 1)
        #expect(try site.html("/agenda/2026/09/")?.contains("Vendimia") == true)
        #expect(try site.html("/agenda/2027/01/")?.contains("Feria") == true)
        #expect(site.planned("/agenda/2027/02/") == nil)
    }

    @Test("categories and places have lists, whatever their case and accents")
    func lists() throws {
        let site = try site()
        let music = try #require(try site.html("/agenda/categoria/musica/"))
        #expect(music.contains("Concierto") && music.contains("Charla"))
        #expect(music.contains("href=\"/agenda/categoria/musica/feed.xml\""))
        #expect(music.contains("href=\"/agenda/categoria/musica/agenda.ics\""))
        let place = try #require(try site.html("/agenda/sitio/casa-de-la-cultura/"))
        #expect(place.contains("Concierto") && !place.contains("Charla"))
        let path = try #require(site.paths(.agenda).first { $0.contains("concierto") })
        let event = try #require(try site.html(path))
        #expect(event.contains("<a href=\"/agenda/categoria/jovenes/\">Jóvenes</a>"))
        #expect(event.contains("<a href=\"/agenda/sitio/casa-de-la-cultura/\">"))
    }

    @Test("a long list has pages from its latest time on, each time on one of them")
    func paging() throws {
        let site = try PortalSite(of: [
            InventedEvents.event("Coro", "20261121T190000", "FREQ=DAILY;COUNT=230") {
                $0.details.categories = ["Coros"]
            }
        ])
        let first = try #require(try site.html("/agenda/categoria/coros/"))
        let last = try #require(try site.html("/agenda/categoria/coros/p/1/"))
        #expect(first.matches(of: /<li data-end/).count == 130)
        #expect(last.matches(of: /<li data-end/).count == 100)
        #expect(first.contains("rel=\"next\" href=\"/agenda/categoria/coros/p/1/\""))
        #expect(last.contains("rel=\"prev\" href=\"/agenda/categoria/coros/\""))
        #expect(site.planned("/agenda/categoria/coros/p/2/") == nil)
    }

    @Test("one changed event changes the pages that show it, and no other")
    func changes() throws {
        let before = try site()
        let after = try PortalSite(of: [
            InventedEvents.event("Concierto", "20261121T200000") {
                $0.details.categories = ["Música", "Jóvenes"]
                $0.details.place = EventDetails.Place(name: "Casa de la Cultura")
                $0.details.price = "3 €"
            },
            InventedEvents.event("Mercado", "20261122T090000"),
            InventedEvents.event("Charla", "20261124T190000") {
                $0.details.categories = ["musica"]
            },
            InventedEvents.event("Feria", "20261229", for: EventLength(days: 5)),
            InventedEvents.event("Vendimia", "20260910T100000"),
            InventedEvents.event("Verbena", "20270320T220000"),
        ])
        let changed = try before.paths(.agenda).filter { path in
            try !path.hasPrefix("/en/") && !path.hasPrefix("/fr/")
                && before.key(path) != after.key(path)
        }
        let concert = try #require(before.paths(.agenda).first { $0.contains("concierto") })
        #expect(
            Set(changed) == [
                "/agenda/", "/agenda/2026/11/21/", "/agenda/2026/11/", "/agenda/categoria/musica/",
                "/agenda/categoria/jovenes/", "/agenda/sitio/casa-de-la-cultura/", concert,
            ]
        )
    }

    @Test("matches to come stand on the agenda under a category, and lead to their page")
    func matches() throws {
        var match = Match(
            competition: "Liga",
            home: Team(name: "Puente Hondo"),
            away: Team(name: "San Telmo")
        )
        match.day = Day(year: 2026, month: 11, day: 22)
        match.kickoff = Date(timeIntervalSince1970: 1_795_348_800)
        var over = match
        over.status = .finished
        over.away = Team(name: "Valdearla")
        let site = try PortalSite(of: [
            InventedEvents.event("Mercado", "20261122T080000"),
            ("liga", "1", .match(match)), ("liga", "2", .match(over)),
        ])
        let page = try #require(try site.html("/agenda/categoria/partidos/"))
        #expect(
            page.matches(of: /<a href="\/partidos\/[^"]*">Puente Hondo – San Telmo<\/a>/).count == 1
        )
        #expect(try site.html("/en/agenda/category/partidos/")?.contains("<h1>Matches") == true)
        let files = try site.portal.downloads().map(\.path)
        #expect(files.contains("/agenda/categoria/partidos/agenda.ics"))
        let pages = site.paths(.agenda).filter { $0.contains("telmo") || $0.contains("valdearla") }
        #expect(pages.isEmpty)
    }

    @Test("a match whose hour is open says so, and is the last of its day")
    func openHour() throws {
        let match = InventedEntity.match("Olmos", "Molinos", day: 22) { $0.kickoff = nil }
        let site = try PortalSite(of: [
            InventedEvents.event("Feria", "20261122", for: EventLength(days: 1)),
            InventedEvents.event("Baile", "20261122T210000"), ("liga", "1", .match(match)),
        ])
        for (path, hours) in [
            ("/agenda/2026/11/22/", ["Todo el día", "21:00–22:00", "Hora por confirmar"]),
            ("/en/agenda/2026/11/22/", ["All day", "21:00–22:00", "Time to be confirmed"]),
        ] {
            let page = try #require(try site.html(path))
            let rows = page.matches(of: /<li data-end="[^"]*"><time[^>]*>([^<]*)<\/time>/)
            #expect(rows.map { String($0.output.1) } == hours)
        }
        let front = try #require(try site.html("/"))
        #expect(front.contains(">Domingo 22 de noviembre de 2026, hora por confirmar</time>"))
    }

    @Test("a team that nobody knows yet has its word in each language")
    func openTeam() throws {
        let match = InventedEntity.match("Puente Hondo", "?", day: 22)
        let site = try PortalSite(of: [
            InventedEvents.event("Mercado", "20261122T080000"), ("liga", "1", .match(match)),
        ])
        for (path, title) in [
            ("/agenda/categoria/partidos/", "Puente Hondo – Por decidir"),
            ("/en/agenda/category/partidos/", "Puente Hondo – To be decided"),
        ] {
            #expect(try site.html(path)?.contains(">\(title)</a>") == true, "\(path)")
        }
    }

    @Test("the front page shows what is on next")
    func front() throws {
        let page = try #require(try site().html("/"))
        let rows = page.matches(of: /<ul class="agenda">(?s:.*?)<\/ul>/).first?.output
        #expect(rows?.contains("Sábado 21 de noviembre de 2026, 20:00–21:00") == true)
        #expect(page.contains("<a class=\"go\" href=\"/agenda/\">Toda la agenda</a>"))
    }

    @Test("feeds carry events with their next time, the newest first")
    func feeds() throws {
        let site = try site()
        let planned = try #require(site.portal.feeds.first { $0.path == "/agenda/feed.xml" })
        let feed = try site.portal.feed(planned)
        #expect(feed.items.count == 5)
        #expect(feed.items.contains { $0.title == "Concierto" })
        let concert = try #require(feed.items.first { $0.title == "Concierto" })
        #expect(
            concert.summary
                == "Sábado 21 de noviembre de 2026, 20:00–21:00 · Casa de la Cultura"
        )
    }

    @Test("many categories, titles of markup and times without end keep their bounds")
    func hostile() throws {
        let site = try PortalSite(of: [
            InventedEvents.event("Siempre", "20200101T000000", "FREQ=HOURLY"),
            InventedEvents.event("Al revés", "20261122T100000", for: EventLength(seconds: -9)),
            InventedEvents.event("<b>x</b>", "20261122T100000") {
                $0.details.categories = (0..<1_500).map { "c\($0)" } + ["", "<i>", "../.."]
            },
        ])
        let lists = site.paths(.agenda).filter { $0.hasPrefix("/agenda/categoria/") }
        #expect(lists.count <= 1_000)
        #expect(lists.allSatisfy { !$0.contains("..") && !$0.contains("<") })
        let page = try #require(try site.html("/agenda/"))
        // As many whole days as 300 times have room for.
        #expect(page.matches(of: /<li data-end/).count == 284)
        #expect(!page.contains("<b>x</b>"))
    }
}
