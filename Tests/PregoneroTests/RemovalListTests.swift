import Foundation
import Testing

/// What `Content/removed.txt` takes out, however its lines are written, and that it says what it cannot.
@Suite struct RemovalListTests {
    private func workplace(_ path: String = "") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...12), to: "Content/a.xml")
        try workplace.write(
            """
            site:
              title: Bando
              baseURL: https://Ejemplo.example\(path)/
              languages: [es, en]
              timeZone: Europe/Madrid
            sources:
              - {id: a, kind: feed, url: a.xml, rights: licensed}

            """,
            to: "Content/site.yaml"
        )
        return workplace
    }

    private func address(of headline: String, in workplace: Workplace) throws -> String {
        let page = try workplace.site().pages.first {
            $0.hasPrefix("n/") && $0.contains("/\(headline)-")
        }
        return "/" + (try #require(page)).dropLast("index.html".count)
    }

    /// Whatever of a headline and its text is left in any file of the site.
    private func traces(of number: Int, in workplace: Workplace) throws -> [String] {
        let words = ["Noticia \(number)<", "noticia \(number).", "Noticia \(number)\""]
        return try workplace.site().files.filter { _, bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return words.contains { text.contains($0) }
        }.keys.sorted()
    }

    /// In which `%` stands for the address.
    private static let forms = [
        "\u{FEFF}%", "%", "https://ejemplo.example%", "http://ejemplo.example%",
        "HTTPS://EJEMPLO.example%", "//ejemplo.example%", "ejemplo.example%",
        "www.ejemplo.example%", "gemini://ejemplo.example:8443%",
        "https://ejemplo.example%?utm_source=x", "%#texto", "%/index.html", "/en%", "/es%",
        "http://localhost:8000%", " \t% ", "%\r", "<https://ejemplo.example%>", "/x%",
        "https://antes.example%", "//ejemplo.example/%",
    ]

    @Test func howeverItIsWrittenTheArticleGoes() async throws {
        let workplace = try workplace()
        let count = Self.forms.count * 2
        try workplace.write(Workplace.feed(1...count + 3), to: "Content/a.xml")
        #expect(try await workplace.build().code == 0)
        let lines = try Self.forms.enumerated().flatMap { index, form in
            let whole = try address(of: "noticia-\(index * 2 + 1)", in: workplace)
            let bare = try address(of: "noticia-\(index * 2 + 2)", in: workplace).dropLast()
            return [form.replacing("%", with: whole), form.replacing("%", with: bare)]
        }
        try workplace.write(lines.joined(separator: "\n"), to: "Content/removed.txt")
        let run = try await workplace.build("--quiet", at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        for number in 1...count {
            #expect(try traces(of: number, in: workplace) == [], "\(lines[number - 1])")
        }
        #expect(try traces(of: count + 1, in: workplace) != [])
    }

    @Test func encodedAddressesAndOtherWaysToNameItGo() async throws {
        let workplace = try workplace("/diario")
        #expect(try await workplace.build().code == 0)
        let addresses = try (1...5).map { try address(of: "noticia-\($0)", in: workplace) }
        let id = try #require(addresses[2].split(separator: "-").last).dropLast()
        let lines = [
            addresses[0].replacing("n", with: "%6e").replacing("-", with: "%2D"),
            "https://ejemplo.example/diario\(addresses[1])", "\(id)",
            "/n/2001/01/01/otro-titular-\(addresses[3].split(separator: "-").last ?? "")",
            "http://www.fuente.example/5/?utm_medium=rss",
        ]
        try workplace.write(lines.joined(separator: "\r\n"), to: "Content/removed.txt")
        let run = try await workplace.build("--quiet", at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        for number in 1...5 { #expect(try traces(of: number, in: workplace) == [], "\(number)") }
        #expect(try traces(of: 6, in: workplace) != [])
    }

    @Test func aWordThatNobodyKnowsBeforeAnAddressIsTold() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let line = "borrar \(try address(of: "noticia-7", in: workplace))"
        try workplace.write(line + "\n", to: "Content/removed.txt")
        let run = try await workplace.build("--quiet", at: "2026-11-21T07:00:00Z")
        let told = "Content/removed.txt:1: warning: '\(line)' names nothing that the portal has\n"
        #expect(run.code == 0 && run.errors.hasPrefix(told), "\(run.errors)")
        #expect(try traces(of: 7, in: workplace) != [])
    }

    @Test func aLineThatNamesNothingIsTold() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let address = try address(of: "noticia-7", in: workplace)
        let wrong = address.replacing("noticia-7", with: "noticias-7").dropLast(3) + "x/"
        let lines = ["# fuera", "", String(wrong), "https://fuente.example/77", "/noticias/"]
        try workplace.write(lines.joined(separator: "\n"), to: "Content/removed.txt")
        for clock in ["2026-11-21T07:00:00Z", "2026-11-21T08:00:00Z"] {
            let run = try await workplace.build("--quiet", at: clock)
            #expect(run.code == 0)
            let told = """
                Content/removed.txt:3: warning: '\(wrong)' names nothing that the portal has
                hint: did you mean \(address)?
                Content/removed.txt:4: warning: 'https://fuente.example/77' names nothing that the portal has
                hint: did you mean https://fuente.example/7?
                Content/removed.txt:5: warning: '/noticias/' names nothing that the portal has
                hint: write an article's address, on the portal or at its source

                """
            #expect(run.errors == told, "\(run.errors)")
        }
    }

    @Test func itStaysOutWhenTheStateIsLostAndItsHeadlineChanges() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let address = try address(of: "noticia-7", in: workplace)
        try workplace.write(address + "\n", to: "Content/removed.txt")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        try workplace.remove(".pregonero")
        try workplace.remove("public")
        let changed = Workplace.feed(1...12).replacing("Noticia 7<", with: "Lo mismo 7<")
            .replacing("02 Nov 2026 07", with: "03 Nov 2026 09")
        try workplace.write(changed, to: "Content/a.xml")
        #expect(try await workplace.build("--quiet", at: "2026-11-21T08:00:00Z").errors.isEmpty)
        #expect(try workplace.site().pages(containing: "Lo mismo 7") == [])
        #expect(try workplace.site().pages(containing: "noticia 7.") == [])
    }

    @Test(arguments: ["a folder", "not UTF-8", "a loop"], ["removed.txt", "moved.txt"])
    func aListThatCannotBeReadStopsTheBuild(fault: String, name: String) async throws {
        let workplace = try workplace()
        let file = workplace.folder.appending(path: "Content/\(name)")
        let reason: String
        switch fault {
        case "a folder":
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
            reason = "Content/\(name): error: it is a folder, not a file"
        case "not UTF-8":
            try Data("# uno\n/n/\u{0}".utf8 + [0xE9, 0x0A]).write(to: file)
            reason = "Content/\(name):2: error: it is not UTF-8 text"
        default:
            try FileManager.default.createSymbolicLink(
                atPath: file.path,
                withDestinationPath: name
            )
            reason = "Content/\(name): error: it cannot be read: "
        }
        let run = try await workplace.build()
        #expect(run.code == 1)
        #expect(run.errors.contains(reason), "\(run.errors)")
        #expect(!workplace.exists("public/index.html"))
    }

    @Test func whatIsTakenOffTheListComesBackFromTheKeptAnswer() async throws {
        let workplace = try workplace()
        #expect(try await workplace.build().code == 0)
        let address = try address(of: "noticia-7", in: workplace)
        try workplace.write(address + "\n", to: "Content/removed.txt")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        try workplace.remove("Content/removed.txt")
        let run = try await workplace.build(at: "2026-11-21T08:00:00Z")
        let told = "Content/removed.txt: warning: one article that it named before may come back"
        #expect(run.code == 0 && run.errors.contains(told), "\(run.errors)")
        #expect(try self.address(of: "noticia-7", in: workplace) == address)
        #expect(try traces(of: 7, in: workplace) != [])
    }
}

/// Stories that several sources tell, of which one is taken out.
@Suite struct RemovedCopiesTests {
    private static let headline = "Una persona pide que se borre su nombre"

    private static func feed(_ text: String, hour: Int, title: String = headline) -> String {
        """
        <rss version="2.0"><channel><title>F</title><link>https://f.example/</link>
        <description>d</description><item><title>\(title)</title><guid>\(text)</guid>
        <link>https://f.example/\(text)</link><pubDate>20 Nov 2026 0\(hour):00:00 GMT</pubDate>
        <description>Texto \(text).</description></item></channel></rss>
        """
    }

    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(
            """
              - {id: a, kind: feed, url: a.xml, rights: licensed}
              - {id: b, kind: feed, url: b.xml, rights: licensed}
              - {id: c, kind: feed, url: c.xml, rights: licensed, expect: any}

            """
        )
        try workplace.write(Self.feed("aguacate", hour: 1), to: "Content/a.xml")
        try workplace.write(Self.feed("berenjena", hour: 2), to: "Content/b.xml")
        let empty = "<rss version=\"2.0\"><channel><title>C</title></channel></rss>"
        try workplace.write(empty, to: "Content/c.xml")
        return workplace
    }

    private func traces(in workplace: Workplace) throws -> [String] {
        try workplace.site().files.filter { _, bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            return ["pide que se borre", "aguacate", "berenjena", "calabaza"].contains(
                where: text.contains
            )
        }.keys.sorted()
    }

    @Test(arguments: ["%", "https://f.example/aguacate", "https://f.example/berenjena"])
    func nothingOfTheStoryStays(form: String) async throws {
        let workplace = try workplace()
        let first = try await workplace.build()
        #expect(first.errors.contains("1 duplicates folded"))
        let page = try #require(
            try workplace.site().pages.first { $0.hasPrefix("n/") && $0.contains("una-persona") }
        )
        let line = form.replacing("%", with: "/" + page.dropLast("index.html".count))
        try workplace.write(line + "\n", to: "Content/removed.txt")
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0 && run.errors.contains("2 retired"), "\(run.errors)")
        #expect(try traces(in: workplace) == [])
        // A copy that comes later goes, too, and is told.
        try workplace.write(Self.feed("calabaza", hour: 5), to: "Content/c.xml")
        let later = try await workplace.build(at: "2026-11-21T08:00:00Z")
        #expect(later.errors.contains("what 'c' tells at https://f.example/calabaza is a copy"))
        #expect(try traces(in: workplace) == [])
        // So does everything once more when the state is lost.
        if form == "%" {
            try workplace.remove(".pregonero")
            try workplace.remove("public")
            #expect(try await workplace.build(at: "2026-11-21T09:00:00Z").code == 0)
            #expect(try traces(in: workplace) == [])
        }
        try workplace.remove("Content/removed.txt")
        #expect(try await workplace.build(at: "2026-11-21T10:00:00Z").code == 0)
        #expect(try workplace.site().pages(containing: "Texto aguacate.").count > 0)
    }

    @Test func ownTextStaysWhenACopyOfItIsNamed() async throws {
        let workplace = try workplace()
        try workplace.write(
            "---\ntitle: \(Self.headline)\ndate: 2026-11-20\nlanguage: es\n---\n\nLo nuestro.\n",
            to: "Content/articles/nuestro.md"
        )
        #expect(try await workplace.build().code == 0)
        try workplace.write("https://f.example/berenjena\n", to: "Content/removed.txt")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        #expect(try !workplace.site().pages(containing: "Lo nuestro.").isEmpty)
        #expect(try workplace.site().pages(containing: "berenjena").isEmpty)
    }

    @Test func anotherPageWithTheSameHeadlineIsNamed() async throws {
        let workplace = try workplace()
        try workplace.write(
            Self.feed("berenjena", hour: 2, title: "Otra cosa bien distinta"),
            to: "Content/b.xml"
        )
        #expect(try await workplace.build().code == 0)
        try workplace.write(Self.feed("berenjena", hour: 2), to: "Content/b.xml")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        let other = try #require(try workplace.site().pages.first { $0.contains("otra-cosa") })
        try workplace.write("https://f.example/aguacate\n", to: "Content/removed.txt")
        let run = try await workplace.build(at: "2026-11-21T08:00:00Z")
        let address = "/" + other.dropLast("index.html".count)
        #expect(
            run.errors.contains("the same headline stands at \(address), of 'b'"),
            "\(run.errors)"
        )
        #expect(run.errors.contains("hint: write that address too if it is to go"))
    }
}
