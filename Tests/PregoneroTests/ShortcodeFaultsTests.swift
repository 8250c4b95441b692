import Foundation
import Testing

/// A shortcode that is wrong costs its text and is named with its place; `--strict` fails.
@Suite struct ShortcodeFaultsTests {
    private func workplace(_ text: String) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"></svg>",
            to: "Content/pictures/uno.svg"
        )
        if text.contains("roto.svg") {
            try workplace.write("nada", to: "Content/pictures/roto.svg")
        }
        try workplace.write("%PDF", to: "Content/static/files/bando.pdf")
        try workplace.write(
            "---\ntitle: Otra\ndate: 2026-11-20\n---\nx\n",
            to: "Content/articles/otra.md"
        )
        try write(text, workplace)
        return workplace
    }

    private func write(_ text: String, _ workplace: Workplace) throws {
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\n---\nTexto.\n\n\(text)\n",
            to: "Content/articles/uno.md"
        )
    }

    /// Each with its place, what is said of it, and what to do.
    private static let wrong: [(String, String, String, String)] = [
        ("{{< vidoe x >}}", "7:1", "there is no shortcode 'vidoe'", "did you mean 'video'?"),
        (
            "{{< box tittle=\"x\" >}}\ny\n{{< /box >}}", "7:9",
            "'box' has no parameter 'tittle'", "did you mean 'title'?"
        ),
        (
            "{{< box >}}\ny", "7:1", "the shortcode 'box' is not closed",
            "put '{{< /box >}}' below its text"
        ),
        (
            "y\n\n{{< /box >}}", "9:1", "'{{< /box >}}' closes nothing",
            "put '{{< box >}}' above its text, or take it away"
        ),
        (
            "{{< box >}}\n{{< gallery >}}\n![](pictures/uno.svg)\n{{< /box >}}", "10:1",
            "'{{< /box >}}' stands within 'gallery', which is not closed",
            "put '{{< /gallery >}}' before it"
        ),
        (
            "{{< video \"x", "7:1", "the tag of the shortcode 'video' has no end",
            "end it with '>}}', and close the quotes"
        ),
        (
            "{{< video \"www.youtube.com/watch?v=abc\" >}}", "7:11",
            "there is no 'www.youtube.com/watch' in Content/",
            "begin an address of elsewhere with 'https://'"
        ),
        (
            "{{< video title=x >}}", "7:1", "'video' needs 'address'",
            "write {{< video address=\"…\" >}}"
        ),
        (
            "{{< video \"https://malo.example/w/abc\" >}}", "7:11",
            "the host 'malo.example' is not allowed",
            "add it to shortcodes.allow in the configuration; youtube.com and vimeo.com need no permission"
        ),
        (
            "{{< video \"https://www.youtube.com/\" >}}", "7:11",
            "'https://www.youtube.com/' is not the address of a film of YouTube",
            "write https://www.youtube.com/watch?v=…"
        ),
        (
            "{{< video \"http://vimeo.com/1\" >}}", "7:11",
            "'http://vimeo.com/1' is no address of the web over https",
            "write it whole, as the browser shows it: https://…"
        ),
        (
            "{{< post \"https://malo.example/@a/1\" author=a >}}\nx\n{{< /post >}}", "7:10",
            "the host 'malo.example' is not allowed",
            "add it to shortcodes.allow in the configuration; bsky.app needs no permission"
        ),
        (
            "{{< video media/no.webm >}}", "7:11", "there is no 'media/no.webm' in Content/",
            "put it into Content/media, and write media/NAME"
        ),
        (
            "{{< video \"https://vimeo.com/1\" poster=pictures/uno.sgv >}}", "7:33",
            "there is no picture 'pictures/uno.sgv' in Content/", "did you mean 'pictures/uno.svg'?"
        ),
        (
            "{{< video \"https://vimeo.com/1\" poster=pictures/roto.svg >}}", "7:33",
            "'pictures/roto.svg' in Content/ is damaged, or no picture",
            "put an SVG, JPEG, PNG, GIF or WebP file there that other programs open"
        ),
        (
            "{{< file files/bnado.pdf >}}", "7:10",
            "there is no file 'files/bnado.pdf' in Content/",
            "did you mean 'files/bando.pdf'?"
        ),
        (
            "{{< related otar.md >}}", "7:13", "there is no text 'otar.md'",
            "did you mean 'otra.md'?"
        ),
        (
            "{{< map latitude=x longitude=1 label=a >}}", "7:9",
            "'latitude' of 'map' must be a number, not 'x'",
            "write it with digits and a point: latitude=40.5"
        ),
        (
            "{{< map latitude=195 longitude=1 label=a >}}", "7:9",
            "'latitude' and 'longitude' of 'map' are no place: the latitude 195.0 is not between -90 and 90",
            "write degrees, not minutes or metres"
        ),
        (
            "{{< map maps/no.geojson >}}", "7:9", "there is no map 'maps/no.geojson' in Content/",
            "name a GeoJSON file relative to Content/, as maps/walk.geojson"
        ),
        (
            "{{< gallery >}}\nPalabras\n{{< /gallery >}}", "8:1", "a gallery holds pictures only",
            "write one on each line: ![what it shows](pictures/NAME \"caption\")"
        ),
        (
            "{{< contact action=\"http://a.example/\" >}}", "7:13",
            "a form cannot be sent to 'http://a.example/'",
            "write a path of the site, as /contact, or an address over https"
        ),
        (
            "{{< contact action=\"https://x;sandbox/\" >}}", "7:13",
            "a form cannot be sent to 'https://x;sandbox/'",
            "write a path of the site, as /contact, or an address over https"
        ),
        (
            "{{< contact action=\"https://*/\" >}}", "7:13",
            "a form cannot be sent to 'https://*/'",
            "write a path of the site, as /contact, or an address over https"
        ),
        (
            "{{< contact action=\"//a.example/\" >}}", "7:13",
            "a form cannot be sent to '//a.example/'",
            "write a path of the site, as /contact, or an address over https"
        ),
        (
            "Ver {{< file files/bando.pdf >}}", "7:5", "the shortcode 'file' stands amid words",
            "give it a line of its own"
        ),
    ]

    @Test(arguments: wrong.indices)
    func whatIsWrongIsNamedAndCostsTheText(index: Int) async throws {
        let (text, place, message, hint) = Self.wrong[index]
        let workplace = try workplace(text)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "Content/articles/uno.md:\(place): warning: \(message); the file is left out until it is mended\n"
                    + "hint: \(hint)\n"
            ),
            "\(run.errors)"
        )
        let site = try workplace.site()
        #expect(site.pages(containing: "<h1>Uno</h1>").isEmpty)
        #expect(site.pages(containing: "<h1>Otra</h1>").count == 1)
        #expect(try await workplace.build("--strict").code == 1)
    }

    @Test func theSignsOfOtherProgramsAreToldAndCostNothing() async throws {
        let workplace = try workplace("{{% box %}}")
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(run.code == 0)
            #expect(
                run.errors.contains(
                    "Content/articles/uno.md:7:1: warning: '{{%' begins no shortcode, and is shown as it is\n"
                        + "hint: write '{{<' and '>}}', or '\\{{%' where no shortcode is meant\n"
                ),
                "\(run.errors)"
            )
        }
        #expect(try workplace.site().pages(containing: "<h1>Uno</h1>").count == 1)
    }

    private static func boxes(_ count: Int) -> String {
        String(repeating: "{{< box >}}\n", count: count) + "Dentro.\n"
            + String(repeating: "{{< /box >}}\n", count: count)
    }

    @Test(arguments: [(8, false), (9, true)])
    func whatStandsInTooManyOthersIsToldAndOnlyItsTextShown(count: Int, isTold: Bool) async throws {
        let workplace = try workplace(Self.boxes(count))
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Content/articles/uno.md:15:1: warning: 'box' stands in 8 others: only its text is shown\n"
                    + "hint: put '{{< /box >}}' before it\n"
            ) == isTold,
            "\(run.errors)"
        )
        let site = try workplace.site()
        let page = site.text(try #require(site.pages(containing: "<h1>Uno</h1>").first))
        #expect(page.matches(of: /<section class="insert insert--box">/).count == 8)
        #expect(page.contains("<p>Dentro.</p>"), "\(page)")
    }

    @Test func thousandsInOneAnotherAreReadOnce() async throws {
        let workplace = try workplace(Self.boxes(10_000))
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Content/articles/uno.md:115: warning: from here on, 9892 more like these are not told\n"
                    + "hint: mend those that are told first\n"
            ),
            "\(run.errors.suffix(400))"
        )
        let site = try workplace.site()
        let page = site.text(try #require(site.pages(containing: "<h1>Uno</h1>").first))
        #expect(page.matches(of: /<section class="insert insert--box">/).count == 8)
    }

    @Test func onlyTheFirstOfVeryManyMistakesAreTold() async throws {
        let workplace = try workplace(String(repeating: "{{< ", count: 250_000))
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.matches(of: /a shortcode has no name/).count == 100)
        #expect(
            run.errors.contains(
                "Content/articles/uno.md:7: warning: from here on, 249900 more like these are not told; "
                    + "the file is left out until it is mended\n"
            ),
            "\(run.errors.suffix(400))"
        )
    }

    @Test func ofWhatAShortcodeFindsItselfOnlyTheFirstIsToldToo() async throws {
        let workplace = try workplace(
            String(repeating: "{{< video media/no.mp4 >}}\n\n", count: 150)
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.matches(of: /there is no 'media\/no.mp4' in Content\//).count == 100)
        #expect(
            run.errors.contains(
                "Content/articles/uno.md:207: warning: from here on, 50 more like these are not told; "
            ),
            "\(run.errors.suffix(400))"
        )
    }

    @Test func aPictureThatAGalleryLacksIsToldOnceAndHasNoPlaceInIt() async throws {
        let workplace = try workplace(
            "{{< gallery >}}\n![a](pictures/uno.svg \"A\")\n![b](pictures/no.svg \"B\")\n{{< /gallery >}}"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("there is no picture 'pictures/no.svg' in Content/"))
        #expect(!run.errors.contains("leads to nothing"), "\(run.errors)")
        let site = try workplace.site()
        let page = site.text(try #require(site.pages(containing: "<h1>Uno</h1>").first))
        #expect(page.contains("<figcaption>A</figcaption>"))
        #expect(!page.contains("<figcaption>B</figcaption>") && !page.contains("<a >"))
    }

    @Test func whatWasPublishedStaysUntilItIsMended() async throws {
        let workplace = try workplace("{{< video \"https://vimeo.com/1\" title=\"Uno y dos\" >}}")
        #expect(try await workplace.build("--strict").code == 0)
        try write("{{< video \"https://vimeo.com/1\" titel=\"x\" >}}", workplace)
        let run = try await workplace.build()
        #expect(run.code == 0 && run.errors.contains("did you mean 'title'?"), "\(run.errors)")
        let site = try workplace.site()
        let page = site.text(try #require(site.pages(containing: "<h1>Uno</h1>").first))
        #expect(page.contains("Uno y dos</span>") && page.contains("/_/inserts."))
        #expect(page.contains("frame-src https://player.vimeo.com;"))
    }

    @Test func aSitesOwnAreTemplatesThatAreChecked() async throws {
        let workplace = try workplace(
            "{{< cita author=\"Ana <3\" >}}\nUna *frase*.\n{{< /cita >}}"
        )
        let template = "Templates/shortcodes/cita.mustache"
        try workplace.write(
            "---\nrequired: [author]\noptional: [year]\nbody: true\n---\n<blockquote>{{{body}}}<cite>{{author}}{{#year}}, {{year}}{{/year}}</cite></blockquote>\n",
            to: template
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        func page() throws -> String {
            let site = try workplace.site()
            return site.text(try #require(site.pages(containing: "<h1>Uno</h1>").first))
        }
        let first = try page()
        #expect(
            first.contains(
                "<blockquote><p>Una <em>frase</em>.</p><cite>Ana &lt;3</cite></blockquote>"
            ),
            "\(first)"
        )
        // Another template makes the article anew.
        try workplace.write(
            "---\nrequired: [author]\nbody: true\n---\n<blockquote>{{{body}}}<b>{{author}}</b></blockquote>\n",
            to: template
        )
        #expect(try await workplace.build("--strict").code == 0)
        #expect(try page().contains("<b>Ana &lt;3</b>"))

        try workplace.write(
            "---\nrequired: [author]\nbody: true\n---\n<p>\n{{{body}}}{{autor}}</p>\n",
            to: template
        )
        let wrong = try await workplace.build()
        #expect(
            wrong.errors.contains(
                "\(template):6:13: warning: unknown name 'autor' in the shortcode 'cita'\n"
                    + "hint: did you mean 'author'?\n"
            ),
            "\(wrong.errors)"
        )
        #expect(
            wrong.errors.contains(
                "Content/articles/uno.md:7:1: warning: the template of 'cita' has mistakes; "
                    + "the file is left out until it is mended\nhint: mend \(template)\n"
            ),
            "\(wrong.errors)"
        )
        #expect(try page().contains("<b>Ana &lt;3</b>"))
        #expect(try await workplace.build("--strict").code == 1)
    }

    /// Also where it has the name of one that every portal has.
    @Test(arguments: ["cita", "box"])
    func anOwnOneWhoseHeadIsWrongIsNamedWithItsFile(name: String) async throws {
        let workplace = try workplace("{{< \(name) a=1 >}}\nx\n{{< /\(name) >}}")
        let template = "Templates/shortcodes/\(name).mustache"
        try workplace.write("---\nfoo: 1\n---\n<p>x</p>\n", to: template)
        let run = try await workplace.build()
        #expect(run.errors.contains("\(template):2:1: warning: unknown key 'foo'"))
        #expect(
            run.errors.contains(
                "Content/articles/uno.md:7:1: warning: the template of '\(name)' has mistakes; "
                    + "the file is left out until it is mended\nhint: mend \(template)\n"
            ),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("there is no shortcode"), "\(run.errors)")
    }

    @Test func anOwnOneThatNamesAnAssetIsToldWhereFilesLie() async throws {
        let workplace = try workplace("Nada.")
        try workplace.write(
            "<img src=\"{{#asset}}x.svg{{/asset}}\" alt=\"\">\n",
            to: "Templates/shortcodes/cita.mustache"
        )
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "warning: unknown name 'asset' in the shortcode 'cita'\n"
                    + "hint: templates of shortcodes name no assets: put the file into Content/static\n"
            ),
            "\(run.errors)"
        )
    }

    /// Its names are those that a tag can give, each once; what the policy forbids is told.
    @Test(arguments: [
        ("required: [a]\noptional: [b, a]", "<p>{{a}}</p>", "'a' is named twice"),
        ("required: [\"a b\"]", "<p>x</p>", "'a b' is no name of a parameter"),
        ("optional: [a]", "<p style=\"x\">{{a}}</p>", "the policy of the pages forbids 'style'"),
        ("optional: [a]", "<script>x()</script>", "the policy of the pages forbids <script>"),
        (
            "optional: [a]", "<object data=\"/x\"></object>",
            "the policy of the pages forbids <object>"
        ),
    ])
    func ofAnOwnOneAllIsToldThatWouldNotWork(
        head: String,
        template: String,
        message: String
    ) async throws {
        let workplace = try workplace("Nada.")
        try workplace.write(
            "---\n\(head)\n---\n\(template)\n",
            to: "Templates/shortcodes/cita.mustache"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains("Templates/shortcodes/cita.mustache")
                && run.errors.contains("warning: \(message)"),
            "\(run.errors)"
        )
    }

    @Test func aReachBesideAFileIsAWarningAndTheMapStands() async throws {
        let workplace = try workplace("{{< map maps/ruta.geojson reach=5 >}}")
        try workplace.write(
            #"{"type":"LineString","coordinates":[[-3.7,40.4],[-3.6,40.5]]}"#,
            to: "Content/maps/ruta.geojson"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                """
                Content/articles/uno.md:7:27: warning: 'reach' of 'map' does nothing beside a file: its shapes say \
                how much is seen
                hint: remove 'reach', or write latitude, longitude and label instead of the file

                """
            ),
            "\(run.errors)"
        )
        #expect(try !workplace.site().pages(containing: "insert--map").isEmpty)
    }

    @Test func aMapThatIsTooLargeIsNamedWithTheLimit() async throws {
        let workplace = try workplace("{{< map maps/ruta.geojson >}}")
        let blanks = String(repeating: " ", count: 4 << 20)
        try workplace.write("{\(blanks)}", to: "Content/maps/ruta.geojson")
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "Content/maps/ruta.geojson: warning: it has more than 4 MB; the file is left out"
            ),
            "\(run.errors)"
        )
    }
}
