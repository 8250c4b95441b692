import Foundation
import Testing

/// Own articles with sound make a podcast for each language, as directories want it.
@Suite struct PodcastTests {
    private static let settings =
        "  podcast: {title: {es: La voz & el eco}, category: Daily News, image: static/p.png, email: r@example.org}\n"

    private func workplace(_ settings: String = Self.settings) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure("", site: settings)
        try workplace.write(Self.picture(1_400, 1_400), to: "Content/static/p.png")
        let sound = Workplace.repository.appending(path: "Content/media/cinco-cuarenta.mp3")
        try workplace.write([UInt8](try Data(contentsOf: sound)), to: "Content/media/uno.mp3")
        return workplace
    }

    /// The head of a PNG of a size.
    private static func picture(_ width: Int, _ height: Int) -> [UInt8] {
        func four(_ number: Int) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        return start + Array("IHDR".utf8) + four(width) + four(height) + [8, 2, 0, 0, 0]
    }

    private func article(
        _ name: String,
        audio: String,
        language: String = "es",
        _ workplace: Workplace
    ) throws {
        try workplace.write(
            """
            ---
            title: Se oye <\(name)>
            date: 2026-11-20 10:00
            language: \(language)
            summary: Lo que dice & calla.
            audio: \(audio)
            ---
            Lo que se oye, escrito.
            """,
            to: "Content/articles/\(name).md"
        )
    }

    @Test func aCorrectionStandsInItAtOnce() async throws {
        let workplace = try workplace()
        let file = "Content/articles/uno.md"
        try article("uno", audio: "media/uno.mp3", workplace)
        // That there are corrections at all is no news for the other pages.
        try workplace.write(
            "---\ntitle: Muda\ndate: 2026-11-20\ncorrections: [{date: 2026-11-20, text: Antes.}]\n---\nNada.\n",
            to: "Content/articles/m.md"
        )
        #expect(try await workplace.build().code == 0)
        let corrected = try workplace.read(file).replacing(
            "audio:",
            with: "corrections: [{date: 2026-11-20, text: Eran dos.}]\naudio:"
        )
        try workplace.write(corrected, to: file)
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.site().text("podcast.xml").contains("Eran dos."))
    }

    @Test func readersFindItInTheFooterAboveWhatIsHeardAndUnderThePlayer() async throws {
        let workplace = try workplace()
        // Fewer have no list of their own.
        for name in ["uno", "dos", "tres", "cuatro", "cinco"] {
            try article(name, audio: "media/uno.mp3", workplace)
            try workplace.write(
                "---\ntitle: Mudo \(name)\ndate: 2026-11-20\n---\nNada.\n",
                to: "Content/articles/mudo-\(name).md"
            )
        }
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let link = #"<a href="/podcast.xml">"#
        #expect(site.text("index.html").contains("\(link)Pódcast</a>"))
        let list = try #require(site.pages(containing: "<h1>Para escuchar</h1>").first)
        #expect(
            site.text(list)
                .contains("<p>La voz &amp; el eco · \(link)Suscribirse al pódcast</a></p>")
        )
        let page = try #require(site.pages(containing: "preload=\"none\" src=").first)
        #expect(site.text(page).contains(" · \(link)Suscribirse al pódcast</a></figcaption>"))
        #expect(!site.text("en/index.html").contains("podcast.xml\">"))
    }

    @Test func aSiteWithoutOneOffersNone() async throws {
        let workplace = try workplace("")
        try article("uno", audio: "media/uno.mp3", workplace)
        #expect(try await workplace.build().code == 0)
        #expect(try workplace.site().pages(containing: "Pódcast").isEmpty)
        #expect(try workplace.site().pages(containing: "Suscribirse al pódcast").isEmpty)
    }

    @Test func theFeedHasAllThatDirectoriesRequire() async throws {
        let workplace = try workplace()
        try article("uno", audio: "media/uno.mp3", workplace)
        try article("dos", audio: "media/uno.mp3", language: "en", workplace)
        try workplace.write(
            "---\ntitle: Muda\ndate: 2026-11-20\n---\nNada.\n",
            to: "Content/articles/m.md"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let built = try workplace.site()
        for (path, title) in [
            ("podcast.xml", "La voz & el eco"), ("en/podcast.xml", "Bando"),
        ] {
            let feed = try PodcastFeed(built.files[path] ?? [])
            #expect(feed.faults() == [])
            #expect(feed.channel["title"] == title)
            #expect(feed.items.count == 1)
            let item = try #require(feed.items.first)
            #expect(item["itunes:duration"] == "9")
            let file = try #require(item["enclosure@url"]).replacing(
                "https://example.org/",
                with: ""
            )
            #expect(item["enclosure@length"] == built.files[file].map { "\($0.count)" })
        }
        #expect(built.text("index.html").contains("href=\"/podcast.xml\""))
        let page = built.text(
            try #require(built.pages(containing: "<h1>Se oye &lt;uno").first)
        )
        #expect(page.contains("<audio controls preload=\"none\" src=\"/_/uno."))
        #expect(page.contains("\"audio\":{\"@type\":\"AudioObject\""))
        #expect(built.text("feed.xml").contains("type=\"audio/mpeg\"/>"))
        #expect(built.text("atom.xml").contains("rel=\"enclosure\" type=\"audio/mpeg\""))
        #expect(built.text("feed.json").contains("\"mime_type\":\"audio/mpeg\""))
    }

    @Test(arguments: [("serial", ["2", "1"]), ("episodic", [nil, nil])])
    func serialsNumberTheirEpisodes(order: String, numbers: [String?]) async throws {
        let workplace = try workplace(
            Self.settings.replacing("category:", with: "order: \(order), category:")
        )
        try article("uno", audio: "media/uno.mp3", workplace)
        try article("dos", audio: "media/uno.mp3", workplace)
        let first = "Content/articles/uno.md"
        try workplace.write(
            workplace.read(first).replacing("2026-11-20", with: "2026-11-19"),
            to: first
        )
        #expect(try await workplace.build("--strict").code == 0)
        let feed = try PodcastFeed(try workplace.site().files["podcast.xml"] ?? [])
        #expect(feed.channel["itunes:type"] == order)
        #expect(feed.items.map { $0["title"] } == ["Se oye <dos>", "Se oye <uno>"])
        #expect(feed.items.map { $0["itunes:episode"] } == numbers)
    }

    @Test func withoutTheSettingThereIsAPlayerAndNoPodcast() async throws {
        let workplace = try workplace("")
        try article("uno", audio: "media/uno.mp3", workplace)
        #expect(try await workplace.build("--strict").code == 0)
        let built = try workplace.site()
        #expect(built.files["podcast.xml"] == nil)
        #expect(built.pages(containing: "<audio controls").count == 1)
        #expect(built.pages(containing: "podcast.xml") == [])
    }

    @Test func aLongPieceLiesAmongTheFilesThatAreThereAsTheyAre() async throws {
        let workplace = try workplace()
        let bytes = try Data(contentsOf: workplace.folder.appending(path: "Content/media/uno.mp3"))
        try workplace.write([UInt8](bytes), to: "Content/static/radio/uno.mp3")
        try article("uno", audio: "static/radio/uno.mp3", workplace)
        #expect(try await workplace.build("--strict").code == 0)
        let feed = try PodcastFeed(try workplace.site().files["podcast.xml"] ?? [])
        #expect(feed.items.first?["enclosure@url"] == "https://example.org/radio/uno.mp3")
        // Another file under the same name is told of.
        try workplace.write([UInt8](bytes + bytes), to: "Content/static/radio/uno.mp3")
        #expect(try await workplace.build("--strict").code == 0)
        let later = try PodcastFeed(try workplace.site().files["podcast.xml"] ?? [])
        #expect(later.items.first?["enclosure@length"] == "\(bytes.count * 2)")
    }

    @Test(arguments: [
        (
            "media/un.mp3",
            "there is no sound 'media/un.mp3' in Content/\nhint: did you mean 'media/uno.mp3'?"
        ),
        (
            "radio/q.mp3",
            "'radio/q.mp3' lies in Content/static\nhint: put it into Content/media, it has less "
                + "than 16 MB, and write media/q.mp3"
        ),
        (
            "static/p.png",
            "'static/p.png' is damaged, or no sound\n"
                + "hint: name an MP3, M4A, Ogg or WAV file that other programs play"
        ),
        (
            "media/tres.wav",
            "'media/tres.wav' is heard on its page, but is no episode of the podcast\n"
                + "hint: directories take MP3 and M4A files only"
        ),
    ])
    func whatIsNoEpisodeIsNamed(audio: String, message: String) async throws {
        let workplace = try workplace()
        let wave =
            Array("RIFF____WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0, 64, 31, 0, 0, 64, 31, 0, 0]
            + [1, 0, 8, 0] + Array("data".utf8) + [64, 31, 0, 0] + Array(repeating: 0, count: 8_000)
        try workplace.write(wave, to: "Content/media/tres.wav")
        try workplace.write(wave, to: "Content/static/radio/q.mp3")
        try article("uno", audio: audio, workplace)
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains("Content/articles/uno.md:6:8: warning: \(message)"),
            "\(run.errors)"
        )
        let built = try workplace.site()
        #expect(built.files["podcast.xml"] == nil)
        #expect(built.pages(containing: "podcast.xml") == [])
        #expect(built.pages(containing: "<audio").count == (audio.hasSuffix("wav") ? 1 : 0))
    }

    @Test(arguments: [
        ("category: Notizias, image: static/p.png", "'Notizias' is no category of podcasts"),
        ("category: News, image: static/q.png", "there is no file 'static/q.png' in Content/"),
        (
            "category: News, image: pictures/p.png",
            "'pictures/p.png' does not lie in Content/static"
        ),
        (
            "category: News, image: static/../x.png",
            "'static/../x.png' does not lie in Content/static"
        ),
        ("category: News, image: static/small.png", "'static/small.png' has 1399 × 1400 pixels"),
        ("category: News, image: static/text.png", "'static/text.png' is no PNG or JPEG"),
        ("image: static/p.png", "'site.podcast' has no category"),
        ("category: News", "'site.podcast' has no image"),
        (
            "category: News, image: static/p.png, email: aquí",
            "'aquí' is no address of mail"
        ),
    ])
    func whatNoDirectoryTakesEndsTheBuild(settings: String, message: String) async throws {
        let workplace = try workplace("  podcast: {\(settings)}\n")
        try workplace.write(Self.picture(1_399, 1_400), to: "Content/static/small.png")
        try workplace.write("Hola", to: "Content/static/text.png")
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.contains(/Content\/site\.yaml:\d+:\d+: error: '/), "\(run.errors)")
    }
}
