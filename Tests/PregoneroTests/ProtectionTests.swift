import CZlib
import Foundation
import Testing

/// What is closed to the public is open in no file beside its pages.
@Suite struct ProtectionTests {
    private static func closing(_ paths: String...) -> String { closing(paths) }

    private static let hash = "$2b$10$" + String(repeating: "a", count: 53)

    private static func closing(_ paths: [String]) -> String {
        "  protect: {paths: [\(paths.joined(separator: ", "))], user: ana, password: \"\(hash)\"}\n"
    }

    /// All that the index of the search holds.
    private func index(_ site: BuiltSite) -> String {
        site.files.filter { $0.key.hasPrefix("_s/") }.map { path, bytes in
            guard path.hasSuffix(".bin") else { return String(decoding: bytes, as: UTF8.self) }
            var size = uLong(1 << 20)
            var output = [UInt8](repeating: 0, count: Int(size))
            let code = uncompress(&output, &size, bytes, uLong(bytes.count))
            return code == Z_OK ? String(decoding: output.prefix(Int(size)), as: UTF8.self) : ""
        }.joined(separator: "\n")
    }

    private func workplace(_ site: String, _ sources: String = "") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(sources, site: site)
        return workplace
    }

    private static let podcast =
        "  podcast: {category: Daily News, image: static/p.png, email: r@example.org}\n"

    private func articles(_ workplace: Workplace) throws {
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let size: [UInt8] = [0, 0, 5, 120, 0, 0, 5, 120, 8, 2, 0, 0, 0]
        try workplace.write(png + Array("IHDR".utf8) + size, to: "Content/static/p.png")
        let sound = Workplace.repository.appending(path: "Content/media/cinco-cuarenta.mp3")
        try workplace.write([UInt8](try Data(contentsOf: sound)), to: "Content/media/uno.mp3")
        for (name, day) in [("cerrado", 20), ("abierto", 19)] {
            try workplace.write(
                """
                ---
                title: Titular \(name)
                date: 2026-11-\(day) 10:00
                summary: Resumen \(name).
                picture: pictures/\(name).svg
                audio: media/uno.mp3
                corrections: [{date: 2026-11-20, text: Enmienda \(name).}]
                ---
                Cuerpo\(name) del texto.
                """,
                to: "Content/articles/\(name).md"
            )
            try workplace.write(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"\(day)\"/>",
                to: "Content/pictures/\(name).svg"
            )
        }
    }

    private static let feeds = ["feed.xml", "atom.xml", "feed.json"]

    @Test func feedsSayOfClosedArticlesWhatListsSay() async throws {
        let workplace = try workplace(Self.closing("/n/2026/11/20/") + Self.podcast)
        try articles(workplace)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        for name in Self.feeds {
            let feed = site.text(name)
            for text in ["Titular cerrado", "Resumen cerrado.", "Cuerpoabierto", "abierto."] {
                #expect(feed.contains(text), "\(name): \(text)")
            }
            for text in ["Cuerpocerrado", "Enmienda cerrado", "cerrado.svg", "/cerrado."] {
                #expect(!feed.contains(text), "\(name): \(text)")
            }
            // The sound of the open one alone.
            #expect(feed.components(separatedBy: "uno.mp3\"").count <= 2, "\(name)")
        }
        let podcast = site.text("podcast.xml")
        #expect(podcast.contains("Titular abierto") && !podcast.contains("cerrado"))
    }

    @Test func whoMayReadTheFeedMayReadItsTexts() async throws {
        let workplace = try workplace(Self.closing("/") + Self.podcast)
        try articles(workplace)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        for name in Self.feeds { #expect(site.text(name).contains("Cuerpocerrado"), "\(name)") }
        #expect(site.text("podcast.xml").contains("Titular cerrado"))
        #expect(index(site).contains("Titular cerrado"))
    }

    private static let people =
        "  - {id: vecinos, kind: data, model: person, url: data/gente.yaml, title: Vecinos}\n"

    @Test func theSearchFindsNothingThatIsClosed() async throws {
        let people =
            "- {id: ana, name: Ana Gilarda, city: Puentecillo, country: es, public: true}\n"
        func built(_ site: String) async throws -> String {
            let workplace = try workplace(site, Self.people)
            try articles(workplace)
            try workplace.write(people, to: "Content/data/gente.yaml")
            let run = try await workplace.build()
            #expect(run.code == 0, "\(run.errors)")
            return index(try workplace.site()).lowercased()
        }
        let words = ["titular cerrado", "gilarda", "puentecillo"]
        let open = try await built("")
        for word in words { #expect(open.contains(word), "\(word)") }
        let closed = try await built(Self.closing("/n/2026/11/20/", "/gente/", "/en/people/"))
        for word in words { #expect(!closed.contains(word), "\(word)") }
        #expect(closed.contains("titular abierto"))
    }

    @Test func calendarsLeaveOutWhatIsClosed() async throws {
        let events = """
            - {id: pleno, title: Pleno, text: Orden cerrado, start: 2026-11-26 18:00}
            - {id: feria, title: Feria, text: Orden abierto, start: 2026-11-27 18:00}
            """
        let source = "  - {id: agenda, kind: data, model: event, url: data/agenda.yaml}\n"
        func built(_ site: String) async throws -> Workplace {
            let workplace = try workplace(site, source)
            try workplace.write(events, to: "Content/data/agenda.yaml")
            let run = try await workplace.build()
            #expect(run.code == 0, "\(run.errors)")
            return workplace
        }
        let open = try await built("").site()
        let path = try #require(open.files.keys.first { $0.hasPrefix("agenda/pleno") })
        let folder = "/" + path.split(separator: "/").prefix(2).joined(separator: "/") + "/"
        #expect(open.text("agenda/agenda.ics").contains("SUMMARY:Pleno"))
        let closed = try await built(Self.closing(folder, "/en" + folder)).site()
        let calendar = closed.text("agenda/agenda.ics")
        #expect(calendar.contains("SUMMARY:Feria") && !calendar.contains("Pleno"))
        let feed = closed.text("agenda/feed.xml")
        #expect(feed.contains("Pleno") && feed.contains("Orden abierto"))
        #expect(!feed.contains("Orden cerrado"))
    }

    @Test func theSamePageInAnotherLanguageThatIsOpenIsNamedOnce() async throws {
        let people = "- {id: ana, name: Ana Gil, city: Puente, country: es, public: true}\n"
        func errors(_ paths: String...) async throws -> String {
            let site = Self.closing(paths)
            let workplace = try workplace(site, Self.people)
            try workplace.write(people, to: "Content/data/gente.yaml")
            let run = try await workplace.build()
            #expect(run.code == 0, "\(run.errors)")
            return run.errors
        }
        let warning = """
            : warning: 'protect' closes '/gente/', but '/en/people/' shows the same and is open
            hint: add /en/people/ to protect.paths
            """
        let half = try await errors("/gente/")
        #expect(half.components(separatedBy: "shows the same").count == 2, "\(half)")
        #expect(half.contains(warning) && half.contains("Content/site.yaml:"), "\(half)")
        #expect(!(try await errors("/gente/", "/en/people/")).contains("shows the same"))
        // A language as a whole is closed on purpose.
        #expect(!(try await errors("/en/")).contains("shows the same"))
    }

    @Test func theTranslationOfAClosedArticleIsNamedToo() async throws {
        let workplace = try workplace("")
        for (language, day) in [("es", 20), ("en", 19)] {
            try workplace.write(
                "---\ntitle: Feria \(language)\nkey: feria\nlanguage: \(language)\n"
                    + "date: 2026-11-\(day)\n---\nTexto.\n",
                to: "Content/articles/feria.\(language).md"
            )
        }
        try workplace.configure(site: Self.closing("/n/2026/11/20/"))
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("'protect' closes '/n/2026/11/20/', but '/n/2026/11/19/feria"))
    }
}
