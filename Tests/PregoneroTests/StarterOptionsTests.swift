import Foundation
import Testing

/// What `init` makes of its options.
@Suite struct StarterOptionsTests {
    @Test(
        "A site of each language and kind builds at once, offline and without a word",
        arguments: ["es", "en", "fr", "de", "pt", "it", "ca"],
        ["town", "planet", "magazine"]
    )
    func everyKind(language: String, kind: String) async throws {
        let workplace = try Workplace()
        let made = try await workplace.run(
            "init",
            "--language",
            language,
            "--kind",
            kind,
            "--title",
            "El \"Día\": uno & dos",
            "--url",
            "https://dia.example/uno",
            "--time-zone",
            "America/Bogota",
            "-q"
        )
        #expect(made.code == 0 && made.errors.isEmpty, "\(made.errors)")
        let run = try await workplace.build("--offline", "--quiet")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        let site = try workplace.site()
        #expect(site.brokenLinks(prefix: "/uno") == [])
        let front = site.text("index.html")
        #expect(front.contains("<html lang=\"\(language)\""))
        #expect(
            front.contains("El &quot;Día&quot;: uno &amp; dos")
                || front.contains("El \"Día\": uno &amp; dos")
        )
        let configuration = try workplace.read("Content/site.yaml")
        let feeds = configuration.components(separatedBy: "kind: feed").count - 1
        #expect(feeds == 3 && configuration.contains("timeZone: America/Bogota"))
        #expect(configuration.contains("baseURL: https://dia.example/uno/ "))
        // An article, a page and an author of its own, a file as it is, and a text of the interface said otherwise.
        let tree = Set(try ImportFixture.tree(of: workplace).keys)
        for folder in ["articles", "pages", "authors", "static/files"] {
            #expect(tree.contains { $0.hasPrefix("Content/\(folder)/") }, "\(folder)")
        }
        #expect(try workplace.read("Templates/texts/\(language).txt").contains("\nmotto = {site} "))
    }

    @Test("Without a word it is as it was: in Spanish, and in what else the theme speaks")
    func standard() async throws {
        let workplace = try Workplace()
        #expect(try await workplace.run("init", "-q").code == 0)
        let configuration = try workplace.read("Content/site.yaml")
        #expect(
            configuration.contains("languages: [es, en, fr]")
                && configuration.contains("title: \"Mi pregonero\"")
        )
    }

    @Test("Feeds of another reader take the place of the three, with its folders as sections")
    func ownFeeds() async throws {
        let workplace = try Workplace()
        try workplace.write(
            """
            <opml><body><outline text="Faros"><outline text="Luna" xmlUrl="https://luna.example/rss"/></outline>
            <outline text="Mundo"><outline text="Sol" xmlUrl="feed://sol.example/rss"/></outline></body></opml>
            """,
            to: "a.opml"
        )
        let made = try await workplace.run(
            "init",
            "nuevo",
            "--from-opml",
            "a.opml",
            "--language",
            "es"
        )
        #expect(
            made.code == 0 && made.errors.contains("2 feeds added, 0 there already"),
            "\(made.errors)"
        )
        let run = try await workplace.run(
            "build",
            "-C",
            "nuevo",
            "--offline",
            "--quiet",
            "--clock",
            Workplace.clock
        )
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(
            try workplace.read("nuevo/Content/sources/imported.yaml") == """
                - id: luna
                  kind: feed
                  title: "Luna"
                  url: "https://luna.example/rss"
                  section: "faros"
                - id: sol
                  kind: feed
                  title: "Sol"
                  url: "http://sol.example/rss"
                  section: "world"

                """
        )
        #expect(!workplace.exists("nuevo/Content/samples"))
    }

    @Test(
        "What a site cannot have is told, and nothing is written",
        arguments: [
            (
                ["--language", "xx"],
                "error: --language: a new site does not speak 'xx'; known: es, en, fr, de, pt, it, ca"
            ),
            (
                ["--time-zone", "Europe/Madrit"],
                "error: --time-zone: 'Europe/Madrit' is no time zone; did you mean 'Europe/Madrid'?"
            ),
            (
                ["--url", "dia.example"],
                "error: --url: 'dia.example' is no address under which a site is published"
            ),
            (["--url", "ftp://dia.example/"], "error: --url: 'ftp://dia.example/' is no address"),
            (["--title", " "], "error: --title: a site needs one"),
            (
                ["--title", "${env:HOME}"],
                "error: --title: '${env:' stands for a value of the environment"
            ),
            (["--from-opml", "a.opml"], "error: a.opml: this is no OPML"),
            (["--from-opml", "none.opml"], "error: none.opml: it cannot be read"),
            (["--kind", "pueblo"], "'pueblo' is invalid"),
        ]
    )
    func refusals(options: [String], expected: String) async throws {
        let workplace = try Workplace()
        try workplace.write("<html></html>", to: "a.opml")
        let run = try await workplace.start(["init", "nuevo"] + options).finished()
        #expect(run.code == 2)
        #expect(run.errors.contains(expected), "\(run.errors)")
        #expect(!workplace.exists("nuevo"))
    }
}
