import Foundation
import Markdown
import Testing

@Suite struct FrontMatterDocumentTests {
    private static let article = """
        ---
        title: 1984
        date: 2026-03-14 09:30   # de la mañana
        categories: [Fútbol, 2026, no]
        draft: yes
        weight: -2.5
        summary: >
          Una línea
          y otra.
        alt:
        place: {city: Jaén, at: [37.8, -3.8]}
        quoted: "2026-03-14"
        ---
        # Cuerpo

        """

    private static func parse(_ text: String) throws(FrontMatterError) -> FrontMatterDocument {
        try FrontMatterDocument.parse(text, path: "a.md")
    }

    @Test func fieldsKeepTheirKindsAndLines() throws {
        let document = try Self.parse(Self.article)
        #expect(
            document.fields == [
                "title": .number(1984, text: "1984"),
                "date": .date(text: "2026-03-14 09:30"),
                "categories": .list([.string("Fútbol"), .number(2026, text: "2026"), .string("no")]
                ),
                "draft": .string("yes"),
                "weight": .number(-2.5, text: "-2.5"),
                "summary": .string("Una línea y otra.\n"),
                "alt": .null,
                "place": .map([
                    "city": .string("Jaén"),
                    "at": .list([.number(37.8, text: "37.8"), .number(-3.8, text: "-3.8")]),
                ]),
                "quoted": .string("2026-03-14"),
            ]
        )
        #expect(document.line(of: "title") == 2)
        #expect(document.line(of: "alt") == 10)
        #expect(document.line(of: "missing") == nil)
        #expect(document.body == "# Cuerpo\n")
        #expect(document.bodyLine == 14)
    }

    @Test(arguments: [
        (
            "title: Pide 5 millones y el #YoVoto se hace viral",
            "2:29: error: '#YoVoto se hace viral' is a comment in YAML, and no part of 'title'"
        ),
        (
            "date: 2026-11-20\nsummary: Uno\n  y el caso #12\ntitle: x",
            "4:13: error: '#12' is a comment in YAML, and no part of 'summary'"
        ),
        ("title: #Titular", "2:8: error: '#Titular' is a comment in YAML, and no part of 'title'"),
        ("title: &Media gana", "2:8: error: '&Media' is an anchor in YAML, and no part of 'title'"),
        ("title: !Gol del Ribera!", "2:8: error: '!Gol' is a tag in YAML, and no part of 'title'"),
        (
            "title: &a1 Uno\ntags: [&a10 dos, *a10]",
            "2:8: error: '&a1' is an anchor in YAML, and no part of 'title'"
        ),
        (
            "\"title\": Uno  #dos # tres",
            "2:15: error: '#dos # tres' is a comment in YAML, and no part of 'title'"
        ),
        (
            "title: Ca\u{301}diz #\u{301}x",
            "2:15: error: '#\u{301}x' is a comment in YAML, and no part of 'title'"
        ),
    ])
    func whatYAMLLeavesOutOfATextIsTold(head: String, loss: String) throws {
        let document = try Self.parse("---\n\(head)\n---\n")
        #expect(
            document.losses.map(\.description) == ["a.md:\(loss)\nhint: put the text in quotes"]
        )
    }

    @Test(arguments: [
        "title: Uno # nota", "title: 'Uno #12' # nota", "title: C#", "title: \"&Media\"",
        "title: &t Uno\nsummary: *t", "title: !!str 1984", "title:\n# nota\ndate: 2026-11-20",
        "tags: [a] #b", "title: Uno & dos, ¡tres!", "summary: |\n  Uno #dos",
        "{title: , alt: \"a #b\"}", "title: Uno#dos\nslug: x #y",
    ])
    func whatIsMeantIsNoLoss(head: String) throws {
        #expect(try Self.parse("---\n\(head)\n---\n").losses == [])
    }

    @Test func theCommentOfATextOverManyLinesIsTold() throws {
        let lines = String(repeating: "\n  dos", count: 20_000)
        let losses = try Self.parse("---\ntitle: Uno\(lines) #tres\n---\n").losses
        #expect(losses.map(\.line) == [20_002])
    }

    @Test func typedReadingTakesWhatItUnderstands() throws {
        let document = try Self.parse(Self.article)
        let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
        #expect(try document.string("title") == "1984")
        #expect(try document.string("alt") == nil)
        #expect(try document.string("missing") == nil)
        #expect(try document.strings("categories") == ["Fútbol", "2026", "no"])
        #expect(try document.strings("title") == ["1984"])
        #expect(try document.strings("missing") == [])
        #expect(try document.flag("draft") == true)
        #expect(try document.flag("missing") == nil)
        #expect(try document.number("weight") == -2.5)
        #expect(
            try document.date("date", timeZone: madrid)
                == Date(timeIntervalSince1970: 1_773_477_000)
        )
        #expect(
            try document.date("quoted", timeZone: madrid)
                == Date(timeIntervalSince1970: 1_773_442_800)
        )
    }

    @Test(arguments: [
        ("solo texto", "solo texto", 1),
        ("\u{FEFF}solo texto", "solo texto", 1),
        ("\u{FEFF}---\na: 1\n---\nb", "b", 4),
        ("---\r\na: 1\r\n---\r\nb\r\nc", "b\r\nc", 4),
        ("---\ra: 1\r---\rb", "b", 4),
        ("--- \na: 1\n---\t\nb", "b", 4),
        ("---\na: 1\n---", "", 4),
        ("---\n---\nb", "b", 3),
        ("---\n# nada\n---\nb", "b", 4),
        ("----\na\n---\nb", "----\na\n---\nb", 1),
        ("\n---\na: 1\n---\n", "\n---\na: 1\n---\n", 1),
        ("", "", 1),
    ])
    func bodyBeginsAfterTheBlock(text: String, body: String, line: Int) throws {
        let document = try Self.parse(text)
        #expect(Array(document.body.utf8) == Array(body.utf8))
        #expect(document.bodyLine == line)
        #expect(
            document.fields
                == (text.contains("a: 1") && line > 1 ? ["a": .number(1, text: "1")] : [:])
        )
    }

    @Test func unknownKeysCarryLineAndSuggestion() throws {
        let document = try Self.parse("---\ntitel: a\ndate: 2026-01-01\ncolour: b\n---\n")
        let unknown = document.unknownKeys(known: ["title", "date", "draft"])
        #expect(unknown.map(\.name) == ["titel", "colour"])
        #expect(unknown.map(\.line) == [2, 4])
        #expect(unknown.map(\.suggestion) == ["title", nil])
        #expect(
            unknown.map(\.diagnostic.description) == [
                "a.md:2:1: error: unknown key 'titel'\nhint: did you mean 'title'?",
                """
                a.md:4:1: error: unknown key 'colour'
                hint: known keys: date, draft, title
                """,
            ]
        )
    }

    /// As Hugo, Jekyll and others call them.
    @Test(arguments: [
        ("description", "write 'summary' in its place"), ("Images", "write 'picture' in its place"),
        ("lastmod", "write 'updated' in its place"),
        ("weight", "leave it out: what is newer stands above"),
        ("featured_image", "write 'picture' in its place"),
        ("slug", "leave it out: the address is made of the headline, or of the name of the file"),
    ])
    func keysOfOtherProgramsAreToldByTheirNamesHere(key: String, hint: String) throws {
        let unknown = try Self.parse("---\n\(key): x\n---\n")
            .unknownKeys(known: ["title", "summary", "picture", "updated"])
        #expect(unknown.map(\.diagnostic.hint) == [hint])
    }

    @Test(arguments: [("1600-01-01", true), ("1599-12-31", false), ("1026-11-20 10:00", false)])
    func aYearBeforeThereWereNewspapersIsNoDate(text: String, isOne: Bool) throws {
        let document = try Self.parse("---\ndate: \(text)\n---\n")
        let told = message { _ = try document.date("date", timeZone: .gmt) }
        let refusal = """
            a.md:2:7: error: 'date' must be a date since 1600, not '\(text)'
            hint: write 2026-03-14, 2026-03-14 09:30 or 2026-03-14T09:30:00+01:00
            """
        #expect(told == (isOne ? nil : refusal))
    }

    @Test func wrongTypesNameTheirPlace() throws {
        let document = try Self.parse(
            "---\ntitle: [a]\ntags:\n  - a\n  - {b: c}\ndraft: maybe\nweight: x\ndate: 2026-02-30\nno: 1\n---"
        )
        #expect(
            message { _ = try document.string("title") }
                == "a.md:2:8: error: 'title' must be text, not a list"
        )
        #expect(
            message { _ = try document.strings("tags") }
                == "a.md:4:3: error: item 2 of 'tags' must be text, not a group of keys"
        )
        #expect(
            message { _ = try document.flag("draft") }
                == "a.md:6:8: error: 'draft' must be true or false, not 'maybe'"
        )
        #expect(
            message { _ = try document.flag("no") }
                == "a.md:9:5: error: 'no' must be true or false, not a number"
        )
        #expect(
            message { _ = try document.number("weight") }
                == "a.md:7:9: error: 'weight' must be a number, not text"
        )
        let hint = "\nhint: write 2026-03-14, 2026-03-14 09:30 or 2026-03-14T09:30:00+01:00"
        #expect(
            message { _ = try document.date("date", timeZone: .gmt) }
                == "a.md:8:7: error: 'date' must be a date, not '2026-02-30'" + hint
        )
        #expect(
            message { _ = try document.date("no", timeZone: .gmt) }
                == "a.md:9:5: error: 'no' must be a date, not a number" + hint
        )
        #expect(
            document.error(at: "missing", "no 'missing'", hint: nil).description
                == "a.md:1:1: error: no 'missing'"
        )
    }

    private func message(of read: () throws -> Void) -> String? {
        do {
            try read()
            return nil
        } catch {
            return "\(error)"
        }
    }
}
