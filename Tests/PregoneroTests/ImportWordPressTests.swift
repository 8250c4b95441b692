import Foundation
import Testing

/// A site of WordPress becomes one of the newsroom's own.
@Suite struct ImportWordPressTests {
    /// A folder with the export and a copy of its files.
    private func workplace(_ name: String = "wordpress.xml") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(site: "  sections: all", baseURL: "https://el-faro.example/")
        var export = [UInt8](try Data(contentsOf: ImportFixture.file(name)))
        // What no text editor would write: half of a character.
        let broken = Array("ROTO".utf8)
        if let place = export.firstRange(of: broken) { export.replaceSubrange(place, with: [0xC3]) }
        try workplace.write(export, to: "export.xml")
        try ImportFixture.writeFiles(in: workplace, folder: "uploads/2020/05")
        return workplace
    }

    @Test("Every old address answers, and what does not is named")
    func addresses() async throws {
        let workplace = try workplace()
        let run = try await workplace.run("import", "wordpress", "export.xml", "--media", "uploads")
        #expect(run.code == 0, "\(run.errors)")
        let built = try await workplace.build("--offline", "--quiet")
        // A page and a film that are gone, which their texts still name.
        #expect(built.code == 0 && built.warningCount == 2, "\(built.errors)")
        let site = try workplace.site()
        #expect(site.brokenLinks() == [])
        let expected = [
            ("/2020/05/vuelve-el-ferry/", "Vuelve el ferry &amp; la barca"),
            ("/2020/05/ferry-viejo/", "Vuelve el ferry &amp; la barca"),
            ("/2020/05/la-barca/", "La barca"),
            ("/2020/05/la-barca-2/", "La barca"),
            ("/2020/05/partes/", "Muchas partes"),
            ("/2020/05/café-البحر/", "El café de %c3%b1"),
            ("/acerca/", "Acerca"),
            ("/contacto/equipo/", "Equipo"),
            ("/2020/05/vuelve-el-ferry/ferry/", "Vuelve el ferry &amp; la barca"),
            ("/category/puerto/", "Puerto"),
            ("/category/deportes/", "Deportes"),
            ("/category/puerto/muelle-nuevo/", "Muelle nuevo"),
            ("/tag/mar/", "Mar"),
            ("/tag/ferry/", "Ferry"),
            ("/author/ana/", "Ana Soto"), ("/2020/", "La barca"), ("/2020/05/", "La barca"),
        ]
        for (address, title) in expected {
            let page = ImportFixture.answer(to: address, in: site)
            #expect(page?.contains(title) == true, "\(address) → \(page?.prefix(300) ?? "nothing")")
        }
        for file in ["horario.pdf", "ferry.png", "muelle.png", "sirena.mp3"] {
            #expect(site.files["wp-content/uploads/2020/05/\(file)"] != nil, "\(file)")
        }
        // What files cannot answer has rules, which lead to what does.
        let rules = try workplace.read("imports/wordpress-el-faro-example/_redirects")
        for (old, title) in [
            // With the sign, since the front page stands where they ask.
            ("/ p=3 ", "Sin enlace propio"), ("/ p=1 ", "Vuelve el ferry"),
            ("/ page_id=21 ", "Equipo"),
            ("/2020/05/version-1.2 ", "Versión 1.2"), ("/author/bea.ruiz/ ", "Bea Ruiz"),
        ] {
            let line = try #require(
                rules.split(separator: "\n").first { $0.hasPrefix(old) },
                "\(rules)"
            )
            #expect(line.hasSuffix(old.hasPrefix("/ ") ? " 301!" : " 301"), "\(line)")
            let target = String(line.split(separator: " ").dropLast().last ?? "")
            #expect(ImportFixture.answer(to: target, in: site)?.contains(title) == true, "\(line)")
        }
        let report = try workplace.read("imports/wordpress-el-faro-example/report.md")
        for line in ["`/author/bea.ruiz/`", "`/noticias/`"] {
            #expect(report.contains(line), "\(report)")
        }
    }

    private static func export(_ items: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?><rss xmlns:wp="http://wordpress.org/export/1.2/"
        xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>El faro</title>
        <link>https://el-faro.example</link><wp:wxr_version>1.2</wp:wxr_version>
        <wp:base_blog_url>https://el-faro.example</wp:base_blog_url>
        <wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>mar</wp:category_nicename>
        <wp:cat_name>Mar</wp:cat_name></wp:category>\(items)</channel></rss>
        """
    }

    @Test("An export in UTF-16 is one, and whole")
    func wideText() async throws {
        let workplace = try Workplace()
        try workplace.configure(baseURL: "https://el-faro.example/")
        let item = """
            <item><title>Año</title><link>https://el-faro.example/uno/</link><content:encoded>ñ</content:encoded>
            <wp:post_id>1</wp:post_id><wp:post_date_gmt>2020-05-01 10:00:00</wp:post_date_gmt>
            <wp:post_name>uno</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
            """
        let text = Self.export(item).replacing("UTF-8", with: "UTF-16")
        let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try workplace.write([0xFF, 0xFE] + units, to: "export.xml")
        let run = try await workplace.run("import", "wordpress", "export.xml")
        #expect(run.code == 0 && !run.errors.contains("is missing"), "\(run.errors)")
        let file = try workplace.read("Content/articles/2020/2020-05-01-uno.md")
        #expect(file.contains("title: \"Año\"\n") && file.hasSuffix("\n\nñ\n"), "\(file)")
    }

    @Test("Nothing of an old address is a word of a server's settings")
    func hostileAddresses() async throws {
        let workplace = try Workplace()
        try workplace.configure(baseURL: "https://el-faro.example/")
        let items = [
            ("1", "uno%22%CC%81;x"), ("2", "dos%0D%0AHeader"), ("3&#10;} x", "tres"),
            ("4", "it's%20%C3%B1"),
        ].map { number, name in
            """
            <item><title>Uno</title><link>https://el-faro.example/\(name)/</link><content:encoded>a</content:encoded>
            <wp:post_id>\(number)</wp:post_id><wp:post_date_gmt>2020-05-01 10:00:00</wp:post_date_gmt>
            <wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
            """
        }
        try workplace.write(Self.export(items.joined()), to: "export.xml")
        let run = try await workplace.run("import", "wordpress", "export.xml")
        #expect(run.code == 0, "\(run.errors)")
        let folder = "imports/wordpress-el-faro-example"
        for (name, quoted) in [
            ("nginx-redirects.conf", "location = \"/uno\\\"\u{301};x/\" {\n"),
            ("Caddyfile", "redir \"/uno\\\"\u{301};x/\" \""),
            ("apache.conf", "RewriteRule \"^/?uno\\x22\u{301};x/$\" \""),
            ("_redirects", "/uno%22%CC%81%3Bx/ /"),
            ("nginx-redirects.conf", "location = \"/it's ñ/\" {\n"),
        ] {
            let rules = try workplace.read("\(folder)/\(name)")
            #expect(Array(rules.utf8).firstRange(of: Array(quoted.utf8)) != nil, "\(rules)")
            #expect(!rules.contains("Header") && !rules.contains("} x"), "\(rules)")
        }
        let maps = try workplace.read("\(folder)/nginx-maps.conf")
        #expect(maps.contains("    \"4\" ") && !maps.contains("\"3"), "\(maps)")
    }

    @Test("What stood below an article that was a file has a rule for the server")
    func belowAFile() async throws {
        let workplace = try Workplace()
        try workplace.configure(baseURL: "https://el-faro.example/")
        let items = """
            <item><title>Uno</title><link>https://el-faro.example/2020/uno.html</link><content:encoded>a</content:encoded>
            <wp:post_id>1</wp:post_id><wp:post_date_gmt>2020-05-01 10:00:00</wp:post_date_gmt>
            <wp:post_name>uno</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
            <item><title>foto</title><link>https://el-faro.example/2020/uno.html/foto/</link>
            <wp:post_id>2</wp:post_id><wp:post_parent>1</wp:post_parent><wp:post_name>foto</wp:post_name>
            <wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type>
            <wp:attachment_url>https://el-faro.example/wp-content/uploads/a.jpg</wp:attachment_url></item>
            """
        try workplace.write(Self.export(items), to: "export.xml")
        let run = try await workplace.run("import", "wordpress", "export.xml", "--no-media")
        #expect(run.code == 0, "\(run.errors)")
        let file = try workplace.read("Content/articles/2020/2020-05-01-uno.md")
        #expect(file.contains("aliases: [\"/2020/uno.html\"]\n"), "\(file)")
        let rules = try workplace.read("imports/wordpress-el-faro-example/_redirects")
        #expect(rules.contains("/2020/uno.html/foto"), "\(rules)")
        let built = try await workplace.build("--offline", "--quiet")
        #expect(built.code == 0, "\(built.errors)")
    }

    @Test("Links to headings lead to them, whatever they were called; what is none is told")
    func headings() async throws {
        func item(_ number: Int, _ name: String, _ text: String) -> String {
            """
            <item><title>\(name)</title><link>https://el-faro.example/\(name)/</link>
            <pubDate>Fri, 01 May 2020 10:00:00 +0000</pubDate><content:encoded><![CDATA[\(text)]]></content:encoded>
            <wp:post_id>\(number)</wp:post_id><wp:post_date_gmt>2020-05-01 10:00:00</wp:post_date_gmt>
            <wp:post_name>\(name)</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
            """
        }
        let texts = [
            """
            <a href='/dos/#toc-1'>a</a> <a href='/dos/#ancla'>b</a> <a href='/dos/#nada'>c</a>
            """,
            """
            <h2 id='toc-1'>La torre</h2>x <a href='#ancla'>d</a> <a href='#nota'>e</a>
            <h3><a name='ancla'></a>El mar</h3>
            """,
        ]
        let items = zip(["uno", "dos"], texts).enumerated().map { item($0 + 1, $1.0, $1.1) }
        let workplace = try Workplace()
        try workplace.configure(baseURL: "https://el-faro.example/")
        try workplace.write(Self.export(items.joined()), to: "export.xml")
        let run = try await workplace.run("import", "wordpress", "export.xml")
        #expect(run.code == 0, "\(run.errors)")
        let file = "articles/2020/2020-05-01-dos.md"
        let one = try workplace.read("Content/articles/2020/2020-05-01-uno.md")
        #expect(one.hasSuffix("[a](\(file)#la-torre) [b](\(file)#el-mar) [c](\(file))\n"), "\(one)")
        let two = try workplace.read("Content/\(file)")
        #expect(two.contains("[d](#el-mar) [e](#nota)"), "\(two)")
        let report = try workplace.read("imports/wordpress-el-faro-example/report.md")
        #expect(report.contains("<#nota>") && !report.contains("<#ancla>"), "\(report)")
    }

    @Test("A date that is none gives way to that of the feed, a list's beginning has no shortcodes")
    func doubts() async throws {
        let workplace = try Workplace()
        try workplace.configure(baseURL: "https://el-faro.example/")
        let item = """
            <item><title></title><link>https://el-faro.example/uno/</link>
            <pubDate>Fri, 01 May 2020 10:00:00 +0000</pubDate>
            <content:encoded><![CDATA[Una [aviso]cosa[/aviso] nueva.<!--more-->Y más, <a
            href="https://el-faro.example/category/mar/">del mar</a>.]]></content:encoded>
            <category domain="category" nicename="mar"><![CDATA[Mar]]></category>
            <wp:post_id>1</wp:post_id><wp:post_date>ayer</wp:post_date><wp:post_date_gmt>ayer</wp:post_date_gmt>
            <wp:post_name>uno</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
            """
        try workplace.write(Self.export(item), to: "export.xml")
        let run = try await workplace.run("import", "wordpress", "export.xml")
        #expect(run.code == 0, "\(run.errors)")
        let file = "Content/articles/2020/2020-05-01-uno.md"
        let text = try workplace.read(file)
        #expect(text.contains("title: \"uno\"\n") && text.contains("date: 2020-05-01T10:00:00Z\n"))
        #expect(text.contains("summary: \"Una cosa nueva.\"\n"), "\(text)")
        let said = "\(file): 'ayer' is no date; that of 2020-05-01T10:00:00Z was taken"
        #expect(run.errors.contains(said), "\(run.errors)")
        // The list of the category is found elsewhere now.
        #expect(try workplace.read("Content/moved.txt").contains("/category/mar/ "))
        let report = try workplace.read("imports/wordpress-el-faro-example/report.md")
        #expect(!report.contains("Links to pages that were not taken over"), "\(report)")
    }

    @Test("Texts are Markdown with all that they showed")
    func texts() async throws {
        let workplace = try workplace()
        #expect(
            try await workplace.run("import", "wordpress", "export.xml", "--media", "uploads").code
                == 0
        )
        let ferry = try workplace.read("Content/articles/2020/2020-05-01-vuelve-el-ferry.md")
        #expect(
            ferry == """
                ---
                title: "Vuelve el ferry & la barca"
                id: "el-faro.example/?p=1"
                date: 2020-05-01T10:00:00Z
                section: "puerto"
                author: ["Ana Soto"]
                tags: ["Muelle nuevo", "Mar", "Ferry"]
                summary: "El ferry vuelve mañana. Sale a las ocho."
                picture: "pictures/2020/05/ferry.png"
                alt: "Texto de ferry"
                caption: "Pie de ferry"
                aliases: ["/2020/05/vuelve-el-ferry/", "/2020/05/ferry-viejo/", "/2020/05/vuelve-el-ferry/ferry/", "/2020/05/vuelve-el-ferry/muelle/", "/2020/05/vuelve-el-ferry/horario/"]
                ---

                El ferry vuelve **mañana**.\\
                Sale a las ocho.

                ![El ferry](pictures/2020/05/ferry.png "El ferry, ayer")

                Más en [la barca](articles/2020/2020-05-01-la-barca.md), en [otra](articles/2019/2019-12-31-sin-enlace.md), en [quiénes somos](pages/acerca.md), y en [otro sitio](https://otro.example/x?a=1&b=2). El [horario](wp-content/uploads/2020/05/horario.pdf).

                {{< video "https://www.youtube.com/watch?v=dQw4w9WgXcQ" >}}

                {{< gallery >}}
                ![Texto de ferry](pictures/2020/05/ferry.png "Pie de ferry")
                ![Texto de muelle](pictures/2020/05/muelle.png "Pie de muelle")
                {{< /gallery >}}

                {{< video "https://vimeo.com/123456789" >}}

                {{< audio "media/2020/05/sirena.mp3" >}}

                \\[contact-form-7 id="44" title="Escríbenos"\\]

                Nota \\[sic\\] y \\[1\\].

                """
        )
        let boat = try workplace.read("Content/articles/2020/2020-05-01-la-barca.md")
        for piece in [
            "author: [\"Bea Ruiz\"]", "summary: \"La barca de siempre\"",
            "fin raro: ]]\\> y".replacing("]]\\>", with: "\\]\\]>"),
            "### Datos", "- uno\n- dos\n  - tres",
            "![](pictures/2020/05/ferry.png \"Uno\")\n![Muelle]",
            "*La película*", "| Lunes | 8 \\| 9 |",
            "[ola.mp4](https://el-faro.example/wp-content/uploads/2020/05/ola.mp4)",
        ] {
            #expect(boat.contains(piece), "\(piece) in \(boat)")
        }
        let odd = try workplace.read("Content/articles/2019/2019-12-31-sin-enlace.md")
        #expect(
            odd.contains("date: 2019-12-31T22:30:00Z\n")
                && odd.contains("Un texto con control y roto"),
            "\(odd)"
        )
        let soup = try workplace.read("Content/articles/2020/2020-05-01-cafe.md")
        #expect(soup.hasSuffix("Dentro\n\n\\# No es un título\n\n1986\\. Gran año\n"), "\(soup)")
        #expect(workplace.exists("Content/articles/2020/2020-05-01-la-barca-2.md"))
        #expect(workplace.exists("Content/pages/noticias-2.md"))
        #expect(try workplace.read("Content/authors/ana-soto.md").contains("otherNames: [\"ana\"]"))
        #expect(
            try workplace.read("Content/site.yaml").contains(
                "{id: \"puerto\", title: \"Puerto\", slug: \"puerto\"}"
            )
        )
        #expect(!workplace.exists("Content/authors/ana-soto-2.md"))
    }

    @Test("What is not taken over is said, with why")
    func leftOut() async throws {
        let workplace = try workplace()
        let run = try await workplace.run("import", "wordpress", "export.xml", "--media", "uploads")
        for line in [
            "the post 'Borrador' (5): it is a draft", "the post 'Secreto' (6): it is private",
            "the post 'Con llave' (7): it has a password",
            "the post 'Basura' (8): it is in the trash",
            "2 of the type 'receta'", "2 comments", "Vuelve el ferry & la barca",
        ] {
            #expect(run.errors.contains(line), "\(line) in \(run.errors)")
        }
        let report = try workplace.read("imports/wordpress-el-faro-example/report.md")
        for line in [
            "the shortcode [contact-form-7]", "the block 'block'", "the block 'latest-posts'",
            "the shortcode [vc_row]",
            "the picture 999 of a gallery",
            "ola.mp4>: there is no such file", "its parts on several pages", "<script>",
            "https://el-faro.example/perdida/",
        ] {
            #expect(report.contains(line), "\(line) in \(report)")
        }
        #expect(!workplace.exists("Content/articles/2020/2020-05-01-secreto.md"))
    }

    @Test("A second run changes nothing, and nothing that an editor changed")
    func twice() async throws {
        let workplace = try workplace()
        #expect(
            try await workplace.run("import", "wordpress", "export.xml", "--media", "uploads").code
                == 0
        )
        let before = try ImportFixture.tree(of: workplace)
        let again = try await workplace.run(
            "import",
            "wordpress",
            "export.xml",
            "--media",
            "uploads"
        )
        #expect(again.errors.contains(" 0 files written"), "\(again.errors)")
        #expect(try ImportFixture.tree(of: workplace) == before)
        try workplace.write("Otra cosa", to: "Content/articles/2020/2020-05-01-la-barca.md")
        try workplace.remove("Content/pages/equipo.md")
        let third = try await workplace.run(
            "import",
            "wordpress",
            "export.xml",
            "--media",
            "uploads"
        )
        #expect(try workplace.read("Content/articles/2020/2020-05-01-la-barca.md") == "Otra cosa")
        #expect(!workplace.exists("Content/pages/equipo.md"))
        #expect(
            third.errors.contains("2020-05-01-la-barca.md was changed since"),
            "\(third.errors)"
        )
        #expect(third.errors.contains("pages/equipo.md was taken away since"), "\(third.errors)")
    }

    /// An export of posts, each with its number and title.
    private static func export(
        _ posts: [(number: Int, title: String)],
        home: String = "https://el-faro.example"
    ) -> String {
        let items = posts.map { number, title in
            let name = title.lowercased()
            return """
                <item><title>\(title)</title><link>\(home)/\(name)/</link><wp:post_id>\(number)</wp:post_id>
                <wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>\(name)</wp:post_name>
                <wp:post_date_gmt>2020-05-01 10:00:00</wp:post_date_gmt>
                <category domain="category" nicename="puerto"><![CDATA[Puerto]]></category>
                <content:encoded><![CDATA[Texto de \(title): <a href="\(home)/?p=1">el uno</a>.]]></content:encoded></item>

                """
        }
        return """
            <?xml version="1.0"?><rss xmlns:wp="w"><channel><title>A</title><wp:wxr_version>1.2</wp:wxr_version>
            <wp:base_blog_url>\(home)</wp:base_blog_url>
            <wp:category><wp:term_id>1</wp:term_id><wp:category_nicename>puerto</wp:category_nicename>
            <wp:cat_name>Puerto</wp:cat_name></wp:category>
            \(items.joined())</channel></rss>
            """
    }

    @Test("That an export lacks its end is told first, and half a text is left out")
    func cutOff() async throws {
        let workplace = try workplace()
        let whole = Self.export([(1, "Uno"), (2, "Dos"), (3, "Tres")])
        let end = try #require(whole.firstRange(of: "Texto de Dos")).upperBound
        try workplace.write(String(whole[..<end]), to: "cut.xml")
        let run = try await workplace.run("import", "wordpress", "cut.xml")
        #expect(run.code == 0)
        #expect(
            run.errors.contains("the end of the file is missing; 1 text that can be taken over"),
            "\(run.errors)"
        )
        #expect(
            run.errors.contains("the post 'Dos' (2): the file ends within it"),
            "\(run.errors)"
        )
        #expect(!workplace.exists("Content/articles/2020/2020-05-01-dos.md"))
        try workplace.write(whole, to: "cut.xml")
        let again = try await workplace.run("import", "wordpress", "cut.xml")
        #expect(!again.errors.contains("the end of the file"), "\(again.errors)")
        #expect(workplace.exists("Content/articles/2020/2020-05-01-dos.md"))
    }

    @Test("Of two texts with one number the first comes over, and the other is told")
    func sameNumber() async throws {
        let workplace = try workplace()
        try workplace.write(
            Self.export([(1, "Uno"), (2, "Dos"), (1, "Otro")]),
            to: "same.xml"
        )
        for _ in 0..<2 {
            let run = try await workplace.run("import", "wordpress", "same.xml")
            #expect(run.code == 0)
            #expect(
                run.errors.contains("the post 'Otro' (1): another text has its number"),
                "\(run.errors)"
            )
            #expect(
                try workplace.read("Content/articles/2020/2020-05-01-uno.md").contains(
                    "Texto de Uno"
                )
            )
            #expect(!workplace.exists("Content/articles/2020/2020-05-01-otro.md"))
        }
    }

    @Test(
        "A site in a folder of its host keeps its addresses",
        arguments: ["https://el-faro.example/", "https://el-faro.example/blog/"]
    )
    func folder(of portal: String) async throws {
        let workplace = try Workplace()
        try workplace.configure(site: "  sections: all", baseURL: portal)
        try workplace.write(
            Self.export([(1, "Uno"), (2, "Dos")], home: "https://el-faro.example/blog"),
            to: "a.xml"
        )
        let run = try await workplace.run("import", "wordpress", "a.xml")
        #expect(run.code == 0, "\(run.errors)")
        let text = try workplace.read("Content/articles/2020/2020-05-01-dos.md")
        #expect(text.hasSuffix("[el uno](articles/2020/2020-05-01-uno.md).\n"), "\(text)")
        let start = portal.hasSuffix("/blog/") ? "/" : "/blog/"
        #expect(text.contains("aliases: [\"\(start)dos/\"]"), "\(text)")
        let moves = try workplace.read("Content/moved.txt")
        #expect(moves.contains("\(start)category/puerto/ "), "\(moves)")
        let folder = "imports/wordpress-el-faro-example"
        let rules = try workplace.read("\(folder)/_redirects")
        #expect(rules.contains("\(start) p=1 \(start)uno/ 301!\n"), "\(rules)")
        #expect(rules.contains("\(start)feed/ /feed.xml 301\n"), "\(rules)")
        let apache = try workplace.read("\(folder)/apache.conf")
        #expect(
            apache.contains(
                "RewriteRule ^/?\(start == "/" ? "" : "blog/?")(?:index\\.php)?$ \"\(start)uno/?\""
            ),
            "\(apache)"
        )
    }

    @Test("Files that are no export are refused in words")
    func noExport() async throws {
        let workplace = try workplace()
        for (name, text) in [
            ("a.xml", "<rss><channel><item></item></channel></rss>"), ("b.xml", ""),
            ("c.xml", "{}"),
        ] {
            try workplace.write(text, to: name)
            let run = try await workplace.run("import", "wordpress", name)
            #expect(run.code == 2)
            #expect(
                run.errors.contains("error: \(name): this is no export of WordPress"),
                "\(run.errors)"
            )
        }
        #expect(try await workplace.run("import", "wordpress", "nada.xml").code == 2)
        #expect(
            try await workplace.run("import", "wordpress", "export.xml", "--media", "nada").code
                != 0
        )
    }
}
