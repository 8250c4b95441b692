import Markdown
import Testing

@Suite struct FrontMatterErrorTests {
    @Test(arguments: [
        ("title: a: b", "2:9: error: YAML: mapping values are not allowed in this context", quotes),
        ("a:\n\tb: 1", "3:1: error: a tab in the indentation", "YAML is indented with spaces only"),
        (
            "a: 1\nb: @x",
            "3:4: error: YAML: found character that cannot start any token"
                + " while scanning for the next token",
            "put a text that begins with @, ` or % in quotes"
        ),
        (
            "a: 1\nb: \"abc",
            "3:4: error: YAML: found unexpected end of stream while scanning a quoted scalar",
            "close the quote or the bracket"
        ),
        (
            "tags: [a, b\nx: y",
            "2:7: error: YAML: did not find expected ',' or ']' while parsing a flow sequence",
            "close the quote or the bracket"
        ),
        (
            "a: 'it's'",
            "2:8: error: YAML: did not find expected key while parsing a block mapping",
            "double each ' inside '…'"
        ),
        (
            "a: x\nfoo\nb: 1", "3:1: error: 'foo' needs a colon and a space behind it",
            colon("foo")
        ),
        (
            "title Titular\ndate: 2026-11-20",
            "2:1: error: 'title' needs a colon and a space behind it", colon("title")
        ),
        (
            "title:Titular\nsection: local\nb: 1",
            "2:1: error: 'title' needs a colon and a space behind it", colon("title")
        ),
        (
            "a: x\ntitle:Titular", "3:1: error: 'title' needs a colon and a space behind it",
            colon("title")
        ),
        (
            "a: x\n  b: y", "3:4: error: YAML: mapping values are not allowed in this context",
            quotes
        ),
        (
            "a: 1\ntags: [#agua, molino]\ndate: 2026-11-20",
            "3:8: error: '#agua, molino]' is a comment in YAML",
            "put what begins with # in quotes"
        ),
        (
            "a: [b, c] # nota\ntags: [molino, #agua]",
            "3:16: error: '#agua]' is a comment in YAML", "put what begins with # in quotes"
        ),
        (
            "title: - X",
            "2:8: error: YAML: block sequence entries are not allowed in this context", signs
        ),
        ("title: ? X", "2:8: error: YAML: mapping keys are not allowed in this context", signs),
        (
            "title: > X",
            "2:10: error: YAML: did not find expected comment or line break"
                + " while scanning a block scalar",
            "put a text that begins with > or | in quotes"
        ),
        (
            "title: \"Uno\" dice",
            "2:14: error: YAML: did not find expected key while parsing a block mapping",
            "put quotes around the whole text"
        ),
        ("a: *x", "2:4: error: YAML: found undefined alias", stars),
        ("a: 1\nb: \u{1}", "3:4: error: YAML: control characters are not allowed", invisible),
        ("a: 1\na: 2", "3:1: error: the key 'a' stands twice", twice(2)),
        ("b:\n  c: 1\n  \"c\" : 2", "4:3: error: the key 'c' stands twice", twice(3)),
        ("1: a\n\"1\": b", "3:1: error: the key '1' stands twice", twice(2)),
        ("x: {a: 1, a: 2}", "2:5: error: the key 'a' stands twice", "keep one of the two"),
        (
            "x: {a: ${env:K}, b: 1}",
            "2:8: error: '${env:K}' stands between brackets without quotes",
            "write \"${env:K}\", the whole text in quotes"
        ),
        (
            "a: 1\nx: [b, https://${env:K}/]",
            "3:16: error: '${env:K}' stands between brackets without quotes",
            "write \"${env:K}\", the whole text in quotes"
        ),
        ("- a", "2:1: error: the front matter is a list, not keys with values", mapping),
        ("nada", "2:1: error: the front matter is text, not keys with values", mapping),
        (
            "a: {{ b }}",
            "2:5: error: a key of the front matter is no text",
            "put a value that begins with { or [ in quotes"
        ),
    ])
    func badYAMLNamesItsPlaceInTheFile(yaml: String, error: String, hint: String) {
        #expect(Self.message("---\n\(yaml)\n---\ntexto") == "a.md:\(error)\nhint: \(hint)")
        let windows = "\u{FEFF}---\r\n\(yaml.replacing("\n", with: "\r\n"))\r\n---\r\ntexto"
        #expect(Self.message(windows) == "a.md:\(error)\nhint: \(hint)")
    }

    @Test(arguments: ["---", "---\n", "---\ntitle: a\n\ntexto\n----\n"])
    func anOpenBlockIsAnError(text: String) {
        #expect(
            Self.message(text) == """
                a.md:1:1: error: the front matter is not closed
                hint: put a line with --- between the last key and the text
                """
        )
    }

    @Test(arguments: ["[", "- ", "{a: "])
    func deepNestingIsAnError(opening: String) {
        let yaml = "a: 1\nb:\n " + String(repeating: opening, count: 5_000)
        let message = Self.message("---\n\(yaml)\n---\n")
        #expect(message?.hasSuffix("error: values are nested too deep") == true)
    }

    @Test func multipliedAliasesAreAnError() {
        var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let alias = "*a\(level - 1)"
            yaml +=
                "a\(level): &a\(level) [\(Array(repeating: alias, count: 10).joined(separator: ", "))]\n"
        }
        #expect(
            Self.message("---\n\(yaml)---\n")?.hasSuffix("more than 10000 values") == true
        )
    }

    private static let quotes =
        "put a text that holds ': ' in quotes; indent the keys of one depth alike"
    private static let signs = "put a text that begins with '- ' or '? ' in quotes"
    private static let stars = "put a text that begins with * or & in quotes"
    private static let invisible = "remove the invisible character"
    private static let mapping = "write one 'key: value' on each line"

    private static func colon(_ word: String) -> String {
        "write '\(word): …', or indent what goes on from the line before"
    }

    private static func twice(_ line: Int) -> String {
        "it stands on line \(line) already: keep one of the two"
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
