import Domain
import Foundation
import Presentation
import Recurrence
import Testing

@testable import Pages

@Suite struct SeriesWordsTests {
    private func words(
        _ rule: String,
        from start: String = "20261119T193000",
        in language: Language = "es"
    ) throws -> String? {
        let moment = try #require(CalendarMoment(start))
        let day = RecurrenceSet.wall(of: moment, clock: ZoneClock(offset: 0)).day
        return RuleWords(
            rule: try RecurrenceRule(rule),
            start: day,
            catalogue: try ThemeSite().context.catalogue(language)
        ).text
    }

    @Test(
        "rules are told in three languages",
        arguments: [
            (
                "FREQ=WEEKLY", "Cada jueves", "Every Thursday", "Chaque jeudi"
            ),
            (
                "FREQ=WEEKLY;BYDAY=SA,MO", "Cada lunes y sábado", "Every Monday and Saturday",
                "Chaque lundi et samedi"
            ),
            (
                "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "De lunes a viernes", "Monday to Friday",
                "Du lundi au vendredi"
            ),
            (
                "FREQ=WEEKLY;INTERVAL=2", "Cada 2 semanas, jueves", "Every 2 weeks, Thursday",
                "Toutes les 2 semaines, jeudi"
            ),
            ("FREQ=DAILY;INTERVAL=3", "Cada 3 días", "Every 3 days", "Tous les 3 jours"),
            ("FREQ=DAILY", "Cada día", "Every day", "Chaque jour"),
            (
                "FREQ=MONTHLY;BYDAY=1SA,-1SU", "Cada mes, el primer sábado y el último domingo",
                "Every month, on the first Saturday and on the last Sunday",
                "Chaque mois, le premier samedi et le dernier dimanche"
            ),
            (
                "FREQ=MONTHLY;BYDAY=TH;BYSETPOS=-1", "Cada mes, el último jueves",
                "Every month, on the last Thursday", "Chaque mois, le dernier jeudi"
            ),
            (
                "FREQ=MONTHLY;BYMONTHDAY=1,-1", "Cada mes, el día 1 y el último día",
                "Every month, on day 1 and on the last day",
                "Chaque mois, le 1er et le dernier jour"
            ),
            (
                "FREQ=YEARLY", "Cada año, el 19 de noviembre", "Every year, on 19 November",
                "Chaque année, le 19 novembre"
            ),
            (
                "FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "Cada año, el segundo domingo de mayo",
                "Every year, on the second Sunday of May",
                "Chaque année, le deuxième dimanche de mai"
            ),
            (
                "FREQ=WEEKLY;BYMONTH=7,8", "Cada jueves, en julio y agosto",
                "Every Thursday, in July and August", "Chaque jeudi, en juillet et août"
            ),
        ]
    )
    func told(_ rule: String, es: String, en: String, fr: String) throws {
        #expect(try words(rule) == es)
        #expect(try words(rule, in: "en") == en)
        #expect(try words(rule, in: "fr") == fr)
    }

    @Test(
        "what words cannot say is not told",
        arguments: [
            "FREQ=HOURLY", "FREQ=DAILY;BYHOUR=9,17", "FREQ=YEARLY;BYWEEKNO=20",
            "FREQ=YEARLY;BYYEARDAY=100", "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1",
            "FREQ=MONTHLY;BYMONTHDAY=-3", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
            "FREQ=MONTHLY;BYDAY=MO", "FREQ=YEARLY;BYDAY=20MO", "FREQ=YEARLY;BYMONTH=1,2",
            "FREQ=DAILY;INTERVAL=2;BYDAY=MO", "FREQ=MINUTELY;COUNT=3",
        ]
    )
    func beyond(_ rule: String) throws {
        #expect(try words(rule) == nil)
    }

    /// The edition's hour is 2026-11-21.
    private func page(_ change: (inout Event) throws -> Void, _ rule: String) throws -> String {
        var entry = try InventedEvents.event("Coro", "20261119T193000", rule)
        guard case .event(var event) = entry.entity else { return "" }
        try change(&event)
        entry.entity = .event(event)
        let site = try PortalSite(of: [entry])
        let path = try #require(site.paths(.agenda).first { $0.hasPrefix("/agenda/coro") })
        return try #require(try site.html(path))
    }

    private func moments(_ days: [Day]) -> [CalendarMoment] { days.map { .day($0.ordinal) } }

    @Test("a series is told with its end and the days on which it is not")
    func exceptions() throws {
        let page = try page(
            { event in
                event.times.excluded = moments([
                    Day(year: 2026, month: 11, day: 1), Day(year: 2026, month: 12, day: 24),
                    Day(year: 2027, month: 1, day: 7),
                ])
                event.times.added = moments([Day(year: 2026, month: 12, day: 23)])
                    .map { RecurrenceSet.Addition(at: $0) }
            },
            "FREQ=WEEKLY;UNTIL=20270624"
        )
        #expect(
            page.contains(
                "<p>Cada jueves hasta el 24 de junio de 2027, salvo el 24 de diciembre y "
                    + "el 7 de enero de 2027, también el 23 de diciembre.</p>"
            )
        )
    }

    @Test("a number of times is told")
    func count() throws {
        let page = try page({ _ in }, "FREQ=WEEKLY;COUNT=10")
        #expect(page.contains("<p>Cada jueves, 10 veces.</p>"))
    }

    @Test("what is cancelled, moved or elsewhere is told by its day, what is over is not")
    func changes() throws {
        let page = try page(
            { event in
                event.details.place = EventDetails.Place(name: "Casa")
                event.changes = [
                    try InventedEvents.change(Day(year: 2026, month: 11, day: 19), of: event) {
                        $0.status = .cancelled
                    },
                    try InventedEvents.change(Day(year: 2026, month: 12, day: 3), of: event) {
                        $0.status = .cancelled
                    },
                    try InventedEvents.change(
                        Day(year: 2026, month: 12, day: 10),
                        to: "20261211T200000",
                        of: event
                    ) { $0.status = .moved },
                    try InventedEvents.change(Day(year: 2026, month: 12, day: 17), of: event) {
                        $0.place = EventDetails.Place(name: "Plaza <Mayor>")
                    },
                ]
            },
            "FREQ=WEEKLY"
        )
        #expect(page.contains("<li>El 3 de diciembre: cancelado</li>"))
        #expect(page.contains("<li>El 10 de diciembre: pasa al 11 de diciembre, 20:00</li>"))
        #expect(page.contains("<li>El 17 de diciembre: en Plaza &lt;Mayor"))
        #expect(!page.contains("El 19 de noviembre:"))
    }

    @Test("a rule beyond words has its next dates")
    func dates() throws {
        let page = try page({ _ in }, "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13")
        #expect(!page.contains("id=\"series\""))
        #expect(page.contains("Viernes 13 de agosto de 2027, 19:30–20:30"))
    }

    @Test("a series elsewhere on Earth is told by the days of its own zone, which is named")
    func zone() throws {
        let page = try page(
            { event in
                event.times.start = try #require(CalendarMoment("20261127T090000"))
                event.times.zone = .named("Pacific/Auckland")
                event.times.excluded = moments([Day(year: 2026, month: 12, day: 11)])
                event.changes = [
                    try InventedEvents.change(
                        Day(year: 2026, month: 12, day: 18),
                        hour: 9 * 3_600,
                        of: event
                    ) { $0.status = .cancelled }
                ]
            },
            "FREQ=WEEKLY"
        )
        #expect(page.contains("<p>Cada viernes, salvo el 11 de diciembre (hora de Auckland).</p>"))
        #expect(page.contains("<li>El 17 de diciembre: cancelado</li>"))
        #expect(page.contains("Jueves 3 de diciembre de 2026, 20:00"))
    }

    @Test("a rule ends with its last time, not at the moment after which there is none")
    func lastTime() throws {
        let page = try page({ _ in }, "FREQ=WEEKLY;UNTIL=20270626T220000")
        #expect(page.contains("<p>Cada jueves hasta el 24 de junio de 2027.</p>"))
    }

    @Test("what counts for all later times is told once, by the first of them")
    func following() throws {
        let page = try page(
            { event in
                var change = try InventedEvents.change(
                    Day(year: 2026, month: 12, day: 10),
                    to: "20261210T203000",
                    of: event
                )
                change.original = try #require(CalendarMoment("20261210T193000"))
                change.countsForFollowing = true
                event.changes = [change]
            },
            "FREQ=WEEKLY"
        )
        #expect(page.contains("<li>Desde el 10 de diciembre: nueva hora, 20:30</li>"))
        #expect(page.contains("Jueves 17 de diciembre de 2026, 20:30"))
        #expect(page.matches(of: /Cambiado/).count == 1)
    }

    @Test("the page tells first of the next time that is not cancelled")
    func next() throws {
        let page = try page(
            { event in
                event.changes = [
                    try InventedEvents.change(Day(year: 2026, month: 11, day: 26), of: event) {
                        $0.status = .cancelled
                    }
                ]
            },
            "FREQ=WEEKLY"
        )
        let dates = page.components(separatedBy: "Jueves 26 de noviembre de 2026")
        let main = page.components(separatedBy: "Jueves 3 de diciembre de 2026")
        #expect(dates.count > 1 && main.count > 1)
        #expect((main.first?.count ?? .max) < (dates.first?.count ?? 0))
        #expect(page.contains(#""eventStatus":"https://schema.org/EventScheduled""#))
        #expect(page.contains(#""exceptDate":["2026-11-26"]"#))
    }
}
