import Testing

@testable import Shortening

@Suite struct StylesheetTextTests {
    @Test(arguments: [
        ("/* a */\n.a { color: red; }\n", ".a{color:red}\n"),
        (".a /* b */ .c { margin: 0 /**/ auto; }", ".a .c{margin:0 auto}\n"),
        ("a:hover, a :focus > b { x: y !important; }", "a:hover,a :focus > b{x:y !important}\n"),
        (
            "@media (min-width: 60em) and (x) { .a { b: c; } }",
            "@media (min-width:60em) and (x){.a{b:c}}\n"
        ),
        (
            ".a { width: calc(1px + 2px); font: 700 1rem/1.2 \"A  B\", serif; }",
            ".a{width:calc(1px + 2px);font:700 1rem/1.2 \"A  B\",serif}\n"
        ),
        (":root { --serif: \"A /* B */\", Charter; }", ":root{--serif:\"A /* B */\",Charter}\n"),
        (".a::before { content: \"· \\\" ; \"; }", ".a::before{content:\"· \\\" ; \"}\n"),
        (".a { b: url(x/*y*/z); }", ".a{b:url(x/*y*/z)}\n"),
        (".a\\: b, .a\\, c { d: e }", ".a\\: b,.a\\, c{d:e}\n"),
        ("/*! licence */ .a { b: c }", "/*! licence */ .a{b:c}\n"),
        (".a/* x */.b, a/* x */:hover{c:d}", ".a/**/.b,a/**/:hover{c:d}\n"),
        (".a{b:c}/* x */.d{e:f/* y */}", ".a{b:c}.d{e:f}\n"),
        (".\\31  b, .\\31 b, .\\31   {c:d}", ".\\31  b,.\\31 b,.\\31{c:d}\n"),
        ("", "\n"),
    ])
    func whatHasNoMeaningIsLeftOut(sheet: String, sent: String) {
        #expect(text(sheet) == sent)
    }

    @Test(arguments: [
        "a { b: c } /* without end", "a { content: \"without end }", "a { b: url(without end }",
        "/*", "/",
        "\\",
    ])
    func whatHasNoEndIsLeftAsItIs(sheet: String) {
        #expect(text(sheet).trimmingSuffix { $0 == "\n" } == sheet)
    }

    private func text(_ sheet: String) -> String {
        String(decoding: StylesheetText.shortened(Array(sheet.utf8)), as: UTF8.self)
    }
}

extension String {
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isLeftOut(last) { text.removeLast() }
        return text
    }
}
