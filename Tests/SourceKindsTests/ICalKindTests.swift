import Domain
import Fetching
import Foundation
import Recurrence
import Testing

@testable import SourceKinds

/// Calendars in the manner of the programs that export them.
@Suite struct ICalKindTests {
    private func read(
        _ text: String,
        _ options: [String: SourceOption] = [:]
    ) throws -> SourceReadingResult {
        try SourceStub("ical", options, address: "data/agenda.ics").read(
            text.replacing("\n", with: "\r\n")
        )
    }

    private func calendar(_ lines: String) -> String {
        "BEGIN:VCALENDAR\nVERSION:2.0\n\(lines)\nEND:VCALENDAR"
    }

    private func times(_ event: Event, from: String = "20250101", to: String = "20280101") throws
        -> [String]
    {
        let clocks = ZoneClocks(site: SourceStub.madrid)
        let clock = clocks.clock(of: .floating)
        let ends = [from, to].compactMap { CalendarMoment($0) }.map {
            let wall = RecurrenceSet.wall(of: $0, clock: clock)
            return Date(timeIntervalSince1970: Double(clock.moment(of: wall).moment))
        }
        return event.occurrences(from: ends[0], to: ends[1], clocks: clocks).list.map {
            let start = clock.wall(at: Int($0.start.timeIntervalSince1970))
            let text =
                $0.isWholeDay
                ? CalendarMoment.day(start.day).text : CalendarMoment.local(start).text
            let status = $0.details.status == .confirmed ? "" : " \($0.details.status.rawValue)"
            return text + status + ($0.isChanged ? " changed" : "")
        }
    }

    @Test func whatNamesNoLanguageIsInThatOfItsSource() throws {
        let text = calendar(
            "BEGIN:VEVENT\nUID:1\nDTSTART:20260101T100000Z\nSUMMARY:Ensayo\nEND:VEVENT"
        )
        let stub = try SourceStub("ical", address: "data/agenda.ics", language: "es")
        let result = try stub.read(text.replacing("\n", with: "\r\n"))
        let received = try #require(result.batch.entities.first)
        guard case .event(let event) = received.entity else {
            Issue.record("\(received.identity) is no event")
            return
        }
        #expect(event.details.title == LocalizedText("Ensayo", in: "es"))
    }

    @Test("of more than a thousand events each is put into its own words")
    func many() throws {
        // More than one processor puts into words.
        let events = (0..<1_100).map { number in
            """
            BEGIN:VEVENT
            UID:\(number)
            DTSTART:20260101T100000Z
            SUMMARY:Acto \(number)
            LOCATION:Sala \(number)
            END:VEVENT
            """
        }
        let result = try read(calendar(events.joined(separator: "\n")))
        #expect(result.batch.entities.map(\.identity) == (0..<1_100).map(String.init))
        for received in result.batch.entities {
            guard case .event(let event) = received.entity else {
                Issue.record("\(received.identity) is no event")
                continue
            }
            #expect(event.details.title.plain == "Acto \(received.identity)")
            #expect(event.details.place?.name == "Sala \(received.identity)")
        }
    }

    @Test("Google: the calendar's zone, a series with one that is moved and one that is cancelled")
    func google() throws {
        let result = try read(
            """
            BEGIN:VCALENDAR
            PRODID:-//Google Inc//Google Calendar 70.9054//EN
            VERSION:2.0
            CALSCALE:GREGORIAN
            METHOD:PUBLISH
            X-WR-CALNAME:Agenda de Alcorín
            X-WR-TIMEZONE:Europe/Madrid
            X-WR-CALDESC:Lo que hay en el pueblo
            BEGIN:VTIMEZONE
            TZID:Europe/Madrid
            X-LIC-LOCATION:Europe/Madrid
            BEGIN:DAYLIGHT
            TZOFFSETFROM:+0100
            TZOFFSETTO:+0200
            TZNAME:CEST
            DTSTART:19700329T020000
            RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
            END:DAYLIGHT
            BEGIN:STANDARD
            TZOFFSETFROM:+0200
            TZOFFSETTO:+0100
            TZNAME:CET
            DTSTART:19701025T030000
            RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
            END:STANDARD
            END:VTIMEZONE
            BEGIN:VEVENT
            DTSTART;TZID=Europe/Madrid:20261022T193000
            DTEND;TZID=Europe/Madrid:20261022T210000
            RRULE:FREQ=WEEKLY;WKST=MO;UNTIL=20261119T225959Z;BYDAY=TH
            EXDATE;TZID=Europe/Madrid:20261112T193000
            DTSTAMP:20261001T080000Z
            UID:4kq0example@google.com
            CREATED:20260901T100000Z
            DESCRIPTION:<p>Ensayo abierto.<br>Trae tu voz &amp\\; tu silla</p>
            LAST-MODIFIED:20260930T100000Z
            LOCATION:Casa de la Cultura\\, Calle Mayor\\, 4\\, Alcorín
            SEQUENCE:2
            STATUS:CONFIRMED
            SUMMARY:Coro &quot\\;La Fuente&quot\\;
            TRANSP:OPAQUE
            END:VEVENT
            BEGIN:VEVENT
            DTSTART;TZID=Europe/Madrid:20261030T200000
            DTEND;TZID=Europe/Madrid:20261030T213000
            UID:4kq0example@google.com
            RECURRENCE-ID;TZID=Europe/Madrid:20261029T193000
            SEQUENCE:3
            STATUS:CONFIRMED
            SUMMARY:Coro en la plaza
            END:VEVENT
            BEGIN:VEVENT
            DTSTART;TZID=Europe/Madrid:20261105T193000
            DTEND;TZID=Europe/Madrid:20261105T210000
            UID:4kq0example@google.com
            RECURRENCE-ID;TZID=Europe/Madrid:20261105T193000
            STATUS:CANCELLED
            SUMMARY:Coro
            END:VEVENT
            BEGIN:VEVENT
            DTSTART;VALUE=DATE:20261208
            DTEND;VALUE=DATE:20261209
            UID:7abexample@google.com
            SUMMARY:Mercado de la Inmaculada
            END:VEVENT
            END:VCALENDAR
            """
        )
        #expect(result.batch.title == "Agenda de Alcorín")
        #expect(result.diagnostics == [])
        #expect(result.batch.isComplete)
        #expect(result.identities == ["4kq0example@google.com", "7abexample@google.com"])
        let choir = try #require(result.events.first)
        #expect(choir.details.title == LocalizedText("Coro \"La Fuente\""))
        #expect(choir.details.text == LocalizedText("Ensayo abierto.\nTrae tu voz & tu silla"))
        #expect(choir.details.place?.name == "Casa de la Cultura")
        #expect(choir.details.place?.address == "Calle Mayor, 4, Alcorín")
        #expect(choir.sequence == 3)
        #expect(
            try times(choir) == [
                "20261022T193000", "20261030T200000 changed",
                "20261105T193000 cancelled changed", "20261119T193000",
            ]
        )
        #expect(try times(result.events[1]) == ["20261208"])
    }

    @Test("a time of a series is one, whether it is named by its hour or by its day")
    func changedTwice() throws {
        let result = try read(
            calendar(
                """
                BEGIN:VEVENT
                UID:1
                SUMMARY:Coro
                DTSTART:20261203T180000
                RRULE:FREQ=WEEKLY;COUNT=2
                END:VEVENT
                BEGIN:VEVENT
                UID:1
                RECURRENCE-ID:20261210T180000
                SUMMARY:Coro
                DTSTART:20261210T190000
                END:VEVENT
                BEGIN:VEVENT
                UID:1
                RECURRENCE-ID;VALUE=DATE:20261210
                SUMMARY:Coro
                DTSTART:20261210T200000
                END:VEVENT
                """
            )
        )
        let choir = try #require(result.events.first)
        #expect(choir.changes.map(\.start.text) == ["20261210T200000"])
        #expect(try times(choir) == ["20261203T180000", "20261210T200000 changed"])
    }

    @Test("Outlook: Windows' zones, whole days in a zone, HTML beside the text, CRLF within tabs")
    func outlook() throws {
        let result = try read(
            """
            BEGIN:VCALENDAR
            PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN
            VERSION:2.0
            METHOD:PUBLISH
            X-CALSTART:20261101T000000Z
            X-WR-RELCALID:{00000002-0000}
            BEGIN:VTIMEZONE
            TZID:Romance Standard Time
            BEGIN:STANDARD
            DTSTART:16011028T030000
            RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
            TZOFFSETFROM:+0200
            TZOFFSETTO:+0100
            END:STANDARD
            BEGIN:DAYLIGHT
            DTSTART:16010325T020000
            RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
            TZOFFSETFROM:+0100
            TZOFFSETTO:+0200
            END:DAYLIGHT
            END:VTIMEZONE
            BEGIN:VEVENT
            CATEGORIES:Pleno
            CLASS:PUBLIC
            DESCRIPTION:Orden del día:\\n1. Actas\\n \\n
            DTEND;TZID="Romance Standard Time":20261126T210000
            DTSTAMP:20261101T080000Z
            DTSTART;TZID="Romance Standard Time":20261126T190000
            PRIORITY:5
            RRULE:FREQ=MONTHLY;COUNT=3;BYDAY=-1TH
            SEQUENCE:0
            SUMMARY;LANGUAGE=es:Pleno municipal
            UID:040000008200E00074C5B7101A82E008
            X-ALT-DESC;FMTTYPE=text/html:<html><body><p>Orden del d\u{ED}a:</p><p>1.
            \t Actas</p><script>x()</script></body></html>
            X-MICROSOFT-CDO-BUSYSTATUS:BUSY
            BEGIN:VALARM
            TRIGGER:-PT15M
            ACTION:DISPLAY
            DESCRIPTION:Reminder
            END:VALARM
            END:VEVENT
            BEGIN:VEVENT
            DTSTART;VALUE=DATE:20261224
            DTEND;VALUE=DATE:20261226
            SUMMARY:Cerrado
            UID:040000008200E00074C5B7101A82E009
            END:VEVENT
            END:VCALENDAR
            """
        )
        #expect(result.diagnostics == [])
        let council = try #require(result.events.first)
        #expect(council.times.zone == .named("Europe/Paris"))
        #expect(council.details.title == LocalizedText("Pleno municipal", in: "es"))
        #expect(council.details.text?.all == ["Orden del día:\n1. Actas"])
        #expect(try times(council) == ["20261126T190000", "20261231T190000", "20270128T190000"])
        #expect(result.events[1].length == EventLength(days: 2))
    }

    @Test("a series of which all times are left out is none, and is said, but for those moved")
    func allLeftOut() throws {
        let series = """
            BEGIN:VEVENT
            UID:1
            DTSTART:20260107T180000
            SUMMARY:Coro
            RRULE:FREQ=WEEKLY;COUNT=2
            EXDATE:20260107T180000,20260114T180000
            END:VEVENT
            """
        let result = try read(calendar(series))
        #expect(result.events.isEmpty)
        #expect(
            result.diagnostics.map(\.message)
                == ["the event 'Coro' has no time that its EXDATE or EXRULE does not leave out"]
        )
        let moved = """
            BEGIN:VEVENT
            UID:1
            RECURRENCE-ID:20260114T180000
            DTSTART:20260115T180000
            SUMMARY:Coro
            END:VEVENT
            """
        let other = try read(calendar(series + "\n" + moved))
        #expect(other.diagnostics == [])
        #expect(try times(try #require(other.events.first)) == ["20260115T180000 changed"])
    }

    @Test("Nextcloud: escaped commas, RDATE, a change that counts for those that follow")
    func nextcloud() throws {
        let result = try read(
            """
            BEGIN:VCALENDAR
            CALSCALE:GREGORIAN
            PRODID:-//SabreDAV//SabreDAV//EN
            REFRESH-INTERVAL;VALUE=DURATION:PT4H
            X-PUBLISHED-TTL:PT4H
            BEGIN:VEVENT
            CREATED:20260901T100000Z
            DTSTAMP:20260901T100000Z
            LAST-MODIFIED:20260901T100000Z
            SEQUENCE:4
            UID:f9f0a1ce-0001
            DTSTART;TZID=/freeassociation.example/Europe/Madrid:20260107T180000
            DURATION:PT2H
            STATUS:TENTATIVE
            SUMMARY:Club de lectura
            CATEGORIES:Libros,Biblioteca
            GEO:40.4168;-3.7038
            LOCATION:Biblioteca
            RRULE:FREQ=MONTHLY;BYDAY=1WE;COUNT=4
            RDATE;TZID=/freeassociation.example/Europe/Madrid:20260115T180000
            END:VEVENT
            BEGIN:VEVENT
            UID:f9f0a1ce-0001
            RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Madrid:20260304T180000
            DTSTART;TZID=Europe/Madrid:20260305T190000
            DURATION:PT1H
            SUMMARY:Club de lectura\\, los jueves
            LOCATION:https://salas.example/club
            END:VEVENT
            END:VCALENDAR
            """
        )
        #expect(result.diagnostics == [])
        let club = try #require(result.events.first)
        #expect(club.details.status == .tentative)
        #expect(club.details.categories == ["Libros", "Biblioteca"])
        #expect(club.details.place?.point == GeoPoint(longitude: -3.7038, latitude: 40.4168))
        #expect(
            try times(club) == [
                "20260107T180000 tentative", "20260115T180000 tentative",
                "20260204T180000 tentative", "20260305T190000 changed", "20260402T190000 changed",
            ]
        )
        #expect(club.changes.first?.details.online == "https://salas.example/club")
        #expect(result.hints.interval == 4 * 3_600)
    }

    @Test(
        "The Events Calendar: HTML in titles, pictures that are attached, floating times, one UID for several"
    )
    func wordPress() throws {
        let result = try read(
            """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//El Valle - ECPv6.0.0//NONSGML v1.0//EN
            X-ORIGINAL-URL:https://valle.example
            BEGIN:VEVENT
            DTSTART;TZID=Europe/Madrid:20261205T113000
            DTEND;TZID=Europe/Madrid:20261205T133000
            DTSTAMP:20261120T120000
            SUMMARY:Taller de <b>belenes</b> &#8211\\; ni&ntilde\\;os
            DESCRIPTION:Con corcho\\, musgo y agua.\\n\\nGratis.
            URL:https://valle.example/evento/taller/
            LOCATION:Centro Joven\\, Plaza Nueva s/n\\, Alcorín\\, España
            CATEGORIES:Talleres,Navidad
            ATTACH;FMTTYPE=image/jpeg:https://valle.example/belen.jpg
            ORGANIZER;CN="Asociaci%C3%B3n":MAILTO:hola@valle.example
            UID:10000@valle.example
            END:VEVENT
            BEGIN:VEVENT
            DTSTART:20261206T113000
            DTEND:20261206T103000
            SUMMARY:Segundo taller
            UID:10000@valle.example
            END:VEVENT
            BEGIN:VEVENT
            SUMMARY:Sin fecha
            UID:10001@valle.example
            END:VEVENT
            END:VCALENDAR
            """,
            ["categories": .text("Pueblo"), "organiser": .text("Ayuntamiento")]
        )
        let workshop = try #require(result.events.first)
        #expect(workshop.details.title == LocalizedText("Taller de belenes – niños"))
        #expect(workshop.details.link == "https://valle.example/evento/taller/")
        #expect(workshop.details.picture?.address == "https://valle.example/belen.jpg")
        #expect(workshop.details.categories == ["Talleres", "Navidad", "Pueblo"])
        #expect(result.events[1].details.organiser == "Ayuntamiento")
        #expect(
            result.identities == ["10000@valle.example", "10000@valle.example 20261206T113000"]
        )
        #expect(
            result.diagnostics.map { "\($0.line ?? 0): \($0.message)" } == [
                "20: the event 'Segundo taller' ends before it begins; it counts as without an end",
                "24: the event 'Sin fecha' has no DTSTART",
                "5: the event 'Taller de <b>belenes</b> &#8211; ni&ntilde;os' has HTML in its title, "
                    + "which is taken out",
                "18: the UID '10000@valle.example' is that of several events",
            ]
        )
        #expect(result.batch.reading.dropped == 1)
    }

    @Test("a change whose series is in another file is an event of its own")
    func orphan() throws {
        let result = try read(
            calendar(
                """
                BEGIN:VEVENT
                UID:1
                RECURRENCE-ID:20260108T090000Z
                DTSTART:20260108T100000Z
                SUMMARY:Sola
                END:VEVENT
                """
            )
        )
        #expect(result.identities == ["1 20260108T090000Z"])
        #expect(try times(result.events[0]) == ["20260108T110000"])
    }

    @Test("of two states of an event the later counts, in whichever order they come")
    func states() throws {
        let states = ["SEQUENCE:1\nSUMMARY:Antes", "SEQUENCE:2\nSUMMARY:Luego"]
        for order in [states, states.reversed()] {
            let events = order.map {
                "BEGIN:VEVENT\nUID:1\nDTSTART:20260101T100000Z\n\($0)\nEND:VEVENT"
            }
            let result = try read(calendar(events.joined(separator: "\n")))
            #expect(result.events.map(\.details.title.plain) == ["Luego"])
        }
    }

    @Test("swapped coordinates and addresses of other schemes are no place and no link")
    func foreign() throws {
        let result = try read(
            calendar(
                """
                BEGIN:VEVENT
                UID:1
                DTSTART:20260101
                GEO:-103.7;40.4
                URL:javascript:alert(1)
                IMAGE:file:///etc/passwd
                LOCATION:Plaza
                SUMMARY:
                END:VEVENT
                """
            )
        )
        let event = try #require(result.events.first)
        #expect(event.details.place == EventDetails.Place(name: "Plaza"))
        #expect(event.details.link == nil)
        #expect(event.details.picture == nil)
        #expect(event.details.title == LocalizedText("–"))
        #expect(result.diagnostics.map(\.line) == [3, 3, 3])
        #expect(
            result.diagnostics.first?.message
                == "the event is on no map: latitude -103.7 and longitude 40.4 look swapped"
        )
    }

    @Test(
        "an answer that is no calendar is an error",
        arguments: ["", "<html>", "{}", "BEGIN:VCARD"]
    )
    func noCalendar(_ text: String) {
        #expect(throws: SourceError.self) { try read(text) }
    }

    @Test("an empty calendar withdraws what was there, and is none to complain of")
    func empty() throws {
        let result = try read(calendar("X-WR-CALNAME:Vacía"))
        #expect(result.isEmpty)
        #expect(result.batch.isComplete)
        #expect(result.diagnostics == [])
    }

    @Test("what is missing of a title or a link, or is HTML, is named")
    func texts() throws {
        let result = try read(
            calendar(
                """
                BEGIN:VEVENT
                UID:1
                DTSTART:20261121T200000
                END:VEVENT
                BEGIN:VEVENT
                UID:2
                SUMMARY:<b>Baile</b>
                DTSTART:20261121T210000
                URL:javascript:alert(1)
                END:VEVENT
                """
            )
        )
        let said = result.diagnostics.map(\.message)
        #expect(said.contains("an event has no SUMMARY and is shown as '–'"))
        #expect(said.contains("the event '<b>Baile</b>' has HTML in its title, which is taken out"))
        #expect(said.contains { $0.hasPrefix("the URL 'javascript:alert(1)' of the event") })
        #expect(result.events.map(\.details.title.plain) == ["–", "Baile"])
        #expect(result.events.allSatisfy { $0.details.link == nil })
    }

    @Test("WordPress: an offset of one digit; a name as addresses are written")
    func wordPressOffset() throws {
        let result = try read(
            calendar(
                """
                BEGIN:VEVENT
                UID:1
                SUMMARY:Pleno
                DTSTART;TZID=UTC+1:20261121T200000
                ORGANIZER;CN="Ayuntamiento%20de%20Alcor%C3%ADn":MAILTO:a@b.example
                END:VEVENT
                """
            )
        )
        #expect(result.diagnostics == [])
        let event = try #require(result.events.first)
        #expect(try times(event) == ["20261121T200000"])
        #expect(event.details.organiser == "Ayuntamiento de Alcorín")
    }

    @Test("Outlook: whole days that are written with hours")
    func wholeDaysWithHours() throws {
        let result = try read(
            calendar(
                """
                BEGIN:VEVENT
                UID:1
                SUMMARY:Fiesta local
                DTSTART;TZID=Romance Standard Time:20261206T000000
                DTEND;TZID=Romance Standard Time:20261208T000000
                X-MICROSOFT-CDO-ALLDAYEVENT:TRUE
                END:VEVENT
                """
            )
        )
        let event = try #require(result.events.first)
        #expect(event.times.isWholeDay)
        #expect(event.length == EventLength(days: 2))
        #expect(try times(event) == ["20261206"])
    }

    @Test("coordinates the wrong way round are named and left out, a rule without a day too")
    func swapped() throws {
        let places = ["40.4;-3.7", "40.5;-3.6", "40.3;-3.8", "-3.7;40.4"]
        let events = places.enumerated().map { number, place in
            "BEGIN:VEVENT\nUID:\(number)\nSUMMARY:Acto \(number)\nDTSTART:20261121\nGEO:\(place)\n"
                + "LOCATION:Plaza\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\nEND:VEVENT"
        }
        let result = try read(calendar(events.joined(separator: "\n")))
        #expect(result.events.map { $0.details.place?.point != nil } == [true, true, true, false])
        let said = result.diagnostics.map(\.message)
        #expect(said.contains { $0.hasPrefix("the event 'Acto 3': latitude and longitude look") })
        #expect(said.contains { $0.hasPrefix("the rule of the event 'Acto 0' names no day") })
        #expect(result.events.allSatisfy { !$0.isSeries })
    }
}
