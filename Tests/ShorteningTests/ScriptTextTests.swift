import Testing

@testable import Shortening

@Suite struct ScriptTextTests {
    @Test(arguments: [
        ("const a = 1; // one\n\n  const b = { c: a };\n", "const a=1;const b={c:a};\n"),
        ("if (a) {\n  b();\n  c()\n}\nd()", "if(a){b();c()}\nd()\n"),
        ("const f = async (a, b) =>\n  a.b\n    .c(b);", "const f=async(a,b)=>\na.b.c(b);\n"),
        ("a = b /* two\nlines */ c", "a=b\nc\n"),
        ("/*! kept */ a", "/*! kept */a\n"),
    ])
    func commentsSpacesAndLinesGo(script: String, expected: String) {
        #expect(shortened(script) == expected)
    }

    @Test(arguments: [
        ("a + +b - -c", "a+ +b- -c\n"), ("a++\n++b", "a++\n++b\n"), ("return\nb", "return\nb\n"),
        ("1 .toFixed()", "1 .toFixed()\n"), ("a / /b c/.exec(d)", "a/ /b c/.exec(d)\n"),
        ("typeof é in ñ", "typeof é in ñ\n"), ("a < !--b", "a< !--b\n"),
        ("let a\n[b] = c", "let a\n[b]=c\n"), ("/a/ instanceof b", "/a/ instanceof b\n"),
        ("/a/\nin b", "/a/\nin b\n"), ("1\n.toString()", "1\n.toString()\n"),
    ])
    func whatHasAMeaningStays(script: String, expected: String) {
        #expect(shortened(script) == expected)
    }

    @Test(arguments: [
        "'a  // b'", #""a \"  b""#, "`a  ${b+`c  ${{d:1}}`}  //`", "/a  [/  ] \\/ 'b/g",
        #"`\${a   b} // c`"#, #"`\\${a+b} // c`"#, "`$  {a   b} $`",
    ])
    func textsAndPatternsAreLeftAlone(text: String) {
        #expect(shortened("f( \(text) ) ;") == "f(\(text));\n")
        #expect(shortened("return  \(text)").hasSuffix(text + "\n"))
    }

    @Test func aStrokeDividesOrBeginsAPattern() {
        #expect(shortened("(a) / b / 'c  d'") == "(a)/b/'c  d'\n")
        #expect(shortened("if (a) /b  '/.test(c)") == "if(a)/b  '/.test(c)\n")
        #expect(shortened("a[1] / 2 // '") == "a[1]/2\n")
    }

    @Test(arguments: [
        "n++ / 2 // half\n}", "f( 'a", "f( 'a\n')", "g( `a", "h( `${`a`", "/* a", "a = /b",
        "a = /[/", "{} / 'b  c'",
    ])
    func whatHasNoEndIsLeftAsItIs(script: String) {
        #expect(shortened(script) == script)
    }

    private func shortened(_ script: String) -> String {
        String(decoding: ScriptText.shortened(Array(script.utf8), isRenaming: false), as: UTF8.self)
    }
}
