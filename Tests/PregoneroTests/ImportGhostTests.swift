import Foundation
import Testing

/// A site of Ghost becomes one of the newsroom's own.
@Suite struct ImportGhostTests {
    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(baseURL: "https://la-torre.example/")
        try workplace.write(
            [UInt8](try Data(contentsOf: ImportFixture.file("ghost.json"))),
            to: "ghost.json"
        )
        try ImportFixture.writeFiles(in: workplace, folder: "files/2023/01")
        try workplace.move("files/2023/01/ferry.png", to: "files/2023/01/torre.png")
        try workplace.move("files/2023/01/muelle.png", to: "files/2023/01/puerta.png")
        return workplace
    }

    @Test("Of two texts with one number the first comes over, and the other is told")
    func sameNumber() async throws {
        let workplace = try workplace()
        let posts = ["Uno", "Dos"].map {
            #"{"id":"7","title":"\#($0)","slug":"\#($0.lowercased())","html":"<p>Texto de \#($0)</p>"}"#
        }
        try workplace.write(#"{"data":{"posts":[\#(posts.joined(separator: ","))]}}"#, to: "a.json")
        let run = try await workplace.run("import", "ghost", "a.json")
        #expect(run.errors.contains("the post 'Dos': another text has its number"), "\(run.errors)")
        #expect(
            try workplace.read("Content/articles/undated/uno.md").hasSuffix("Texto de Uno\n")
        )
        #expect(!workplace.exists("Content/articles/undated/dos.md"))
    }

    @Test("A post that was published at no time has the day on which it was made, which is told")
    func noDate() async throws {
        let workplace = try workplace()
        try workplace.write(
            #"{"data":{"posts":[{"id":"7","title":"Uno","slug":"uno","html":"<p>Uno</p>","status":"published","#
                + #""published_at":null,"created_at":"2022-03-04T10:00:00.000Z"}]}}"#,
            to: "a.json"
        )
        let run = try await workplace.run("import", "ghost", "a.json")
        let file = "Content/articles/2022/2022-03-04-uno.md"
        #expect(try workplace.read(file).contains("date: 2022-03-04T10:00:00Z"))
        let said = "\(file): 'null' is no date; that of 2022-03-04T10:00:00Z was taken"
        #expect(run.errors.contains(said), "\(run.errors)")
    }

    @Test("Half of a character costs that, and not the text")
    func brokenCharacter() async throws {
        let workplace = try workplace()
        try workplace.write(
            #"{"data":{"posts":[{"id":"1","title":"Uno","slug":"uno","html":"<p>Antes \ud83d y después</p>"}]}}"#,
            to: "a.json"
        )
        let run = try await workplace.run("import", "ghost", "a.json")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            try workplace.read("Content/articles/undated/uno.md").hasSuffix(
                "Antes \u{FFFD} y después\n"
            )
        )
    }

    @Test("Every old address answers")
    func addresses() async throws {
        let workplace = try workplace()
        let run = try await workplace.run("import", "ghost", "ghost.json", "--media", "files")
        #expect(run.code == 0, "\(run.errors)")
        let built = try await workplace.build("--offline", "--quiet")
        #expect(built.code == 0 && built.errors.isEmpty, "\(built.errors)")
        let site = try workplace.site()
        #expect(site.brokenLinks() == [])
        for (address, words) in [
            ("/la-torre/", "La torre"), ("/en-lexico/", "En léxico"),
            ("/en-mobiledoc/", "En Mobiledoc"),
            ("/acerca/", "Somos"), ("/tag/torre/", "De la torre"), ("/tag/deportes/", "La torre"),
            ("/author/ana/", "Ana Soto"),
            ("/author/bea/", "Bea"), ("/sin-nada/", "Sin nada"),
        ] {
            let page = ImportFixture.answer(to: address, in: site)
            #expect(page?.contains(words) == true, "\(address) → \(page?.prefix(200) ?? "nothing")")
        }
        for file in [
            "files/2023/01/horario.pdf", "images/2023/01/torre.png", "images/2023/01/puerta.png",
            "media/2023/01/sirena.mp3",
        ] {
            #expect(site.files["content/\(file)"] != nil, "\(file)")
        }
        #expect(
            try workplace.read("imports/ghost-la-torre-example/_redirects")
                == """
                /rss/ /feed.xml 301
                /content/images/size/:size/format/:format/* /content/images/:splat 301
                /content/images/size/:size/* /content/images/:splat 301

                """
        )
    }

    @Test("Cards of all three editors become Markdown and shortcodes")
    func texts() async throws {
        let workplace = try workplace()
        let run = try await workplace.run("import", "ghost", "ghost.json", "--media", "files")
        #expect(
            try workplace.read("Content/articles/2023/2023-01-02-la-torre.md") == """
                ---
                title: "La torre"
                id: "ghost/a1"
                date: 2023-01-02T10:00:00Z
                updated: 2023-01-03T10:00:00Z
                section: "sports"
                author: ["Ana Soto"]
                tags: ["Torre"]
                summary: "Una torre"
                picture: "pictures/2023/01/torre.png"
                alt: "Una torre alta"
                caption: "Foto: Ana"
                aliases: ["/la-torre/"]
                ---

                La **torre** y [otra](articles/2023/2023-01-02-en-lexico.md).

                ![Torre](pictures/2023/01/torre.png "La torre")

                {{< gallery >}}
                ![](pictures/2023/01/torre.png)
                ![Puerta](pictures/2023/01/puerta.png)
                {{< /gallery >}}

                [Otro sitio](https://otro.example/x)

                {{< audio "media/2023/01/sirena.mp3" title="La sirena" >}}

                > 💡 Una *idea*

                {{< video "https://www.youtube.com/watch?v=dQw4w9WgXcQ" >}}

                [El horario](content/files/2023/01/horario.pdf)

                """
        )
        let lexical = try workplace.read("Content/articles/2023/2023-01-02-en-lexico.md")
        #expect(
            lexical.hasSuffix(
                """
                Uno ***dos***\\
                [la torre](articles/2023/2023-01-02-la-torre.md)

                ### Título

                1. a

                ![Torre](pictures/2023/01/torre.png "La torre")

                ```swift
                let a = 1
                ```

                **ya** es Markdown

                [Otro](https://otro.example/)

                ---

                """
            ),
            "\(lexical)"
        )
        let former = try workplace.read("Content/articles/2018/2018-05-06-en-mobiledoc.md")
        #expect(
            former.contains(
                "Hola **fuerte**\\\n[enlace](articles/2023/2023-01-02-la-torre.md)\n\n## Dos\n\n- x\n- y\n"
            )
        )
        for line in [
            "the post 'Borrador': it is a draft", "'Para socios': it is for members only",
            "'De pago': it is for paying members only", "'Por correo': it was sent by mail",
            "the card 'signup'",
            "the card 'rara'", "code that Ghost put into its page", "its text: the export has none",
        ] {
            #expect(run.errors.contains(line), "\(line) in \(run.errors)")
        }
    }

    @Test(
        "Files that are no export are refused in words",
        arguments: ["", "{}", "[]", "{\"db\": []}", "<xml/>"]
    )
    func noExport(_ text: String) async throws {
        let workplace = try workplace()
        try workplace.write(text, to: "a.json")
        let run = try await workplace.run("import", "ghost", "a.json")
        #expect(run.code == 2)
        #expect(run.errors.contains("error: a.json: this is no export of Ghost"), "\(run.errors)")
        let address = try await workplace.run(
            "import",
            "ghost",
            "ghost.json",
            "--old-url",
            "la-torre"
        )
        #expect(
            address.lastLine.contains("--old-url: 'la-torre' is no address"),
            "\(address.errors)"
        )
    }
}
