import Testing

@testable import Presentation

@Suite struct PlainTextTests {
    @Test(arguments: [
        ("Corto", 10, "Corto"),
        ("Justo diez", 10, "Justo diez"),
        ("Se corta en una palabra", 12, "Se corta en…"),
        ("Se corta, y bien", 10, "Se corta…"),
        ("Llanfairpwllgwyngyll", 10, "Llanfairp…"),
        ("港の町が古い灯台を買い取る", 6, "港の町が古…"),
        ("  dos\n\nlíneas  y\ttabulador ", 40, "dos líneas y tabulador"),
        ("", 5, ""),
        ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦"),
    ])
    func excerptsEndAtAWord(text: String, limit: Int, expected: String) {
        let excerpt = PlainText.excerpt(text, limit: limit)
        #expect(excerpt == expected)
        #expect(excerpt.count <= limit)
    }

    @Test(arguments: [
        ("<p>Uno &amp; dos</p><p>tres</p>", "Uno & dos tres"),
        ("&amp;lt;b&gt;", "&lt;b>"),
        ("sin marcas", "sin marcas"),
        ("roto <p", "roto"),
        ("<p>El <a href=\"/a\">pleno</a>, <b>hoy</b>.</p>", "El pleno, hoy."),
        (
            "<p>Acta<sup><a id=\"fnref-1\" role=\"doc-noteref\" href=\"#fn-1\">1</a></sup>.</p>"
                + "<ol class=\"footnotes\"><li id=\"fn-1\"><p>Nota</p></li></ol>", "Acta."
        ),
    ])
    func markupBecomesText(html: String, text: String) {
        #expect(PlainText.of(html) == text)
    }
}
