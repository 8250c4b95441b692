import Foundation
import Testing

@testable import Importing

/// What texts of Hugo and Jekyll say of addresses and tags.
@Suite struct FolderTextsTests {
    @Test(
        "A pattern makes addresses of dates and names",
        arguments: [
            ("/:year/:month/:slug/", "/2020/05/uno/"),
            ("/:categories/:year/:y_day/:title.html", "/a/b/2020/122/uno.html"),
            (":section/:slug", "/uno"), ("/:short_year/:i_month/:i_day/:title", "/20/5/1/uno"),
            ("/", "/"),
        ]
    )
    func patterns(pattern: String, expected: String) throws {
        let date = try Date("2020-05-01T10:00:00Z", strategy: .iso8601)
        let made = PermalinkPattern(text: pattern, zone: .gmt)
            .address(date: date, ["slug": "uno", "title": "uno", "categories": "a/b"])
        #expect(made == expected)
    }

    @Test("A call has words and named values, in any quotes")
    func calls() {
        let call = TagCall(#" figure src="a b.png" alt='x "y"' n = 3 `raw \ text` last "#)
        #expect(call.name == "figure")
        #expect(call.values == ["src": "a b.png", "alt": "x \"y\"", "n": "3"])
        #expect(call.words == ["raw \\ text", "last"])
    }

    @Test("Code is told from words, however long its fences are")
    func code() {
        let text = "a `b` ``c ` d`` e\n\n````md\n```\nf\n```\n````\ng ` h\n~~~\ni"
        let parts = MarkdownCode.parts(of: text)
        #expect(parts.map(\.text).joined() == text)
        #expect(
            parts.filter(\.isCode).map(\.text) == [
                "`b`", "``c ` d``", "````md\n```\nf\n```\n````\n", "~~~\ni",
            ]
        )
    }

    @Test(
        "Footnotes and lines of talk are no definitions, and addresses in brackets may hold blanks"
    )
    func noDefinitions() {
        let text = """
            a[^1] ![f](<Mi Foto.PNG>) [g]

            [^1]: The mill was built in 1920.
            [^2]: https://x.example/
            [Ana]: Hola, que tal
            [g]: <tres cuatro> "un título"
            """
        #expect(
            MarkdownAddresses(text).text(MarkingBook())
                == text.replacing("Mi Foto.PNG", with: "FMi%20Foto.PNG")
                .replacing("tres cuatro", with: "Ltres%20cuatro")
        )
    }

    @Test("Marks of kramdown go, and code keeps what looks like them")
    func marks() {
        let code = "```elixir\n{:ok, body} -> body\n```\n\n`{:error, a}`"
        var liquid = JekyllLiquid(base: "", home: "", values: { _ in nil }) { _ in nil }
        let text =
            "Uno {:.a}\n{: .b}\n\n\(code)\n\n{% highlight clojure %}\n{:a 1}\n{% endhighlight %}\n"
        let made = liquid.markdown(text)
        #expect(made.contains(code))
        #expect(made.contains("```clojure\n{:a 1}\n```"))
        #expect(made.hasPrefix("Uno \n"))
        #expect(!made.contains("{: .b}"))
    }

    @Test("Addresses of links, pictures, definitions and tags are found, those in code are not")
    func addresses() {
        let text = """
            [a](/uno "x") ![b](dos.png) [![c](tres.png)](/cuatro_(x)) `[d](cinco)`
            <a href="/seis"><img src='siete.png'></a>

            [e]: /ocho
            """
        #expect(MarkdownAddresses(text).files == ["dos.png", "tres.png", "siete.png"])
        let made = MarkdownAddresses(text).text(MarkingBook())
        #expect(
            made == """
                [a](L/uno "x") ![b](Fdos.png) [![c](Ftres.png)](L/cuatro_%28x%29) `[d](cinco)`
                <a href="L/seis"><img src='Fsiete.png'></a>

                [e]: L/ocho
                """
        )
    }

    @Test(
        "Hugo keeps signs in addresses that others drop",
        arguments: [
            ("C++", "c++"), ("C#", "c%23"), ("a/b", "a/b"), ("AT&T", "att"), ("x@y", "x@y"),
            ("Ñu ~ é", "ñu-~-é"), ("a - b", "a---b"), ("hola, mundo", "hola-mundo"),
        ]
    )
    func hugoTerms(name: String, expected: String) {
        #expect(SiteSlug.hugoTerm(name) == expected)
    }

    @Test(
        "The path of a Jekyll site stands before an address once",
        arguments: [
            ("{{ site.baseurl }}{% post_url x %}", "/blog/2020/x/"),
            ("{{ site.baseurl }}/{% link x %}", "/blog/2020/x/"),
            ("{% post_url x %}", "/blog/2020/x/"), ("{{ site.baseurl }}/y/", "/blog/y/"),
            ("{{ site.url }}{{ site.baseurl }}{% post_url x %}", "https://a.example/blog/2020/x/"),
            ("{{ site.url }}{% post_url x %}", "https://a.example/blog/2020/x/"),
            ("{{ site.url }}{{ site.baseurl }}/y/", "https://a.example/blog/y/"),
            ("{{ '/blogs/' | relative_url }}", "/blog/blogs/"),
            ("{{ site.baseurl }}{{ '/y/' | relative_url }}", "/blog/y/"),
        ]
    )
    func jekyllBase(written: String, expected: String) {
        var liquid = JekyllLiquid(
            base: "/blog",
            home: "https://a.example/blog/",
            values: { _ in nil },
            page: { $0 == "x" ? "/blog/2020/x/" : nil }
        )
        #expect(liquid.markdown("[a](\(written))") == "[a](\(expected))")
    }

    @Test("Headings are found by what they were called there")
    func anchors() {
        let markdown = """
            # Título «largo»

            ## Uno
            ```
            ## Código
            ```
            ## Uno ##
            ### El [enlace](/x/) y `más` {#propio}
            ## Dos {#otro .ancho}
            ## Tres {.ancho}
            #Nada
            """
        let made = TextAnchors.of(.markdown(markdown))
        for (name, id) in [
            ("título-largo", "titulo-largo"), ("ttulo-largo", "titulo-largo"), ("uno", "uno"),
            ("uno-1", "uno-2"), ("propio", "el-enlace-y-mas"),
            ("el-enlace-y-más", "el-enlace-y-mas"), ("otro", "dos"), ("tres", "tres"),
        ] {
            #expect(made[TextAnchors.key(name)] == id, "\(name) in \(made)")
        }
        #expect(made["código"] == nil && made["nada"] == nil)
    }

    @Test("Headings in HTML are found by their ids, or by what stands in them")
    func anchorsInHTML() {
        let html = """
            <h2 id="toc-1">La <b>torre</b></h2><div><H3><a name="ancla"></a>El mar</H3></div>
            <h2>La torre</h2><p id="nota">Nota</p><h2 id="vacia"> </h2>
            """
        let made = TextAnchors.of(.html(html, breaksLines: false))
        #expect(
            made == [
                "toc1": "la-torre", "latorre": "la-torre", "ancla": "el-mar", "elmar": "el-mar",
                "latorre1": "la-torre-2",
            ]
        )
        #expect(TextAnchors.of(.html("<h2>La torre</h2>", breaksLines: false)).isEmpty)
    }

    @Test(
        "What is no character in JSON is shown as that, and the rest stays",
        arguments: [
            (#"a\ud800b"#, #"a\ufffdb"#), (#"\u0000"#, #"\ufffd"#), (#"\uDC00"#, #"\ufffd"#),
            (#"\ud83d\ude00"#, #"\ud83d\ude00"#), (#"\ud83d\ud83d\ude00"#, #"\ufffd\ud83d\ude00"#),
            (#"\\ud800"#, #"\\ud800"#), (#"\\\ud800"#, #"\\\ufffd"#), (#"\ud8"#, #"\ud8"#),
            (#"\"#, #"\"#),
        ]
    )
    func escapes(json: String, expected: String) {
        #expect(String(decoding: WholeEscapes.mended(Data(json.utf8)), as: UTF8.self) == expected)
    }

    @Test("Shortcodes of Hugo in code stay, quoted ones are shown")
    func hugo() {
        var shortcodes = HugoShortcodes { $0 == "uno.md" ? "/uno/" : nil }
        #expect(shortcodes.markdown("[a]({{< ref \"uno.md\" >}})") == "[a](/uno/)")
        #expect(shortcodes.markdown("`{{< x >}}`") == "`{{< x >}}`")
        #expect(shortcodes.markdown("{{</* x */>}}") == "\\{{< x >}}")
        #expect(shortcodes.markdown("{{ .Title }} {{< open") == "{{ .Title }} {{< open")
        #expect(shortcodes.losses.isEmpty)
        #expect(
            shortcodes.markdown("{{< nada >}}{{% caja %}}**x**{{% /caja %}}")
                == "\\{{< nada >}}**x**"
        )
        #expect(shortcodes.losses == ["the shortcode 'nada'", "the shortcode 'caja'"])
    }
}

/// Marks what it is asked for.
private struct MarkingBook: AddressBook {
    func place(ofFile address: String) -> PlacedFile { .file("F\(address)") }
    func place(ofLink address: String) -> String? { "L\(address)" }
}
