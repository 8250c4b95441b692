import Foundation
import Markdown
import Testing

/// Heads between two `+++` lines.
@Suite struct TOMLHeadTests {
    private static func fields(_ toml: String) throws(FrontMatterError) -> [String:
        FrontMatterValue]
    {
        try FrontMatterDocument.parse("+++\n\(toml)\n+++\nTexto\n", path: "a.md").fields
    }

    @Test func aHeadHasTheSameKeysAndLinesAsInYAML() throws {
        let document = try FrontMatterDocument.parse(
            """
            +++
            # De la redacción.
            title = "El río \\"crecido\\""   # hoy
            date = 2026-03-14 09:30:00
            tags = [
              "Agua", 'Luz',   # dos
            ]
            draft = true
            place = { city = "Jaén", at = [37.8, -3.8] }

            [extra]
            weight = 1_000
            +++
            # Cuerpo

            """,
            path: "a.md"
        )
        #expect(
            document.fields == [
                "title": .string("El río \"crecido\""),
                "date": .date(text: "2026-03-14 09:30:00"),
                "tags": .list([.string("Agua"), .string("Luz")]),
                "draft": .bool(true, text: "true"),
                "place": .map([
                    "city": .string("Jaén"),
                    "at": .list([.number(37.8, text: "37.8"), .number(-3.8, text: "-3.8")]),
                ]),
                "extra": .map(["weight": .number(1000, text: "1000")]),
            ]
        )
        #expect(document.body == "# Cuerpo\n")
        #expect(document.bodyLine == 14)
        #expect(document.line(of: "tags") == 5)
        #expect(document.line(of: "extra") == 11)
        let utc = try #require(TimeZone(secondsFromGMT: 0))
        #expect(
            try document.date("date", timeZone: utc) == Date(timeIntervalSince1970: 1_773_480_600)
        )
        #expect(
            document.unknownKeys(known: ["title", "date", "tag", "draft", "place", "extra"])
                .map(\.diagnostic.description) == [
                    "a.md:5:1: error: unknown key 'tags'\nhint: did you mean 'tag'?"
                ]
        )
        #expect(
            document.error(at: "draft", "x", hint: nil).description == "a.md:8:9: error: x"
        )
    }

    @Test(arguments: [
        (#"a = "x\tA\u00e9\U0001F600""#, FrontMatterValue.string("x\tAé😀")),
        (#"a = 'C:\temp "x"'"#, .string(#"C:\temp "x""#)),
        ("a = \"\"\"\nuna\ndos\"\"\"", .string("una\ndos")),
        ("a = \"\"\"una \\\n   dos\"\"\"", .string("una dos")),
        ("a = '''\nuna \\\n'dos''''", .string("una \\\n'dos'")),
        ("a = \"\"\"\"x\"\"\"\"", .string("\"x\"")),
        ("a = +99", .number(99, text: "99")),
        ("a = -17", .number(-17, text: "-17")),
        ("a = 0xDEAD_BEEF", .number(3_735_928_559, text: "3735928559")),
        ("a = 0o755", .number(493, text: "493")),
        ("a = 0b1101", .number(13, text: "13")),
        ("a = 6.626e-34", .number(6.626e-34, text: "6.626e-34")),
        ("a = inf", .number(.infinity, text: "inf")),
        ("a = 2026-03-14", .date(text: "2026-03-14")),
        ("a = 2026-03-14T09:30:00.5+01:00", .date(text: "2026-03-14T09:30:00.5+01:00")),
        ("a = 07:32:00", .string("07:32:00")),
        ("a = []", .list([])),
        ("a = {}", .map([:])),
        ("a.b.c = 1\na.b.d = 2", .map(["b": .map(["c": one, "d": two])])),
        ("[a.b]\nc = 1\n[a]\nd = 2", .map(["b": .map(["c": one]), "d": two])),
        (
            "[[a]]\nb = 1\n[a.c]\nd = 2\n[[a]]\nb = 2",
            .list([
                .map(["b": one, "c": .map(["d": two])]), .map(["b": two]),
            ])
        ),
        ("\"a\" = { b.c = 1, 'd e' = 2 }", .map(["b": .map(["c": one]), "d e": two])),
    ])
    func allKindsOfValuesAreRead(toml: String, value: FrontMatterValue) throws {
        #expect(try Self.fields(toml) == ["a": value])
    }

    private static let one = FrontMatterValue.number(1, text: "1")
    private static let two = FrontMatterValue.number(2, text: "2")

    @Test func aCarriageReturnIsNoPartOfAText() throws {
        let text = "\u{FEFF}+++\r\na = \"\"\"x\r\ny\"\"\"\r\nb = 1\r\n+++\r\nTexto"
        let document = try FrontMatterDocument.parse(text, path: "a.md")
        #expect(document.fields == ["a": .string("x\ny"), "b": Self.one])
        #expect(document.body == "Texto")
        #expect(document.bodyLine == 6)
    }

    @Test(arguments: [
        ("a = 1\na = 2", "3:1: error: the key 'a' stands twice", twice),
        ("a.b = 1\na.b = 2", "3:3: error: the key 'b' stands twice", twice),
        ("[a]\nb = 1\n[a]", "4:2: error: the key 'a' stands twice", twice),
        ("a = {b = 1}\na.c = 2", "3:1: error: the key 'a' stands twice", twice),
        ("a = [1]\n[[a]]", "3:3: error: the key 'a' stands twice", twice),
        ("a = texto", "2:5: error: TOML: 'texto' is no value", "put a text in quotes"),
        ("a = ", "2:5: error: TOML: here should be a value", "put a text in quotes"),
        ("a = 012", "2:5: error: TOML: '012' is no value", "put a text in quotes"),
        ("a = 1__0", "2:5: error: TOML: '1__0' is no value", "put a text in quotes"),
        ("a = 2026-02-30", "2:5: error: TOML: '2026-02-30' is no date", nil),
        (
            "a: 1", "2:2: error: TOML: a '=' is missing behind the key", "write key = value"
        ),
        (
            "a = \"x\ny\"", "2:5: error: TOML: the text that begins here is not closed on its line",
            "close the quote; three quotes enclose several lines"
        ),
        (
            "ñ = 1", "2:1: error: TOML: here should be a key",
            "letters, digits, - and _; put others in quotes"
        ),
        (
            "á = '''\nx", "2:1: error: TOML: here should be a key",
            "letters, digits, - and _; put others in quotes"
        ),
        (
            "b = 1\na = '''\nx", "3:5: error: TOML: the text that begins here is not closed",
            "close it with '''"
        ),
        (
            #"a = "é\q""#, "2:8: error: TOML: there is no such escape",
            "write the text in '…', in which a backslash is one"
        ),
        (#"a = "\ud800""#, "2:7: error: TOML: the escape names no character", nil),
        (#"a = "\u00g0""#, "2:10: error: the escape needs 4 hexadecimal digits", nil),
        (
            "a = 1 b = 2", "2:7: error: TOML: the line should end here",
            "put a text in quotes; write each key on a line of its own"
        ),
        (
            "a = [1\nb = 2",
            "3:1: error: TOML: here should be ',' or ']' of the list that begins on line 2", nil
        ),
        (
            "a = {b = 1",
            "2:11: error: TOML: here should be ',' or '}' of what begins on line 2",
            "what stands in braces stands on one line"
        ),
        ("[a", "2:3: error: TOML: a ']' is missing", nil),
    ])
    func badTOMLNamesItsPlaceInTheFile(toml: String, error: String, hint: String?) {
        let expected = "a.md:\(error)" + (hint.map { "\nhint: \($0)" } ?? "")
        #expect(Self.message("+++\n\(toml)\n+++\ntexto") == expected)
        #expect(
            Self.message("+++\r\n\(toml.replacing("\n", with: "\r\n"))\r\n+++\r\n") == expected
        )
    }

    private static let twice: String? =
        "it stands on line 2 already: keep one of the two"

    @Test(arguments: ["+++", "+++\na = 1\n---\ntexto"])
    func anOpenHeadIsAnError(text: String) {
        #expect(
            Self.message(text) == """
                a.md:1:1: error: the front matter is not closed
                hint: put a line with +++ between the last key and the text
                """
        )
    }

    @Test(arguments: ["a = [", "a = {b = ", "a.", "[a."])
    func deepNestingAndMassesAreErrors(opening: String) throws {
        let part = opening.hasPrefix("a = ") ? String(opening.dropFirst(4)) : "a."
        let deep = opening + String(repeating: part, count: 50_000)
        #expect(Self.message("+++\n\(deep)\n+++\n")?.hasSuffix("nested too deep") == true)
        let many = "a = [" + String(repeating: "1,", count: 20_000) + "]"
        #expect(Self.message("+++\n\(many)\n+++\n")?.hasSuffix("more than 10000 values") == true)
    }

    private static func message(_ text: String) -> String? {
        do {
            _ = try FrontMatterDocument.parse(text, path: "a.md")
            return nil
        } catch {
            return error.description
        }
    }
}
