import Markdown
import Testing

/// Heads that are an object of JSON.
@Suite struct JSONHeadTests {
    @Test func aHeadHasTheSameKeysAndLinesAsInYAML() throws {
        let document = try FrontMatterDocument.parse(
            """
            {
              "title": "El río \\"crecido\\" {hoy}",
              "date": "2026-03-14 09:30",
              "tags": ["Agua", 2026, null],
              "draft": true,
              "place": {"city": "Ja\\u00e9n \\ud83d\\ude00", "at": [37.8, -3e2]},
              "alt": null
            }

            # Cuerpo

            """,
            path: "a.md"
        )
        #expect(
            document.fields == [
                "title": .string("El río \"crecido\" {hoy}"),
                "date": .string("2026-03-14 09:30"),
                "tags": .list([.string("Agua"), .number(2026, text: "2026"), .null]),
                "draft": .bool(true, text: "true"),
                "place": .map([
                    "city": .string("Jaén 😀"),
                    "at": .list([.number(37.8, text: "37.8"), .number(-300, text: "-3e2")]),
                ]),
                "alt": .null,
            ]
        )
        #expect(document.body == "\n# Cuerpo\n")
        #expect(document.bodyLine == 9)
        #expect(document.line(of: "place") == 6)
        #expect(document.error(at: "draft", "x", hint: nil).description == "a.md:5:12: error: x")
    }

    /// A text may begin with a bracket too.
    @Test(arguments: ["{{#video}}x{{/video}}\n", "{a} b\n", "{\n"])
    func whatIsNoObjectIsText(text: String) throws {
        let document = try FrontMatterDocument.parse(text, path: "a.md")
        #expect(document.fields.isEmpty)
        #expect(document.body == text)
    }

    @Test(arguments: [
        (
            "{\n\"a\": 1,\n}", "3:1: error: JSON: here should be a key in quotes",
            "write \"key\": value; there is no comma behind the last one"
        ),
        ("{\"a\" 1}", "1:6: error: JSON: a ':' is missing behind the key 'a'", nil),
        (
            "{\"a\": 1 \"b\": 2}",
            "1:9: error: JSON: here should be ',' or '}' of what begins on line 1", nil
        ),
        (
            "{\n\"é\": hola\n}", "2:6: error: JSON: 'hola' is no value",
            "put a text or a date in quotes"
        ),
        (
            "{\"a\": 1,\n \"a\": 2}", "2:2: error: the key 'a' stands twice",
            "it stands on line 1 already: keep one of the two"
        ),
        (
            "{\"a\": \"x\ny\"}",
            "1:7: error: JSON: the text that begins here is not closed on its line",
            "close the quote; a line break in a text is written \\n"
        ),
        (
            "{\"a\": \"\\q\"}", "1:9: error: JSON: there is no such escape",
            "a backslash itself is written \\\\"
        ),
        (
            "{\"a\": 1", "1:1: error: the front matter is not closed",
            "close the { with a } before the text"
        ),
        (
            "{\"a\": 1} texto", "1:1: error: the front matter is not closed",
            "close the { with a } before the text"
        ),
    ])
    func badJSONNamesItsPlaceInTheFile(json: String, error: String, hint: String?) {
        let expected = "a.md:\(error)" + (hint.map { "\nhint: \($0)" } ?? "")
        #expect(Self.message("\(json)\n") == expected)
    }

    @Test func deepNestingIsAnError() {
        let deep =
            "{\"a\": " + String(repeating: "[", count: 5_000)
            + String(repeating: "]", count: 5_000) + "}"
        #expect(Self.message(deep)?.hasSuffix("values are nested too deep") == true)
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
