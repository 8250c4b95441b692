import Domain
import Foundation
import Testing
import WebURL

@testable import SourceKinds

/// Files of the publisher's own, in all three forms.
@Suite struct DataKindTests {
    private func stub(
        _ model: String,
        _ file: String = "data/rows.yaml",
        _ more: [String: SourceOption] = [:]
    ) throws -> SourceStub {
        try SourceStub("data", more.merging(["model": .text(model)]) { $1 }, address: file)
    }

    private let matches = """
        - id: m1
          competition: Liga Comarcal
          season: 2026/27
          round: Jornada 4
          kickoff: 2026-11-21 20:45
          status: finished
          home: {name: Unión Deportiva Ribera, shortName: Ribera, code: RIB}
          away: Racing de la Sierra
          score: [2, 1]
          halfTime: {home: 1, away: 0}
          goals:
            - {minute: 12, scorer: L. Otero, side: home}
            - {minute: 45+2, scorer: M. Vidal, side: away, isPenalty: true}
          venue: {name: Campo del Molino, city: Ribera, place: [40.4, -3.7]}
          referees: [Ana Soto]
          attendance: 312
        - id: m2
          competition: Liga Comarcal
          day: 2026-11-28
          home: Atlético Vega
          away: Ribera
        """

    @Test func aMatchIsReadWithAllItsParts() throws {
        let result = try stub("match").read(matches)
        #expect(result.diagnostics == [])
        let match = try #require(result.matches.first)
        #expect(
            match.home == Team(name: "Unión Deportiva Ribera", shortName: "Ribera", code: "RIB")
        )
        #expect(match.away == Team(name: "Racing de la Sierra"))
        #expect(match.kickoff == ISO8601DateFormatter().date(from: "2026-11-21T19:45:00Z"))
        #expect(match.day == Day(year: 2026, month: 11, day: 21))
        #expect(match.score == Match.Score(home: 2, away: 1))
        #expect(match.halfTime == Match.Score(home: 1, away: 0))
        #expect(match.goals.map(\.minute) == [12, 45])
        #expect(match.goals[1].isPenalty)
        #expect(match.venue?.place == GeoPoint(longitude: -3.7, latitude: 40.4))
        #expect(match.referees == ["Ana Soto"])
        #expect(match.attendance == 312)
        #expect(result.matches[1].status == .scheduled)
        #expect(result.matches[1].day == Day(year: 2026, month: 11, day: 28))
        #expect(result.batch.entities.map(\.identity) == ["m1", "m2"])
        #expect(result.batch.isComplete)
    }

    @Test func aDayAloneIsThatOfTheSiteAndTellsNoHourOfAMatch() throws {
        let match = try #require(
            try stub("match").read(
                "- {id: a, competition: Liga, home: A, away: B, kickoff: 2026-11-28}\n"
            ).matches.first
        )
        #expect(match.kickoff == nil)
        #expect(match.day == Day(year: 2026, month: 11, day: 28))
        let article = try #require(
            try stub("article").read("- {id: a, title: Hola, published: 2026-11-20}\n").items.first
        )
        // Midnight in Madrid.
        let midnight = ISO8601DateFormatter().date(from: "2026-11-19T23:00:00Z")
        #expect(article.published == midnight)
    }

    @Test(arguments: [
        (
            "05/12/2026 18:30", "write the year first, then the month and the day: 2026-12-05 18:30"
        ),
        ("5.11.2026 20:45", "write the year first, then the month and the day: 2026-11-05 20:45"),
        ("5-11-2026 20.45h", "write the year first, then the month and the day: 2026-11-05 20:45"),
        ("5/11/2026", "write the year first, then the month and the day: 2026-11-05"),
        (
            "45234",
            "a spreadsheet keeps days as numbers: give the column the form yyyy-mm-dd hh:mm"
        ),
        (
            "5 nov 2026 20:45",
            "write it as 2026-11-21 20:45, or with its zone as 2026-11-21T20:45:00Z"
        ),
        (
            "12/21/2026 20:45",
            "write it as 2026-11-21 20:45, or with its zone as 2026-11-21T20:45:00Z"
        ),
    ])
    func aTimeInAnotherFormIsNoneAndIsTold(text: String, hint: String) throws {
        let match = try stub("match", "data/m.csv").read(
            "id,competition,home,away,kickoff\n1,L,A,B,\(text)\n"
        )
        #expect(match.matches.map(\.kickoff) == [nil])
        #expect(match.matches.map(\.day) == [nil])
        #expect(
            match.diagnostics.map(\.description) == [
                "Content/data/m.csv:2: warning: 'kickoff' must be a time, not '\(text)'\n"
                    + "hint: \(hint)"
            ]
        )
        let article = try stub("article").read("- {id: a, title: Uno, published: \(text)}\n")
        #expect(article.items.map(\.published) == [nil])
        #expect(article.diagnostics.map(\.hint) == [hint])
    }

    @Test func aDayInAnotherFormIsToldAsATimeIs() throws {
        let result = try stub("track").read(
            "- {id: t, title: Mar, artist: Ola, released: 4/5/2019}\n"
        )
        #expect(result.tracks.map(\.released) == [nil])
        #expect(
            result.diagnostics.map(\.hint)
                == ["write the year first, then the month and the day: 2019-05-04"]
        )
    }

    @Test(arguments: [
        ("[{\"id\": \"a\"}, // nota\n]", "1:15: JSON: there are no comments in JSON"),
        (
            "[\n  {\"id\": 'a'}\n]",
            "2:10: JSON: a text in other quotes than those of JSON"
        ),
        ("", "1:1: JSON: there is nothing"),
    ])
    func aFileThatIsNoJSONSaysWhere(text: String, message: String) throws {
        let error = #expect(throws: SourceError.self) {
            try stub("outlet", "data/l.json").read(text)
        }
        #expect(error?.message == "Content/data/l.json:\(message)")
    }

    @Test func aFileOfJSONThatIsNoListSaysItsName() throws {
        let error = #expect(throws: SourceError.self) {
            try stub("outlet", "data/l.json").read("{\"id\": 1}")
        }
        #expect(error?.message == "Content/data/l.json: the file is no list of rows")
        let deep = #expect(throws: SourceError.self) {
            try stub("outlet", "data/l.json").read(
                String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
            )
        }
        #expect(
            deep?.message == "Content/data/l.json: the file is no JSON: it is nested 600 deep"
        )
    }

    @Test(arguments: ["PK\u{3}\u{4}\u{14}\0", "\u{D0}\u{CF}\u{11}\u{E0}\u{A1}"])
    func aWorkbookIsNamedWhateverItsFileIsCalled(text: String) throws {
        let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        for name in ["data/l.xlsx", "data/l.csv", "data/l.json"] {
            let error = #expect(throws: SourceError.self) {
                try stub("outlet", name).read(bytes)
            }
            #expect(
                error?.message
                    == "Content/\(name): the file is the workbook of a spreadsheet, as Excel keeps it"
            )
            #expect(error?.hint == "save the table as CSV (UTF-8), and name that file")
        }
    }

    @Test func whatIsWrongIsSaidWithItsLineAndCostsOneValue() throws {
        let result = try stub("match").read(
            """
            - id: m1
              competition: Liga
              home: A
              away: B
              score: muchos
              attendance: many
              refere: X
              winner: Nobody
              status: finnished
            """
        )
        #expect(result.matches.count == 1)
        #expect(
            result.diagnostics.map(\.description) == [
                """
                Content/data/rows.yaml:5: warning: 'score' must be two numbers, not 'muchos'
                hint: write [2, 1]: home first
                """,
                """
                Content/data/rows.yaml:9: warning: 'status' must be one of scheduled, live, \
                halfTime, finished, postponed, suspended, cancelled, awarded, abandoned, unknown, \
                not 'finnished'
                hint: did you mean 'finished'?
                """,
                """
                Content/data/rows.yaml:8: warning: 'winner' must be home, away, draw or a team of \
                the match, not 'Nobody'
                hint: the teams are 'A' and 'B'
                """,
                """
                Content/data/rows.yaml:6: warning: 'attendance' must be a whole number from 0 to \
                1000000, not 'many'
                """,
                """
                Content/data/rows.yaml:7: warning: unknown key 'refere'
                hint: did you mean 'referees'?
                """,
            ]
        )
    }

    @Test func aRowWithoutWhatItNeedsIsLeftOutAlone() throws {
        let result = try stub("match").read(
            "- competition: Liga\n  home: A\n  away: B\n- id: x\n  competition: L\n  home: A\n"
                + "- id: y\n  competition: L\n  home: A\n  away: B\n"
        )
        #expect(result.batch.entities.map(\.identity) == ["y"])
        #expect(
            result.diagnostics.map(\.message) == [
                "the row has no 'id' and is left out", "the row has no 'away' and is left out",
            ]
        )
        #expect(result.diagnostics.map(\.line) == [1, 4])
        #expect(result.batch.reading.dropped == 2)
    }

    @Test func anIdThatStandsTwiceIsTakenOnce() throws {
        let result = try stub("outlet").read(
            "- {id: a, name: Uno}\n- {id: a, name: Dos}\n- {id: b, name: Tres}\n"
        )
        #expect(result.outlets.map(\.name) == ["Uno", "Tres"])
        #expect(
            result.batch.reading.remarks == [
                "row 2: left out: it has the identity 'a' of an earlier one"
            ]
        )
    }

    @Test func aRowThatIsNotPublishedStandsForNoOther() throws {
        let rows = ["", ", public: true", ", public: true"].map { "- {id: a, name: Ana\($0)}\n" }
        let result = try stub("person").read(rows.joined())
        #expect(result.people.map(\.name) == ["Ana"])
        #expect(result.diagnostics.map(\.line) == [3])
        #expect(result.diagnostics.first?.message.hasPrefix("the id 'a' is that of an") == true)
    }

    @Test(arguments: [
        ("key: [1\n", "Content/data/rows.yaml:2:1: did not find expected ',' or ']'"),
        ("key: value\n", "Content/data/rows.yaml:1: the file is no list of rows"),
    ])
    func aFileThatIsNoListSaysSo(text: String, message: String) throws {
        let error = #expect(throws: SourceError.self) { try stub("match").read(text) }
        #expect(error?.message == message)
    }

    @Test func aFileOfJSONTellsLinesToo() throws {
        let result = try stub("figure", "data/rows.json").read(
            """
            [
              {"id": 1, "name": "12. El Faro", "text": {"es": "Luz", "en": "Light"}},
              {"id": 2,
               "name": "El Pozo", "parent": 1, "colour": "blue"}
            ]
            """
        )
        #expect(result.batch.entities.map(\.identity) == ["1", "2"])
        #expect(result.figures[0].number == 12)
        #expect(result.figures[0].text == LocalizedText(["es": "Luz", "en": "Light"]))
        #expect(result.figures[1].parent == "1")
        #expect(result.diagnostics.map(\.line) == [3])
        #expect(result.diagnostics.map(\.message) == ["unknown key 'colour'"])
    }

    @Test func aTableOfASpreadsheetIsRead() throws {
        let text = """
            id;home.name;home.code;away;competition;score;kickoff;referees
            1;"Unión; Ribera";UDR;Vega;Liga;2-1;2026-11-21 20:45;Ana Soto|Leo Paz

            2;Vega;;Sierra;Liga;;2026-11-28 18:00;
            """
        let result = try stub("match", "data/rows.csv").read(text)
        #expect(result.diagnostics == [])
        #expect(result.matches.map(\.home.name) == ["Unión; Ribera", "Vega"])
        #expect(result.matches[0].home.code == "UDR")
        #expect(result.matches[0].score == Match.Score(home: 2, away: 1))
        #expect(result.matches[0].referees == ["Ana Soto", "Leo Paz"])
        #expect(result.matches[1].score == nil)
    }

    @Test func aWrongHeaderIsNamed() throws {
        let error = #expect(throws: SourceError.self) {
            try stub("person", "data/gente.csv").read("ident,nombre\n1,Ana\n")
        }
        #expect(
            error?.message
                == "Content/data/gente.csv:1: the header has no column 'id'; it has: ident, nombre"
        )
        #expect(error?.hint == "these columns are needed: id, name")
        let near = #expect(throws: SourceError.self) {
            try stub("person", "data/gente.csv").read("id,nam\n1,Ana\n")
        }
        #expect(near?.hint == "is it 'nam'? name it 'name'")
    }

    @Test func aQuoteThatIsNotClosedIsNamed() throws {
        let error = #expect(throws: SourceError.self) {
            try stub("person", "data/gente.csv").read("id,name\n1,Ana\n2,\"Leo\n3,Eva\n")
        }
        #expect(
            error?.message
                == "Content/data/gente.csv:3: a quote is not closed, and all that follows is in it"
        )
        let whole = try stub("outlet", "data/o.csv").read("id,name\n1,\"El \"\"Faro\"\"\"")
        #expect(whole.diagnostics == [])
    }

    @Test func whatStandsBehindTheLastColumnIsNamed() throws {
        let text = "id,name,category\n1,Uno,Calle Mayor 4, Olmos\n2,Dos,Plaza,, ,\n"
        let result = try stub("outlet", "data/o.csv").read(text)
        #expect(result.outlets.count == 2)
        #expect(
            result.diagnostics.map(\.description) == [
                "Content/data/o.csv:2: warning: 'Olmos' stands behind the last column\n"
                    + "hint: the header has 3 columns; a text with the separator in it wants quotes"
            ]
        )
    }

    @Test func anUnknownColumnIsSaidOnce() throws {
        let result = try stub("outlet", "data/o.csv").read(
            "id,name,colour\n1,Uno,red\n2,Dos,blue\n"
        )
        #expect(result.outlets.count == 2)
        #expect(
            result.diagnostics.map(\.description) == [
                "Content/data/o.csv:1: warning: unknown key 'colour'\n"
                    + "hint: known keys: address, category, country, feed, id, language, name, summary"
            ]
        )
    }

    @Test func bytesOfWindows1252AreRead() throws {
        let bytes = Array("id,name\n1,Mu".utf8) + [0xF1] + Array("oz\n".utf8)
        #expect(try stub("outlet", "data/o.csv").read(bytes).outlets.map(\.name) == ["Muñoz"])
    }

    @Test func everyModelIsRead() throws {
        let programme = try stub("programme").read(
            """
            - id: p
              title: El faro
              form: series
              genres: [{es: Drama, en: Drama}, Intriga]
              year: 2019
              overview: {es: Un faro.}
              poster: [{address: "https://example.org/p.jpg", width: 240}]
              offers:
                - {country: ES, service: Canal, colour: "#8C2F1B", form: rent, price: 3.99 EUR, quality: hd, until: 2026-12-01 00:00}
            """
        )
        #expect(programme.diagnostics == [])
        #expect(programme.programmes.first?.offers.first?.country == "es")
        #expect(programme.programmes.first?.offers.first?.price == "3.99 EUR")
        #expect(programme.programmes.first?.offers.first?.colour == "#8c2f1b")
        #expect(programme.programmes.first?.genres.count == 2)
        let track = try stub("track").read(
            "- {id: t, title: Mar, artist: Ola, duration: 3:45, released: 2019-05-04, genre: Folk}\n"
        )
        #expect(track.diagnostics == [])
        #expect(track.tracks.first?.duration == 225)
        let competition = try stub("competition").read(
            """
            - id: c
              name: Liga
              table:
                - {position: 1, team: Ribera, played: 3, won: 3, points: 9}
                - {team: {name: Vega}, points: 4}
                - {points: 4}
            """
        )
        #expect(competition.competitions.first?.table.map(\.team.name) == ["Ribera", "Vega"])
        #expect(competition.competitions.first?.table.map(\.position) == [1, 2])
        #expect(
            competition.diagnostics.map(\.message)
                == ["the line of the table has no 'team' and is left out"]
        )
        let article = try stub("article").read(
            "- {id: a, title: Hola, link: https://example.org/a, published: 2026-11-20 10:00}\n"
        )
        #expect(article.items.first?.link == "https://example.org/a")
        #expect(
            article.items.first?.published
                == ISO8601DateFormatter().date(from: "2026-11-20T09:00:00Z")
        )
    }

    @Test(
        "texts that name no language are in that of their source, else in the site's first",
        arguments: [("en", "en"), (nil, "es")] as [(Language?, Language)]
    )
    func languages(ofSource: Language?, wanted: Language) throws {
        func read(_ model: String, _ row: String) throws -> SourceReadingResult {
            let stub = try SourceStub(
                "data",
                ["model": .text(model)],
                address: "data/rows.yaml",
                language: ofSource
            )
            let context = ReadingContext(
                source: stub.source,
                origin: .live,
                timeZone: .gmt,
                receivedAt: SourceStub.now,
                firstLanguage: "es"
            )
            return try stub.kind.read(
                SourceAnswer(
                    pages: [AnswerPage(bytes: Array(row.utf8))],
                    receivedAt: SourceStub.now
                ),
                in: context
            )
        }
        let event = try read(
            "event",
            """
            - id: a
              title: A
              text: {fr: B}
              start: 2026-11-26
              repeat: FREQ=WEEKLY;COUNT=2
              changes: [{at: 2026-12-03, title: C}]

            """
        )
        .events.first
        #expect(event?.details.title == LocalizedText("A", in: wanted))
        #expect(event?.details.text == LocalizedText("B", in: "fr"))
        #expect(event?.changes.first?.details.title == LocalizedText("C", in: wanted))
        let match = try read(
            "match",
            "- {id: a, competition: L, home: A, away: B, stories: [{title: Derbi}]}\n"
        )
        .matches.first
        #expect(match?.stories.first?.language == wanted.tag)
    }

    @Test func whatBreaksALineForAReaderStaysInItsCell() throws {
        let rows =
            "id,title,date\n7,Concierto\u{2028}en la plaza\u{85},2026-11-20\r8,B,2026-11-20\r\n"
        let items = try stub("article", "data/rows.csv").read(rows).items
        #expect(items.map(\.title) == ["Concierto en la plaza", "B"])
    }

    @Test func aTableIsNotWiderThanATable() throws {
        let header = (0...1_000).map { "c\($0)" }.joined(separator: ",")
        #expect(throws: SourceError.self) {
            try stub("article", "data/rows.csv").read("id,title,\(header)\n1,A,\n")
        }
    }

    @Test func dotsInANameLeadOnlySoDeep() throws {
        let name = String(repeating: "a.", count: 200_000) + "a"
        let rows = "id,title,\(name)\n1,A,x\n"
        #expect(try stub("article", "data/rows.csv").read(rows).items.map(\.title) == ["A"])
    }

    @Test(arguments: [
        ("text/csv; charset=utf-8", "id,title\n1,Uno\n"),
        ("text/tab-separated-values", "id\ttitle\n1\tUno\n"),
        ("application/yaml", "[{id: 1, title: Uno}]"),
        ("application/json", "[{\"id\": 1, \"title\": \"Uno\"}]"),
        ("text/plain", "- {id: 1, title: Uno}\n"),
    ])
    func whereTheNameTellsNothingTheMediaTypeDoes(type: String, text: String) throws {
        let address = "https://docs.example/sheets/export?format=csv"
        let stub = try stub("article", address)
        let page = AnswerPage(
            bytes: Array(text.utf8),
            contentType: type,
            address: WebURL(address)
        )
        let answer = SourceAnswer(pages: [page], receivedAt: SourceStub.now)
        #expect(try stub.kind.read(answer, in: stub.context).items.map(\.title) == ["Uno"])
    }

    @Test func aPictureThatIsNotThereIsNamed() throws {
        let folder = FileManager.default.temporaryDirectory
        let stub = try stub("figure")
        let context = ReadingContext(
            source: stub.source,
            origin: .live,
            timeZone: .gmt,
            receivedAt: SourceStub.now,
            contentFolder: folder
        )
        let bytes = Array("- {id: a, name: A, picture: pictures/none-4711.png}\n".utf8)
        let result = try stub.kind.read(
            SourceAnswer(pages: [AnswerPage(bytes: bytes)], receivedAt: SourceStub.now),
            in: context
        )
        #expect(result.figures.first?.picture == nil)
        #expect(
            result.diagnostics.map(\.message)
                == ["there is no picture 'pictures/none-4711.png' in Content/"]
        )
    }
}
