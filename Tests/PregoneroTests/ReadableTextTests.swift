import Testing

@testable import pregonero

/// What readers see of Markdown, as plain text.
@Suite struct ReadableTextTests {
    @Test(arguments: [
        ("Uno **dos** `tres` \\*.", "Uno dos tres *."),
        ("Uno <!-- OJO: la fuente es Juan --> dos.", "Uno dos."),
        ("<!-- OJO -->\n\n<script>uno()</script>\n\nDos.", "Dos."),
        ("<kbd>Uno</kbd> ~~dos~~&nbsp;tres &amp; c.", "Uno dos tres & c."),
        ("[uno](https://x.example/a_(b)/c) dos.", "uno dos."),
        ("# Uno\n\n- dos\n- tres", "Uno\n\ndos\n\ntres"),
        ("| a | b |\n|---|---|\n| 1 | 2 |", "a b\n\n1 2"),
        ("Uno[^1].\n\n[^1]: Nota.", "Uno.\n\nNota."),
        ("{{< box title=\"Caja\" >}}\nDentro.\n{{< /box >}}\n", "Dentro."),
    ])
    func onlyWhatReadersSeeIsLeft(markdown: String, text: String) {
        #expect(ReadableText.of(markdown) == text)
    }

    @Test func aParagraphEndsWhateverFollowsIt() {
        let text = ReadableText.of("<p>Uno</p>\u{301}dos")
        #expect(text.utf8.elementsEqual("Uno\n\n\u{301}dos".utf8))
    }
}
