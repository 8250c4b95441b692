import Foundation
import TestSupport
import Testing

/// What the portal's own feeds carry, and whom they name.
@Suite struct OutputFeedTests {
    private func workplace(_ site: String = "") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(site: site)
        for number in 1...3 {
            try workplace.write(
                """
                ---
                title: Pieza \(number)
                date: 2026-11-20 1\(number):00
                section: science
                tags: [Agua]
                summary: Resumen \(number).
                ---
                Cuerpo \(number). \(String(repeating: "Palabra ", count: 1_000))
                """,
                to: "Content/articles/pieza-\(number).md"
            )
        }
        return workplace
    }

    /// What describes an item of RSS is HTML, in which a word that looks like a tag would be one.
    @Test func whatASummarySaysOfTagsIsText() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\nsummary: Usa <b> & ya\n---\nNada.\n",
            to: "Content/articles/uno.md"
        )
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let words = "Usa &amp;lt;b&amp;gt; &amp;amp; ya"
        #expect(site.text("feed.xml").contains("<description>\(words)</description>"))
    }

    /// The clock of its source is two hours ahead. Else its files would change because time has passed, and be sent and read
    /// again.
    @Test func whatIsDatedAheadHasChangedWhenItCame() async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: licensed}\n")
        let feed = Workplace.feed(1...1)
            .replacing(/<pubDate>[^<]*/, with: "<pubDate>21 Nov 2026 08:00:00 GMT")
        try workplace.write(feed, to: "Content/a.xml")
        for hour in ["06", "07", "09", "10"] {
            let run = try await workplace.build(at: "2026-11-21T\(hour):00:00Z")
            #expect(run.code == 0, "\(run.errors)")
            let site = try workplace.site()
            for feed in ["feed.xml", "fuentes/a/feed.xml"] {
                let rss = site.text(feed)
                #expect(rss.contains("<lastBuildDate>Sat, 21 Nov 2026 06:00:00 GMT<"))
                #expect(rss.contains("<pubDate>Sat, 21 Nov 2026 08:00:00 GMT"))
            }
            let atom = site.text("atom.xml")
            #expect(atom.contains("<updated>2026-11-21T06:00:00Z</updated>"))
        }
        let files = try workplace.site().files
        let run = try await workplace.build("--full", at: "2026-11-21T10:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        let anew = try workplace.site().files
        for name in ["feed.xml", "atom.xml", "feed.json", "fuentes/a/feed.xml"] {
            #expect(anew[name] == files[name], "\(name)")
        }
    }

    /// An article of the newsroom's own waits for its date, at which the feed changes.
    @Test func whatWaitedHasChangedAtItsDate() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        for (name, hour) in [("uno", "05"), ("dos", "08")] {
            try workplace.write(
                "---\ntitle: Pieza \(name)\ndate: 2026-11-21T\(hour):00:00Z\n---\nTexto.\n",
                to: "Content/articles/\(name).md"
            )
        }
        for (hour, changed) in [("06", "05"), ("09", "08")] {
            let run = try await workplace.build(at: "2026-11-21T\(hour):00:00Z")
            #expect(run.code == 0, "\(run.errors)")
            let rss = try workplace.site().text("feed.xml")
            #expect(rss.contains("<lastBuildDate>Sat, 21 Nov 2026 \(changed):00:00 GMT"))
        }
    }

    @Test(arguments: [
        ("", 1, 3), ("  feeds: {content: newest}\n", 1, 3), ("  feeds: {content: full}\n", 3, 3),
        ("  feeds: {content: summary}\n", 0, 3), ("  feeds: {content: title}\n", 0, 0),
    ])
    func aSiteSaysHowMuchItsFeedsCarry(site: String, texts: Int, summaries: Int) async throws {
        let workplace = try workplace(Self.inAllFormats(site))
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let built = try workplace.site()
        for folder in ["", "secciones/ciencia/", "temas/agua/"] {
            let rss = built.text("\(folder)feed.xml")
            #expect(rss.components(separatedBy: "<item>").count == 4)
            #expect(rss.components(separatedBy: "<content:encoded>").count == texts + 1)
            #expect(rss.components(separatedBy: "Resumen ").count == summaries + 1)
            let atom = built.text("\(folder)atom.xml")
            #expect(atom.components(separatedBy: "<content type=\"html\">").count == texts + 1)
            #expect(atom.components(separatedBy: "<summary>").count == summaries + 1)
            let json = built.text("\(folder)feed.json")
            #expect(json.components(separatedBy: "\"content_html\":").count == texts + 1)
            // The format wants one of the two in each item.
            #expect(json.components(separatedBy: "\"content_text\":").count == 3 - texts + 1)
        }
    }

    /// The keys of `feeds` with one that has the feeds of lists in all formats.
    private static func inAllFormats(_ site: String) -> String {
        let formats = "formats: [rss, atom, json]"
        return site.isEmpty
            ? "  feeds: {\(formats)}\n" : site.replacing("feeds: {", with: "feeds: {\(formats), ")
    }

    @Test(arguments: [
        ("", ["feed.xml"]), ("  feeds: {formats: [json, rss]}\n", ["feed.json", "feed.xml"]),
        ("  feeds: {formats: []}\n", []),
    ])
    func listsHaveTheirFeedsInTheFormatsThatTheSiteChose(site: String, files: [String]) async throws
    {
        let workplace = try workplace(site)
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let built = try workplace.site()
        let all = ["atom.xml", "feed.json", "feed.xml"]
        for folder in ["secciones/ciencia/", "temas/agua/", "fuentes/own/"] {
            #expect(all.filter { built.files[folder + $0] != nil } == files)
            let page = built.text("\(folder)index.html")
            let offered = files.isEmpty ? all.map { "/\($0)" } : files.map { "/\(folder)\($0)" }
            for file in offered { #expect(page.contains("href=\"\(file)\"")) }
            #expect(
                page.components(separatedBy: "rel=\"alternate\" type=\"application/").count
                    == offered.count + 1
            )
        }
        #expect(all.allSatisfy { built.files[$0] != nil })
    }

    @Test func aFormatThatThereIsNotIsNamed() async throws {
        let run = try await workplace("  feeds: {formats: [rss2]}\n").build()
        #expect(run.code == 2)
        #expect(
            run.errors.contains(
                "error: 'site.feeds.formats[0]' cannot be 'rss2'\nhint: did you mean 'rss'?"
            ),
            "\(run.errors)"
        )
    }

    @Test func aListSaysMoreThanItsSite() async throws {
        let workplace = try workplace(
            "  feeds: {content: title}\nsections:\n  - {id: science, feeds: {content: full}}\n"
        )
        try workplace.write(
            "---\nname: Agua\nfeed: summary\n---\n",
            to: "Content/topics/agua.md"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let built = try workplace.site()
        #expect(!built.text("feed.xml").contains("Resumen"))
        let section = built.text("secciones/ciencia/feed.xml")
        #expect(section.components(separatedBy: "<content:encoded>").count == 4)
        let topic = built.text("temas/agua/feed.xml")
        #expect(topic.contains("Resumen 3.") && !topic.contains("<content:encoded>"))
    }

    @Test func aWordThatSaysNothingOfFeedsIsNamed() async throws {
        let workplace = try workplace()
        try workplace.write("---\nname: Agua\nfeed: ful\n---\n", to: "Content/topics/agua.md")
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "Content/topics/agua.md:3:7: warning: 'feed' cannot be 'ful'\n"
                    + "hint: did you mean 'full'?"
            ),
            "\(run.errors)"
        )
        try workplace.configure("", site: "  feeds: {content: all}\n")
        let wrong = try await workplace.build()
        #expect(wrong.code == 2)
        #expect(wrong.errors.contains("error: 'site.feeds.content' cannot be 'all'"))
    }

    @Test func aSourceThatSaysSoHasWholeTexts() async throws {
        let workplace = try Workplace()
        let text = """
            <?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Fuente</title>
            <link>https://fuente.example/</link><description>d</description>
            <item><title>Del caudal</title><guid>https://fuente.example/1</guid>
            <pubDate>Thu, 19 Nov 2026 10:00:00 GMT</pubDate>
            <description>Resumen.</description>
            <content:encoded>&lt;p&gt;El río baja crecido.&lt;/p&gt;</content:encoded></item>
            </channel></rss>
            """
        try workplace.write(text, to: "Content/f.xml")
        let source = "  - {id: f, kind: feed, url: f.xml, rights: licensed"
        try workplace.configure("\(source)}\n")
        #expect(try await workplace.build().code == 0)
        let feed = "fuentes/f/feed.xml"
        #expect(try !workplace.site().text(feed).contains("<content:encoded>"))
        try workplace.configure("\(source), feeds: {content: full}}\n")
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.site().text(feed).contains("<content:encoded>"))
    }

    @Test func aHubIsNamedInAllFormats() async throws {
        let workplace = try workplace("  hub: https://hub.example/\n")
        #expect(try await workplace.build("--strict").code == 0)
        let built = try workplace.site()
        #expect(
            built.text("feed.xml").contains(
                "<atom:link href=\"https://hub.example/\" rel=\"hub\"/>"
            )
        )
        #expect(
            built.text("atom.xml").contains("<link rel=\"hub\" href=\"https://hub.example/\"/>")
        )
        #expect(
            built.text("feed.json").contains(
                "\"hubs\":[{\"type\":\"WebSub\",\"url\":\"https://hub.example/\"}]"
            )
        )
        try workplace.configure("", site: "  hub: hub.example\n")
        let wrong = try await workplace.build()
        #expect(wrong.code == 2)
        #expect(
            wrong.errors.contains(
                "error: 'hub.example' is no address of the web\n"
                    + "hint: write the whole address, as https://hub.example/"
            )
        )
    }

    @Test(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
    func aPictureStandsInAllFormats() async throws {
        let workplace = try workplace()
        let picture = Workplace.repository.appending(path: "Content/pictures/puerto.jpg")
        try workplace.write([UInt8](try Data(contentsOf: picture)), to: "Content/pictures/p.jpg")
        try workplace.write(
            "---\ntitle: Puerto\ndate: 2026-11-20 20:00\npicture: pictures/p.jpg\nalt: El puerto\n"
                + "---\nTexto.\n",
            to: "Content/articles/puerto.md"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let built = try workplace.site()
        let rss = built.text("feed.xml")
        let address = try #require(
            rss.firstMatch(
                of:
                    /<enclosure url="(https:\/\/[^"]+\.jpg)" length="[0-9]+" type="image\/jpeg"\/>/
            )
        ).output.1
        #expect(rss.contains("<media:content url=\"\(address)\" medium=\"image\""))
        #expect(built.text("atom.xml").contains("href=\"\(address)\""))
        #expect(built.text("feed.json").contains("\"image\":\"\(address)\""))
    }
}
