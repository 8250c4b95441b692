import Foundation
import GRDB
import Testing

/// Events of the newsroom's own, from their files to the archive.
@Suite struct OwnEventsTests {
    private static let council = """
        ---
        title: {es: Pleno, en: Council}
        start: 2026-11-26 19:00
        end: 2026-11-26 21:00
        repeat: FREQ=MONTHLY;BYDAY=-1TH
        place: {name: Ayuntamiento, city: Alcorín}
        ---
        Orden del día:

        1. *Actas*
        """
    private static let site = """
        site: {title: Alcorín, baseURL: "https://alcorin.example", timeZone: Europe/Madrid}
        sources:
          - {id: agenda, kind: ical, url: data/agenda.ics}
        """
    private static let calendar =
        "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20261208\r\nSUMMARY:Feria\r\nEND:VEVENT\r\nEND:VCALENDAR"

    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Self.site, to: "Content/site.yaml")
        try workplace.write(Self.calendar, to: "Content/data/agenda.ics")
        try workplace.write(Self.council, to: "Content/events/plenos/noviembre.md")
        return workplace
    }

    /// Identity and content of all events that are archived.
    private func events(_ workplace: Workplace) throws -> [String: String] {
        let file = workplace.folder.appending(path: ".pregonero/archive.sqlite").path
        return try DatabaseQueue(path: file).read { database in
            let rows = try Row.fetchAll(
                database,
                sql: "SELECT identity, content FROM entities WHERE kind = 'event'"
            )
            return Dictionary(rows.map { ($0["identity"], $0["content"]) }) { first, _ in first }
        }
    }

    @Test("an event of a file and one of a calendar are kept")
    func kept() async throws {
        let workplace = try workplace()
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(!run.errors.contains("warning"))
        let events = try events(workplace)
        #expect(events.keys.sorted() == ["1", "events/plenos/noviembre"])
        let council = try #require(events["events/plenos/noviembre"])
        #expect(council.contains(#""text":{"es":"Orden del día:\nActas"}"#))
        #expect(council.contains(#""start":"20261126T190000""#))
    }

    @Test(
        "the text of a file is in the site's first language, or in that of its ending",
        arguments: [("feria", "es"), ("feria.en", "en")]
    )
    func languages(name: String, language: String) async throws {
        let workplace = try workplace()
        try workplace.write(
            Self.site.replacing("timeZone", with: "languages: [es, en], timeZone"),
            to: "Content/site.yaml"
        )
        try workplace.write(
            """
            ---
            title: Feria
            start: 2026-11-26 19:00
            language: fr
            ---
            Todo el día.
            """,
            to: "Content/events/\(name).md"
        )
        #expect(try await workplace.build().code == 0)
        let event = try #require(try events(workplace)["events/\(name)"])
        #expect(event.contains(#""title":{"\#(language)":"Feria"}"#), "\(event)")
        #expect(event.contains(#""text":{"\#(language)":"Todo el día."}"#), "\(event)")
        #expect(event.contains(#""language":"fr""#), "\(event)")
    }

    @Test(
        "what is wrong in a head is told with its line and what to do",
        arguments: [
            (
                "start: \"\"",
                ":3:8: warning: the event has no start; "
                    + "the file is left out until it is mended\nhint: begin the file with '---'"
            ),
            (
                "start: 2026-12-05\nend: 2026-12-04",
                ":4: warning: 'end' is before the start; "
                    + "the file is left out until it is mended\n"
                    + "hint: write a later 'end', or leave it out"
            ),
            (
                "start: 2026-12-05 20:00\nrepeat: FREQ=WEEKLY\nchanges: [{at: 2026-12-13}]",
                "hint: the nearest is 2026-12-12 20:00"
            ),
            ("start: 2026-12-05\nzzz: 1", "changes, draft, duration, end"),
            (
                "start: 2026-12-05\ntext: Otro",
                ":4: warning: 'text' is left out: the text below the head says what it would\n"
                    + "hint: write one of the two"
            ),
        ]
    )
    func faults(head: String, message: String) async throws {
        let workplace = try workplace()
        try workplace.write(
            "---\ntitle: Feria\n\(head)\n---\nTexto.\n",
            to: "Content/events/feria.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("a file that breaks keeps what was published of it, one that goes does not")
    func broken() async throws {
        let workplace = try workplace()
        _ = try await workplace.build()
        let whole = try events(workplace)
        try workplace.write(
            Self.council.replacing("start: 2026-11-26 19:00", with: "start: pronto"),
            to: "Content/events/plenos/noviembre.md"
        )
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "Content/events/plenos/noviembre.md:3: warning: 'start' must be a day or a time, not "
                    + "'pronto'; the file is left out until it is mended"
            ),
            "\(run.errors)"
        )
        #expect(run.errors.components(separatedBy: "noviembre.md:").count == 2, "\(run.errors)")
        #expect(try events(workplace) == whole)
        try FileManager.default.removeItem(
            at: workplace.folder.appending(path: "Content/events/plenos/noviembre.md")
        )
        _ = try await workplace.build("--allow-shrink")
        #expect(try events(workplace)["events/plenos/noviembre"] == "")
    }

    @Test("a file that is renamed keeps the address of its event, but where two say the same")
    func renamed() async throws {
        let workplace = try workplace()
        try workplace.write(Self.council, to: "Content/events/uno.md")
        for name in ["dos", "tres"] {
            try workplace.write(
                Self.council.replacing("{es: Pleno, en: Council}", with: "Feria"),
                to: "Content/events/\(name).md"
            )
        }
        try workplace.remove("Content/events/plenos/noviembre.md")
        _ = try await workplace.build()
        func addresses() throws -> Set<String> {
            Set(try workplace.site().files.keys.filter { $0.hasSuffix("/event.ics") })
        }
        let before = try addresses()
        try workplace.remove("Content/events/uno.md")
        try workplace.write(Self.council, to: "Content/events/plenos/cuatro.md")
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try addresses() == before)
        let events = try events(workplace)
        #expect(events["events/uno"] == nil)
        #expect(events["events/plenos/cuatro"]?.contains("Pleno") == true)
        for name in ["dos", "tres"] { try workplace.remove("Content/events/\(name).md") }
        try workplace.write(
            Self.council.replacing("{es: Pleno, en: Council}", with: "Feria"),
            to: "Content/events/cinco.md"
        )
        _ = try await workplace.build("--allow-shrink", at: "2026-11-21T08:00:00Z")
        #expect(try addresses().subtracting(before).count == 1)
    }

    @Test(
        "a value or a key that nobody knows costs the file, not what was published of it",
        arguments: [
            (
                "status: canceled",
                "'status' must be one of confirmed, tentative, cancelled, postponed, moved, "
                    + "soldOut, not 'canceled'"
            ),
            ("prize: 3 €", "unknown key 'prize'"),
            ("zone: Madrid", "'zone' must be a zone, not 'Madrid'"),
            ("repeat: DAILY", "'repeat' is no rule: "),
            ("duration: largo", "'duration' must be a length of time, not 'largo'"),
        ]
    )
    func mistaken(line: String, message: String) async throws {
        let workplace = try workplace()
        let whole = Self.council.replacing("end: 2026-11-26 21:00", with: "status: cancelled")
            .replacing("repeat: FREQ=MONTHLY;BYDAY=-1TH", with: "price: 3 €")
        try workplace.write(whole, to: "Content/events/plenos/noviembre.md")
        #expect(try await workplace.build().code == 0)
        let published = try events(workplace)
        try workplace.write(
            whole.replacing("status: cancelled", with: line),
            to: "Content/events/plenos/noviembre.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains("Content/events/plenos/noviembre.md:4: warning: \(message)")
                && run.errors.contains("; the file is left out until it is mended"),
            "\(run.errors)"
        )
        #expect(try events(workplace) == published)
    }

    @Test("a picture that is not there, and a place that is none, cost no more than themselves")
    func harmless() async throws {
        let workplace = try workplace()
        try workplace.write(
            Self.council.replacing("end: 2026-11-26 21:00", with: "picture: pictures/no.png")
                .replacing("city: Alcorín", with: "place: [140, 3]"),
            to: "Content/events/plenos/noviembre.md"
        )
        let run = try await workplace.build()
        #expect(run.errors.contains(":4: warning: there is no picture 'pictures/no.png'"))
        #expect(run.errors.contains("; there is no place"), "\(run.errors)")
        #expect(!run.errors.contains("the file is left out"), "\(run.errors)")
        #expect(try events(workplace)["events/plenos/noviembre"] != nil)
    }

    @Test("what the text of an event cannot show is named in each build")
    func losses() async throws {
        let workplace = try workplace()
        try workplace.write(
            """
            ---
            title: Cena
            start: 2026-11-26 21:00
            ---
            Con [la banda](banda.md), https://x.example/?a=1&b=2, <y@x.example> y www.z.example.

            ![El río](pictures/rio.png)

            {{< box title="Menú" >}}
            Sopa
            {{< /box >}}
            """,
            to: "Content/events/cena.md"
        )
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(run.code == 0)
            for line in [
                "5:5: warning: 'banda.md' is no link here: ",
                "7:1: warning: the picture 'pictures/rio.png' is not shown: ",
                "9:1: warning: '{{< box >}}' is shown as it is written: ",
            ] {
                #expect(
                    run.errors.contains(
                        "Content/events/cena.md:\(line)the text of an event is words alone\n"
                    ),
                    "\(run.errors)"
                )
            }
            #expect(run.warningCount == 3, "\(run.errors)")
        }
    }

    @Test("the calendar that readers take along says what the portal says")
    func takenAlong() async throws {
        let workplace = try workplace()
        try workplace.write(
            """
            site: {title: Alcorín, baseURL: "https://alcorin.example", timeZone: Europe/Madrid}
            sources:
              - {id: agenda, kind: data, model: event, url: data/agenda.yaml}
            """,
            to: "Content/site.yaml"
        )
        try workplace.write(
            """
            - id: club
              title: Club; de, lectura
              start: 2026-11-26 18:00
              end: 2026-11-26 19:30
              repeat: FREQ=WEEKLY;BYDAY=TH;UNTIL=20270415
              except: [2026-12-24]
              also: [2027-01-08 18:00]
              changes:
                - {at: 2026-12-03, status: cancelled}
                - {at: 2026-12-10, start: 2026-12-11 20:00}
            - {id: feria, title: Feria, start: 2027-08-13, end: 2027-08-16}
            """,
            to: "Content/data/agenda.yaml"
        )
        #expect(try await workplace.build().code == 0)
        let shown = try await workplace.run(
            "inspect",
            "events",
            "public/agenda/agenda.ics",
            "--from",
            "2026-11-01",
            "--to",
            "2028-01-01"
        )
        #expect(shown.code == 0)
        #expect(shown.errors == "")
        let lines = shown.output.split(separator: "\n").map(String.init)
        let club = try #require(lines.firstIndex(of: "Club; de, lectura"))
        // 21 Thursdays, one of them left out, one added.
        let times = Array(lines[(club + 1)...].prefix { $0.hasPrefix("  ") })
        #expect(times.count == 21)
        #expect(times[2] == "  20261211T190000Z – 20261211T203000Z")
        #expect(times[20] == "  20270415T160000Z – 20270415T173000Z")
        #expect(lines.contains("  20270813 – 20270817"))
    }

    @Test("categories that are written as one are told")
    func oneCategory() async throws {
        let workplace = try workplace()
        for (name, categories) in [
            ("a", "música, baile"), ("b", "[“música”]"), ("c", "música | baile, copla"),
            ("d", "[\"música, baile\"]"),
        ] {
            try workplace.write(
                "---\ntitle: Acto\nstart: 2026-12-05 20:00\ncategories: \(categories)\n---\n",
                to: "Content/events/\(name).md"
            )
        }
        let run = try await workplace.build()
        #expect(run.code == 0)
        for words in [
            "Content/events/a.md:4:13: warning: 'música, baile' counts as one name",
            "Content/events/b.md:4:13: warning: the quotes of '“música”' are part of the name",
        ] {
            #expect(run.errors.contains(words), "\(run.errors)")
        }
        #expect(!run.errors.contains("events/c.md") && !run.errors.contains("events/d.md"))
    }

    @Test("a draft is none yet, and a head without a day is told")
    func drafts() async throws {
        let workplace = try workplace()
        try workplace.write(
            Self.council.replacing("title:", with: "draft: true\ntitle:"),
            to: "Content/events/plenos/noviembre.md"
        )
        try workplace.write("---\ntitle: Cena\n---\n", to: "Content/events/cena.md")
        let run = try await workplace.build()
        #expect(try events(workplace).keys.sorted() == ["1"])
        #expect(
            run.errors.contains(
                "Content/events/cena.md:1:1: warning: the event has no start; "
                    + "the file is left out until it is mended"
            )
        )
        _ = try await workplace.build("--drafts")
        #expect(try workplace.site().pages.contains { $0.hasPrefix("agenda/pleno") })
        _ = try await workplace.build("--allow-shrink")
        #expect(try !workplace.site().pages.contains { $0.hasPrefix("agenda/pleno") })
    }
}
