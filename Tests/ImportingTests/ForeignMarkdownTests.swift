import Testing

@testable import Importing

/// What other Markdown has beside this one is said in its signs, or counted.
@Suite struct ForeignMarkdownTests {
    @Test(
        "Terms stand in bold above a list of what they mean",
        arguments: [
            ("Faro\n: Torre\n: Luz\n", "**Faro**\n\n- Torre\n- Luz\n\n"),
            (
                "Faro\n**Fanal**\n\n:   Torre\n    con luz\ny sirena\n",
                "**Faro**\\\n**Fanal**\n\n- Torre\n  con luz\n  y sirena\n\n"
            ),
            ("Uno\n: a\n\n    b\n\nDos\n: c", "**Uno**\n\n- a\n\n    b\n\n**Dos**\n\n- c\n"),
            ("Uno\n: a\nDos\n: c", "**Uno**\n\n- a\n\n**Dos**\n\n- c\n"),
        ]
    )
    func definitions(written: String, expected: String) {
        let made = ForeignMarkdown(written)
        #expect(made.text.replacing("\n\n\n", with: "\n\n") == expected)
        #expect(made.losses.isEmpty)
    }

    @Test(
        "A colon below what is no paragraph defines nothing, which is told",
        arguments: ["# Faro\n: Torre\n", "- Faro\n: Torre\n", "> Faro\n: Torre\n"]
    )
    func noTerms(_ text: String) {
        let made = ForeignMarkdown(text)
        #expect(made.text == text)
        #expect(made.losses == ["definitions without a term: 1"])
    }

    @Test("A line of talk may begin with a colon")
    func talk() {
        let made = ForeignMarkdown("Dijo:\n:-)\n")
        #expect(made.text == "Dijo:\n:-)\n")
        #expect(made.losses.isEmpty)
    }

    @Test(
        "A note is a quotation that begins with what it is",
        arguments: [
            ("> [!NOTE]\n> Uno\n", "> **Note**\n>\n> Uno\n"),
            ("> [!warning]- Con *cuidado*\n> Uno\n", "> **Con *cuidado***\n>\n> Uno\n"),
            ("> a\n> > [!TIP]\n> > b\n", "> a\n> > **Tip**\n> >\n> > b\n"),
            ("> [nota](/x/)\n", "> [nota](/x/)\n"),
        ]
    )
    func notes(written: String, expected: String) {
        #expect(ForeignMarkdown(written).text == expected)
    }

    @Test(
        "Attributes in braces go, other braces stay",
        arguments: [
            ("![a](b.png){.left width=300} y", "![a](b.png) y"),
            ("![a](b.png)\n{.left}\n\nc", "![a](b.png)\n\n\nc"),
            ("| a |\n|---|\n{.table #t}", "| a |\n|---|\n"),
            (#"## Uno {#dos .tres data-x="y z"}"#, "## Uno"),
            ("## Uno {dos}", "## Uno {dos}"), ("{dos}", "{dos}"),
            ("{{< video \"x\" >}}", "{{< video \"x\" >}}"),
        ]
    )
    func attributes(written: String, expected: String) {
        let made = ForeignMarkdown(written)
        #expect(made.text == expected)
        #expect(made.losses.isEmpty)
    }

    @Test(
        "Small letters become elements, but in addresses and formulas",
        arguments: [
            ("H~2~O, m^2^ y 1^er^", "H<sub>2</sub>O, m<sup>2</sup> y 1<sup>er</sup>"),
            ("~no~ ~~x~~ a^2+b^2", "~no~ ~~x~~ a^2+b^2"),
            (
                "[a](/b~c~) <b~c~> https://x.example/b~c~",
                "[a](/b~c~) <b~c~> https://x.example/b~c~"
            ),
            ("$x^2^$", "$x^2^$"),
        ]
    )
    func smallLetters(written: String, expected: String) {
        #expect(ForeignMarkdown(written).text == expected)
    }

    @Test("Code stays as it is")
    func code() {
        let text =
            "`x^2^` `{.a}`\n\n```\nFaro\n: Torre\n{.a}\n> [!NOTE]\n```\n\n~~~\n==a== $$b$$\n~~~\n"
        let made = ForeignMarkdown(text)
        #expect(made.text == text)
        #expect(made.losses.isEmpty)
    }

    @Test("What there are no signs for stays, and is counted")
    func losses() {
        let text = "$$a$$ y {.b} y ==c d== y ++e++, $$f$$\n\n*[ONU]: Naciones\n"
        let made = ForeignMarkdown(text)
        #expect(made.text == text)
        #expect(
            made.losses == [
                "formulas: 2", "attributes in braces: 1", "marks '==' around words: 1",
                "marks '++' around words: 1", "abbreviations: 1",
            ]
        )
    }

    @Test(
        "A soup of signs is read to its end",
        arguments: ["<", "x\n: y\n\n", "{a=\"", "x~ab", "^$$", "# {", "> [!", "==a"]
    )
    func soup(_ piece: String) {
        let text = String(repeating: piece, count: 2_000)
        #expect(ForeignMarkdown(text).text.count >= 2_000)
    }
}
