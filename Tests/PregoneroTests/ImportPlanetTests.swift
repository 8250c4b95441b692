import Foundation
import Testing

/// The feeds of a planet become sources.
@Suite struct ImportPlanetTests {
    private static let venus = """
        # Of our own writing.
        [Planet]
        name = Planeta Faro
        link = https://planeta.example/
        filters = stripAd/feedburner.sed
          excerpt.py

        [DEFAULT]
        facewidth = 64

        [https://luna.example/rss]
        name = Luna
        face = luna.png
        filter = eclipse

        [feed://sol.example/atom]
        name: El Sol: diario

        [https://listas.example/opml]
        content_type = opml

        [http://127.0.0.1/rss]
        name = Casa
        """

    private static let pluto = """
        title = Planeta Plutón
        ; nombre corto
        [luna]
          title = Luna
          link  = https://luna.example
          feed  = https://luna.example/rss
        [vacia]
          title = Vacía
        """

    private func imported(_ text: String) async throws -> (
        run: Workplace.Run, rows: [[String: Any]]
    ) {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(text, to: "planet.ini")
        let run = try await workplace.run("import", "planet", "planet.ini")
        let list = try await workplace.run("list", "sources", "--json")
        let rows =
            try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]]
        return (run, rows ?? [])
    }

    @Test("Venus names its feeds in brackets, and filters are told")
    func venus() async throws {
        let (run, rows) = try await imported(Self.venus)
        #expect(run.code == 0)
        #expect(
            rows.map { $0["url"] as? String } == [
                "https://luna.example/rss", "http://sol.example/atom",
            ]
        )
        #expect(rows.map { $0["id"] as? String } == ["luna", "el-sol-diario"])
        for line in [
            "planet.ini:5: warning: not taken over: the filter 'filters = stripAd/feedburner.sed excerpt.py' of [Planet]",
            "planet.ini:14: warning: not taken over: the filter 'filter = eclipse' of [https://luna.example/rss]",
            "planet.ini:19: warning: not taken over: the reading list https://listas.example/opml",
            "planet.ini:22: warning: 'http://127.0.0.1/rss' is not asked: 127.0.0.1 is this computer's own address",
            "2 feeds added, 0 there already, 1 left out",
        ] {
            #expect(run.errors.contains(line), "\(line) in \(run.errors)")
        }
    }

    @Test("Pluto names its feeds by a key below a short name")
    func pluto() async throws {
        let (run, rows) = try await imported(Self.pluto)
        #expect(run.code == 0)
        #expect(rows.map { $0["id"] as? String } == ["luna"])
        #expect(
            run.errors.contains(
                "planet.ini:7: warning: not taken over: [vacia], which names no feed"
            ),
            "\(run.errors)"
        )
    }

    @Test("Brackets that hold no address of the web, and those that are not closed, are told")
    func brackets() async throws {
        let (run, rows) = try await imported(
            """
            [Planet]
            name = A
            [https://luna.example/rss]
            name = Luna
            [https://sin.example/rss
            name = Sin corchete
            [file:///etc/passwd]
            [fancy/index.html.tmpl]
            days = 1
            """
        )
        #expect(run.code == 0)
        #expect(rows.map { $0["title"] as? String } == ["Luna"])
        for line in [
            "planet.ini:5: warning: not taken over: '[https://sin.example/rss', whose bracket is not closed",
            "planet.ini:7: warning: not taken over: [file:///etc/passwd], which is no address of the web",
        ] {
            #expect(run.errors.contains(line), "\(line) in \(run.errors)")
        }
        #expect(!run.errors.contains("tmpl"))
    }

    @Test("Outlines that give no feed are told, folders and words are not")
    func skippedOutlines() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            """
            <opml><body>
            <outline type="rss" text="nourl"/>
            <outline type="include" text="lista" url="https://a.example/b.opml"/>
            <outline text="pagina" htmlUrl="https://a.example/"></outline>
            <outline text="hoja" htmlUrl="https://a.example/"/>
            <outline text="solo palabras"/>
            <outline text="carpeta" htmlUrl="https://a.example/"><outline xmlUrl="https://luna.example/rss"/></outline>
            <outline text="hueca" xmlUrl=" "/>
            <outline text="cajón" xmlUrl=""><outline xmlUrl="https://luna.example/rss"/></outline>
            </body></opml>
            """,
            to: "a.opml"
        )
        let run = try await workplace.run("import", "opml", "a.opml")
        #expect(run.code == 0)
        for line in [
            "a.opml:2: warning: 'nourl' names no feed; left out",
            "a.opml:3: warning: 'lista' is another list; left out",
            "a.opml:4: warning: 'pagina' names no feed; left out",
            "a.opml:5: warning: 'hoja' names no feed; left out",
            "a.opml:8: warning: 'hueca' names no feed; left out",
            "1 feed added, 1 there already, 5 left out",
        ] {
            #expect(run.errors.contains(line), "\(line) in \(run.errors)")
        }
        for name in ["palabras", "'carpeta'", "'cajón'"] {
            #expect(!run.errors.contains(name), "\(run.errors)")
        }
    }

    @Test("What is no planet is refused", arguments: ["", "<opml/>", "a = b\n", "[x]\n"])
    func none(_ text: String) async throws {
        let (run, _) = try await imported(text)
        #expect(run.code == 2)
        #expect(run.errors.contains("error: planet.ini: this is no planet.ini"), "\(run.errors)")
    }

    @Test("Folders of OPML become sections where that is wanted")
    func sections() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "<opml><body><outline text=\"Faros\"><outline xmlUrl=\"https://luna.example/rss\"/></outline></body></opml>",
            to: "a.opml"
        )
        let run = try await workplace.run("import", "opml", "a.opml", "--sections")
        #expect(run.code == 0 && !run.errors.contains("no section"), "\(run.errors)")
        #expect(try workplace.read("Content/sources/imported.yaml").contains("section: \"faros\""))
        #expect(try workplace.read("Content/site.yaml").contains("title: \"Faros\""))
    }
}
