import TestSupport
import Testing

@testable import Presentation

@Suite struct ShortTextTests {
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
        let excerpt = ShortText.excerpt(text, limit: limit)
        #expect(excerpt == expected)
        #expect(excerpt.count <= limit)
    }

    @Test func oneLineIsItsWordsWithSingleSpaces() {
        let pieces = ["a", "é", " ", " ", "\n", "\t", "!", "palabra", "\u{1}"]
        var random = SeededGenerator(seed: 11)
        for _ in 0..<4_000 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            let words = text.unicodeScalars.split { $0.value <= 0x20 }.map { String($0) }
            #expect(ShortText.onOneLine(text) == words.joined(separator: " "))
        }
    }

    @Test func ofLongMarkupOnlyTheBeginningIsRead() {
        let html = "<p>uno <b>dos</b>\ntres</p> &amp; <i>cuatro cinco</i>"
        let whole = ShortText.of(html)
        #expect(whole == "uno dos tres & cuatro cinco")
        for length in 0...40 {
            let beginning = ShortText.of(html, length: length)
            #expect(whole == beginning || whole.hasPrefix(beginning + " ") || beginning.isEmpty)
        }
        #expect(ShortText.of(html, length: 5) == "uno dos")
    }

    /// What is counted byte by byte is cut where counting its characters cuts it.
    @Test func lettersOfAllKindsAreCutAsTheyAreRead() {
        let pieces = [
            "a", "é", "ñ", "ł", " ", " ", "uno", ", ", "—", "–", "…", "«", "e\u{301}", "\u{AD}",
            "港", "👩‍👩‍👧", "a\u{200D}",
            "©", "©\u{FE0F}", "\u{2028}", ". ", "(", "-", "x\u{308}",
        ]
        var random = SeededGenerator(seed: 7)
        var simple = 0
        for number in 0..<4_000 {
            // Every other text has no marks that join what stands before them.
            let known = number.isMultiple(of: 2) ? pieces : Array(pieces.prefix(12))
            let text = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                known.randomElement(using: &random) ?? ""
            }.joined()
            let limit = Int.random(in: 1...40, using: &random)
            let line = ShortText.onOneLine(text)
            guard line.utf8.count > limit, let excerpt = SimpleText.excerpt(line, limit: limit)
            else { continue }
            simple += 1
            #expect(excerpt == ShortText.counted(line, limit: limit), "\(line.debugDescription)")
        }
        #expect(simple > 1_000)
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
        #expect(ShortText.of(html) == text)
    }
}
