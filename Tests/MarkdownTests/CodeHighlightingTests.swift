import Foundation
import Markdown
import Testing

/// Code blocks in colours, by classes alone.
@Suite struct CodeHighlightingTests {
    /// What a block becomes: `⟨k:let⟩ x = ⟨n:1⟩`.
    private static func marked(_ code: String, _ language: String) -> String {
        let block = "<pre><code class=\"language-\(language)\">\(code)</code></pre>"
        return CodeHighlighting.highlighted(block)
            .replacing("<pre><code>", with: "").replacing("</code></pre>", with: "")
            .replacing(/<span class="h(.)">/) { "⟨\($0.output.1):" }
            .replacing("</span>", with: "⟩")
    }

    @Test(arguments: [
        (
            "swift", "let n: Int = 0x1F // hex\n@main struct A { /* a /* b */ c */ }",
            "⟨k:let⟩ n: ⟨t:Int⟩ = ⟨n:0x1F⟩ ⟨c:// hex⟩\n@main ⟨k:struct⟩ ⟨t:A⟩ { ⟨c:/* a /* b */ c */⟩ }"
        ),
        ("swift", #"print("a\"b", """"#, #"print(⟨s:"a\"b"⟩, ⟨s:"""⟩"#),
        (
            "python", "def f(x):\n    return 'a' # fin\n\"\"\"uno\ndos\"\"\"",
            "⟨k:def⟩ f(x):\n    ⟨k:return⟩ ⟨s:'a'⟩ ⟨c:# fin⟩\n⟨s:\"\"\"uno\ndos\"\"\"⟩"
        ),
        ("js", "const a = `x\n${b}`; // c", "⟨k:const⟩ a = ⟨s:`x\n${b}`⟩; ⟨c:// c⟩"),
        ("ts", "let a: string = null", "⟨k:let⟩ a: ⟨t:string⟩ = ⟨k:null⟩"),
        (
            "html", "&lt;a href=\"x\"&gt;y&lt;/a&gt;&lt;!-- z --&gt;",
            "&lt;⟨k:a⟩ ⟨t:href⟩=⟨s:\"x\"⟩&gt;y&lt;/⟨k:a⟩&gt;⟨c:&lt;!-- z --&gt;⟩"
        ),
        (
            "css", "a:hover { color: #fff; } /* x */",
            "a:hover { ⟨t:color⟩: #fff; } ⟨c:/* x */⟩"
        ),
        ("json", "{\"a\": [1.5, true, \"b\"]}", "{⟨t:\"a\"⟩: [⟨n:1.5⟩, ⟨k:true⟩, ⟨s:\"b\"⟩]}"),
        (
            "yaml", "site: # el portal\n  url: http://a#b\n  on: true",
            "⟨t:site⟩: ⟨c:# el portal⟩\n  ⟨t:url⟩: http://a#b\n  ⟨t:on⟩: ⟨k:true⟩"
        ),
        (
            "toml", "[a.b]\nc = 'd\\' # e", "[a.b]\n⟨t:c⟩ = ⟨s:'d\\'⟩ ⟨c:# e⟩"
        ),
        (
            "sql", "SELECT count(*) FROM notas -- todas",
            "⟨k:SELECT⟩ count(*) ⟨k:FROM⟩ notas ⟨c:-- todas⟩"
        ),
        (
            "bash", "for f in $*; do echo \"$f\" ${x}#1; done # fin",
            "⟨k:for⟩ f ⟨k:in⟩ ⟨t:$⟩*; ⟨k:do⟩ echo ⟨s:\"$f\"⟩ ⟨t:${x}⟩#⟨n:1⟩; ⟨k:done⟩ ⟨c:# fin⟩"
        ),
        (
            "c", "#include &lt;a.h&gt;\nint main(void) { return '\\''; }",
            "⟨k:#include⟩ &lt;a.h&gt;\n⟨t:int⟩ main(⟨t:void⟩) { ⟨k:return⟩ ⟨s:'\\''⟩; }"
        ),
        ("go", "func f() error { return nil }", "⟨k:func⟩ f() ⟨t:error⟩ { ⟨k:return⟩ ⟨k:nil⟩ }"),
        (
            "rust", "fn f&lt;'a&gt;(x: &amp;'a str) -&gt; char { 'x' }",
            "⟨k:fn⟩ f&lt;'a&gt;(x: &amp;'a ⟨t:str⟩) -&gt; ⟨t:char⟩ { ⟨s:'x'⟩ }"
        ),
        (
            "diff", "@@ -1 +1 @@\n-a &lt;b&gt;\n+c\n d",
            "⟨c:@@ -1 +1 @@⟩\n⟨d:-a &lt;b&gt;⟩\n⟨i:+c⟩\n d"
        ),
        (
            "markdown", "# A\n- `b` c\n&gt; d\n```\ne\n```",
            "⟨k:# A⟩\n⟨k:-⟩ ⟨s:`b`⟩ c\n⟨c:&gt; d⟩\n⟨s:```⟩\n⟨s:e⟩\n⟨s:```⟩"
        ),
        ("PY", "None", "⟨k:None⟩"),
    ])
    func wordsTextsAndRemarksAreToldApart(language: String, code: String, expected: String) {
        #expect(Self.marked(code, language) == expected)
    }

    @Test(arguments: ["cobol", "", "swift-6", "../swift"])
    func anUnknownLanguageIsPlain(language: String) {
        #expect(Self.marked("let a = 1", language) == "let a = 1")
    }

    @Test func whatIsNoBlockStaysAsItIs() {
        let html =
            "<p><code class=\"language-swift\">let</code> <code>let</code></p>"
            + "<pre><code class=\"language-swift\">let <em>a</em></code></pre>"
        #expect(
            CodeHighlighting.highlighted(html)
                == html.replacing(" class=\"language-swift\"", with: "")
        )
    }

    /// Whatever a block holds, its text stays what it was.
    @Test(arguments: [
        "swift", "python", "js", "html", "css", "json", "yaml", "toml", "sql", "bash", "c", "go",
        "rust", "diff", "markdown",
    ])
    func noTextIsLostOrMade(language: String) {
        let parts = [
            "\"", "'", "`", "\"\"\"", "/*", "*/", "//", "#", "&lt;", "&gt;", "&amp;", "\\", "\n",
            " ", "$", "{", "}", "${", "let", "1e5", "é", "🗞", "+", "-", ":", "=", "\t", "--",
        ]
        var state: UInt64 = 7
        for _ in 0..<400 {
            var code = ""
            for _ in 0..<40 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                code += parts[Int(state >> 33) % parts.count]
            }
            let shown = Self.marked(code, language)
                .replacing(/⟨.:/, with: "").replacing("⟩", with: "")
            #expect(shown == code)
        }
    }

    /// Each sign that opens something is opened a hundred thousand times.
    @Test(arguments: [
        ("swift", "/*"), ("swift", "\""), ("rust", "'"), ("html", "&lt;"), ("html", "&lt;!--"),
        ("json", "\" "), ("yaml", "a "), ("bash", "${"), ("markdown", "`"), ("python", "'''"),
    ])
    func hostileBlocksCostNoMoreThanTheyAreLong(language: String, sign: String) {
        let code = String(repeating: sign, count: 60_000 / sign.utf8.count)
        #expect(Self.marked(code, language).count >= code.count)
        // A block beyond the limit is not looked at.
        let long = String(repeating: code, count: 20)
        #expect(Self.marked(long, language) == long)
    }

    @Test func noBlockHasMoreThanSomeThousandPieces() {
        let html = CodeHighlighting.highlighted(
            "<pre><code class=\"language-c\">\(String(repeating: "1 ", count: 20_000))</code></pre>"
        )
        #expect(html.split(separator: "<span").count - 1 == 8_000)
    }
}
