import Foundation
import Testing

/// Shortcodes of the newsroom's own texts: what they stand for, and what is said of those that are wrong.
@Suite struct ShortcodesTests {
    private static let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"></svg>"
    private static let film: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3] + Array(repeating: 0, count: 40)
    private static let sound: [UInt8] = [0xFF, 0xF3, 0x40, 0xC4] + Array(repeating: 0, count: 60)

    private func workplace(_ text: String, base: String = "https://portal.example/") throws
        -> Workplace
    {
        let workplace = try Workplace()
        try workplace.configure(site: "  shortcodes: {allow: [tube.example]}", baseURL: base)
        try workplace.write(Self.drawing, to: "Content/pictures/uno.svg")
        try workplace.write(Self.drawing, to: "Content/pictures/dos.svg")
        try workplace.write(Self.film, to: "Content/media/puente.webm")
        try workplace.write(Self.sound, to: "Content/media/jota.mp3")
        try workplace.write("WEBVTT\n\n", to: "Content/static/puente.vtt")
        try workplace.write(
            String(repeating: "x", count: 2_340_000),
            to: "Content/static/files/bando.pdf"
        )
        try write(text, workplace)
        return workplace
    }

    private func write(_ text: String, _ workplace: Workplace) throws {
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\n---\n\(text)\n\nLas primeras palabras.\n",
            to: "Content/articles/uno.md"
        )
    }

    private func page(_ workplace: Workplace) throws -> String {
        let site = try workplace.site()
        return site.text(try #require(site.pages(containing: "<h1>Uno</h1>").first))
    }

    private func built(_ text: String, base: String = "https://portal.example/") async throws
        -> (page: String, workplace: Workplace)
    {
        let workplace = try workplace(text, base: base)
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        return (try page(workplace), workplace)
    }

    /// Each with its address and the frame that is loaded when a reader asks for it.
    private static let films = [
        (
            "https://www.youtube.com/watch?v=abcdefghijk",
            "www.youtube-nocookie.com/embed/abcdefghijk"
        ),
        ("https://youtu.be/abcdefghijk?t=3", "www.youtube-nocookie.com/embed/abcdefghijk"),
        ("https://vimeo.com/123456/abcdef", "player.vimeo.com/video/123456"),
        ("https://tube.example/w/abcDEF123", "tube.example/videos/embed/abcDEF123"),
    ]

    @Test(arguments: films)
    func aFilmOfOthersIsALinkUntilItIsAskedFor(address: String, frame: String) async throws {
        let (page, workplace) = try await built(
            "{{< video \"\(address)\" title=\"El <puente>\" poster=\"pictures/uno.svg\" caption=\"De lejos\" >}}"
        )
        #expect(!page.contains("<iframe"))
        #expect(page.contains("<a href=\"\(address)\" data-frame=\"https://\(frame)?"), "\(page)")
        #expect(page.contains("El &lt;puente&gt;</span>"))
        #expect(page.contains("<figcaption>De lejos <small class=\"insert__note\">Al pulsar se"))
        #expect(page.firstMatch(of: /<img src="\/_\/uno\.[0-9a-f]{8}\.svg"/) != nil)
        // The page alone may load it, by that directive alone; the server's word for all pages lets it.
        let host = frame.prefix { $0 != "/" }
        let policy = try #require(page.firstMatch(of: /Policy" content="([^"]*)"/)).output.1
        #expect(policy.contains("frame-src https://\(host);"))
        #expect(policy.components(separatedBy: String(host)).count == 2)
        let site = try workplace.site()
        #expect(!site.text("index.html").contains(host))
        #expect(site.text("_headers").contains("frame-src https://\(host);"))
        #expect(page.contains("/_/inserts."))
        #expect(!site.text("index.html").contains("/_/inserts."))
    }

    @Test func aFilmOfOnesOwnIsPlayedByTheBrowser() async throws {
        let (page, workplace) = try await built(
            "{{< video media/puente.webm poster=pictures/uno.svg captions=puente.vtt title=\"Puente\" >}}",
            base: "https://portal.example/diario/"
        )
        let found = try #require(
            page.firstMatch(
                of:
                    /<video controls playsinline preload="none" poster="\/diario\/_\/uno[^"]*" width="40" height="30" aria-label="Puente"><source src="\/diario(\/_\/puente[^"]*)" type="video\/webm"><track kind="captions" src="\/diario\/puente.vtt" srclang="es" label="Subtítulos" default>/
            ),
            "\(page)"
        )
        #expect(try workplace.site().files[String(found.output.1.dropFirst())] == Self.film)
        #expect(!page.contains("frame-src"))
        // Another film has another address, though the article is as it was.
        try workplace.write(Self.film + [1], to: "Content/media/puente.webm")
        #expect(try await workplace.build().code == 0)
        #expect(try !self.page(workplace).contains(found.output.1))
    }

    @Test func soundsFilesAndMessages() async throws {
        let (page, _) = try await built(
            """
            {{< audio media/jota.mp3 title="Jota" >}}

            {{< file "files/bando.pdf" title="El bando" >}}

            {{< post "https://bsky.app/profile/ana.example/post/3kabc" author="Ana" date="2026-11-19" >}}
            Ha dicho **sí**.
            {{< /post >}}
            """
        )
        #expect(
            page.firstMatch(
                of:
                    /<audio controls preload="none" src="\/_\/jota\.[0-9a-f]{8}\.mp3" aria-label="Jota">/
            ) != nil
        )
        #expect(
            page.contains(
                "<a href=\"/files/bando.pdf\" download>El bando</a> <span>PDF, 2,3\u{A0}MB</span>"
            ),
            "\(page)"
        )
        #expect(page.contains("<p>Ha dicho <strong>sí</strong>.</p></blockquote>"))
        #expect(page.contains("<time datetime=\"2026-11-19\">19 de noviembre de 2026</time>"))
        #expect(
            page.contains(
                "data-frame=\"https://embed.bsky.app/embed/ana.example/app.bsky.feed.post/3kabc\""
            )
        )
    }

    @Test func aBoxHoldsMarkdownWithLinksAndOtherShortcodes() async throws {
        let (page, _) = try await built(
            """
            {{< box title="Las cifras" >}}
            - **Uno** y [el bando](files/bando.pdf)
            {{< file "files/bando.pdf" >}}
            {{< /box >}}
            """
        )
        #expect(
            page.contains(
                "<section class=\"insert insert--box\" aria-label=\"Las cifras\"><p class=\"insert__title\">Las cifras</p>"
            )
        )
        #expect(page.contains("<strong>Uno</strong> y <a href=\"/files/bando.pdf\">el bando</a>"))
        #expect(page.contains(">bando.pdf</a> <span>PDF, 2,3\u{A0}MB</span></p>\n</section>"))
    }

    @Test func aGalleryIsAGridOfFigures() async throws {
        let (page, _) = try await built(
            """
            {{< gallery "El río" >}}
            ![Orilla](pictures/uno.svg "Al \\"alba\\"")
            ![Puente](pictures/dos.svg)
            {{< /gallery >}}
            """
        )
        let figures = page.matches(
            of:
                /<figure><a href="(\/_\/[^"]*)"><img src="(\/_\/[^"]*)"[^>]*alt="(\w+)"[^>]*><\/a>(?:<figcaption>(.*?)<\/figcaption>)?<\/figure>/
        )
        #expect(figures.allSatisfy { $0.output.1 == $0.output.2 })
        #expect(figures.map { String($0.output.3) } == ["Orilla", "Puente"], "\(page)")
        #expect(figures.first?.output.4 == "Al &quot;alba&quot;")
        #expect(page.contains("role=\"group\" aria-label=\"El río\""))
        #expect(page.contains("<dialog aria-label=\"El río\">"))
    }

    @Test func mapsAreDrawnAndFollowTheirFile() async throws {
        let shape = { (name: String) in
            #"{"type":"Feature","properties":{"name":"\#(name)"},"geometry":{"type":"LineString","coordinates":[[-3.7,40.4],[-3.6,40.5]]}}"#
        }
        let workplace = try workplace(
            "{{< map maps/ruta.geojson caption=\"La ruta\" >}}\n\n{{< map latitude=40.4 longitude=-3.7 label=\"La fuente\" >}}"
        )
        try workplace.write(shape("Cañada"), to: "Content/maps/ruta.geojson")
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let page = try page(workplace)
        #expect(page.contains(">Cañada</text>") && page.contains("class=\"insert__line\""))
        #expect(page.contains("<figcaption>La ruta</figcaption>"))
        #expect(page.contains(">La fuente</text>") && page.contains("<circle r=\"8\"/>"))
        #expect(page.contains("/_/map."))
        // Nothing but the file has changed.
        try workplace.write(shape("Vereda"), to: "Content/maps/ruta.geojson")
        #expect(try await workplace.build("--strict").code == 0)
        #expect(try self.page(workplace).contains(">Vereda</text>"))
        #expect(try !self.page(workplace).contains("Cañada"))
    }

    @Test(arguments: ["", "id: hugo/otra\n"])
    func otherTextsAreNamedByFileOrId(id: String) async throws {
        let workplace = try workplace("{{< related otra.md quienes.md title=\"Más\" >}}")
        try workplace.write(
            "---\ntitle: Otra & más\n\(id)date: 2026-11-18\n---\nTexto.\n",
            to: "Content/articles/2026/otra.md"
        )
        try workplace.write(
            "---\ntitle: Who\nlanguage: en\n---\nx\n",
            to: "Content/pages/quienes.md"
        )
        #expect(try await workplace.build("--strict").code == 0)
        let first = try page(workplace)
        let link = try #require(
            first.firstMatch(
                of:
                    /<li><a href="(\/n\/2026\/11\/18\/otra-mas-(\w+)\/)">Otra &amp; más<\/a><\/li><li lang="en"><a href="\/en\/quienes\/">Who/
            ),
            "\(first)"
        )
        try write("{{< related \(link.output.2) >}}", workplace)
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try page(workplace).contains("<li><a href=\"\(link.output.1)\">Otra"))
    }

    @Test func lettersAndForms() async throws {
        let (page, _) = try await built(
            """
            {{< contact "mesa@portal.example" subject="Una pista" >}}

            {{< contact action="https://form.example/a?b=1" title="Avisa" >}}
            """
        )
        #expect(page.contains("href=\"mailto:mesa@portal.example?subject=Una%20pista\""))
        #expect(page.contains("action=\"https://form.example/a?b=1\" method=\"post\""))
        #expect(page.contains("form-action &#39;self&#39; https://form.example"))
        #expect(page.contains("<textarea name=\"message\""))
        let (own, _) = try await built(
            "{{< contact action=\"/avisos\" >}}",
            base: "https://portal.example/diario/"
        )
        #expect(own.contains("action=\"/diario/avisos\" method=\"post\""))
        #expect(own.contains("form-action &#39;self&#39;\""))
    }

    @Test func readersElsewhereGetWordsAndLinks() async throws {
        let (page, workplace) = try await built(
            """
            {{< video "https://vimeo.com/123456" title="Crecida" >}}
            {{< video media/puente.webm poster=pictures/uno.svg title="Puente" >}}
            {{< map latitude=40.4 longitude=-3.7 label="La fuente" >}}
            {{< contact action="/avisos" >}}
            """
        )
        let site = try workplace.site()
        let feed = site.text("atom.xml")
        #expect(feed.contains("https://vimeo.com/123456") && feed.contains("Crecida"))
        #expect(
            feed.contains("src=&quot;https://portal.example/_/puente.")
                || feed.contains("src=\"https://portal.example/_/puente.")
        )
        for left in ["<svg", "&lt;svg", "<form", "&lt;form", "Al pulsar", "{{", "\u{E0F1}"] {
            #expect(!feed.contains(left), "\(left)")
        }
        #expect(page.contains("<meta name=\"description\" content=\"Las primeras palabras.\">"))
        #expect(!page.contains("class=\"standfirst\""))
    }

    @Test func thePageAboutPrivacyNamesWhomReadersMayAsk() async throws {
        let workplace = try workplace("{{< video \"https://vimeo.com/123456\" >}}")
        try workplace.write(
            "---\ntitle: Privacidad\nkey: privacy\n---\nx\n",
            to: "Content/pages/privacidad.md"
        )
        #expect(try await workplace.build("--strict").code == 0)
        #expect(try workplace.site().text("privacidad/index.html").contains("player.vimeo.com"))
    }

    @Test func aSiteWithoutThemHasNoneOfTheirFiles() async throws {
        let (page, workplace) = try await built("Nada.")
        #expect(!page.contains("inserts."))
        #expect(try !workplace.site().files.keys.contains { $0.contains("inserts.") })
    }
}
