import Foundation
import Testing

/// `pregonero withdraw`: an article goes by one command, and on request without a trace.
@Suite struct WithdrawTests {
    private func workplace() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...12), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: licensed}\n")
        #expect(try await workplace.build().code == 0)
        return workplace
    }

    private func address(of headline: String, in workplace: Workplace) throws -> String {
        let page = try workplace.site().pages.first {
            $0.hasPrefix("n/") && $0.contains("/\(headline)-")
        }
        return "/" + (try #require(page)).dropLast("index.html".count)
    }

    private func withdraw(
        _ arguments: String...,
        at clock: String = "2026-11-21T07:00:00Z",
        in workplace: Workplace
    ) async throws -> Workplace.Run {
        try await workplace.start(["withdraw", "--clock", clock] + arguments).finished()
    }

    @Test(arguments: ["%", "https://example.org%", "https://fuente.example/7"])
    func oneCommandWritesTheLineAndTakesItOut(form: String) async throws {
        let workplace = try await workplace()
        let address = try address(of: "noticia-7", in: workplace)
        let run = try await withdraw(
            form.replacing("%", with: address),
            "--reason",
            "La persona\nlo pidió",
            in: workplace
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output == "\(address)\n")
        #expect(
            run.errors.contains("withdraw: \(address), of 'a'\nContent/removed.txt: \(address)\n")
        )
        #expect(
            try workplace.read("Content/removed.txt")
                == "# 2026-11-21: La persona lo pidió\n\(address)\n"
        )
        let site = try workplace.site()
        for (name, bytes) in site.files {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!text.contains("Noticia 7<") && !text.contains("noticia 7."), "\(name)")
        }
        // Its address says that it is gone.
        #expect(site.text(String(address.dropFirst()) + "index.html").contains("noindex"))
        #expect(try workplace.read(".pregonero/server/serving.json").contains("\"\(address)\""))
        // The list is not written twice.
        let again = try await withdraw(address, in: workplace)
        #expect(again.code == 0 && again.errors.contains("of 'a', out already"))
        #expect(again.errors.contains("Content/removed.txt: \(address), listed already"))
        #expect(try workplace.read("Content/removed.txt").split(separator: "\n").count == 2)
    }

    @Test func aLineIsPutBehindThoseOfThePerson() async throws {
        let workplace = try await workplace()
        let (one, two) = (
            try address(of: "noticia-3", in: workplace), try address(of: "noticia-5", in: workplace)
        )
        try workplace.write("# Nuestra lista\n\(one)", to: "Content/removed.txt")
        #expect(try await withdraw(two, "--quiet", in: workplace).errors.isEmpty)
        let list = try workplace.read("Content/removed.txt")
        #expect(list == "# Nuestra lista\n\(one)\n# 2026-11-21\n\(two)\n")
    }

    @Test func tryingItChangesNothing() async throws {
        let workplace = try await workplace()
        let address = try address(of: "noticia-7", in: workplace)
        let before = try workplace.site().files
        let run = try await withdraw(address, "--dry-run", "--erase", "--json", in: workplace)
        #expect(run.code == 0)
        #expect(run.errors.contains("erase (not done): \(address), of 'a'"))
        let id = try #require(address.split(separator: "-").last).dropLast()
        let told = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(told?["line"] as? String == "erase \(id)")
        #expect(told?["isErased"] as? Bool == true)
        let articles = told?["articles"] as? [[String: Any]]
        #expect(articles?.first?["path"] as? String == address)
        #expect(!workplace.exists("Content/removed.txt"))
        #expect(try workplace.site().files == before)
    }

    @Test func anAddressThatNamesNothingIsTold() async throws {
        let workplace = try await workplace()
        let address = try address(of: "noticia-7", in: workplace)
        let wrong = address.replacing("noticia-7", with: "noticias-7").dropLast(3) + "x/"
        let run = try await withdraw(String(wrong), in: workplace)
        #expect(run.code == 2)
        #expect(
            run.errors.contains(
                "'\(wrong)' names nothing that the portal has\nhint: did you mean \(address)?"
            ),
            "\(run.errors)"
        )
        for other in ["/noticias/", "", "\u{1B}[31m", String(repeating: "x", count: 3_000)] {
            let run = try await withdraw(other, in: workplace)
            #expect(run.code == 2)
            #expect(run.errors.contains("names nothing that the portal has"), "\(run.errors)")
            #expect(!run.errors.contains("\u{1B}"))
        }
        #expect(!workplace.exists("Content/removed.txt"))
    }

    @Test func thePageOfWhatIsGoneDoesNotSayItsHeadlineInAnAddress() async throws {
        let workplace = try await workplace()
        let address = try address(of: "noticia-7", in: workplace)
        let page = String(address.dropFirst()) + "index.html"
        #expect(try workplace.site().text(page).contains("<meta property=\"og:url\""))
        let run = try await withdraw(address, "--erase", in: workplace)
        #expect(run.code == 0, "\(run.errors)")
        let gone = try workplace.site().text(page)
        #expect(gone.contains("noindex"))
        for word in ["noticia-7", "canonical", "og:url", "ld+json"] {
            #expect(!gone.contains(word), "\(word)")
        }
    }

    /// An article in both languages of the site, and another one of the same story.
    private func translated() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure()
        for (name, head) in [
            ("feria", "title: La feria\nstory: feria"), ("feria.en", "title: The fair"),
            ("otra", "title: Otra cosa\nstory: feria"),
        ] {
            try workplace.write(
                "---\n\(head)\ndate: 2026-11-20\n---\nUn texto.\n",
                to: "Content/articles/\(name).md"
            )
        }
        #expect(try await workplace.build().code == 0)
        return workplace
    }

    @Test(arguments: [[], ["--erase"]])
    func translationsGoWithItAndOthersOfTheStoryAreNamed(flags: [String]) async throws {
        let workplace = try await translated()
        let (spanish, english, other) = (
            try address(of: "la-feria", in: workplace),
            try address(of: "the-fair", in: workplace),
            try address(of: "otra-cosa", in: workplace)
        )
        let run = try await workplace.start(
            ["withdraw", spanish, "--clock", "2026-11-21T07:00:00Z"] + flags
        ).finished()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output == "\(spanish)\n\(english)\n")
        #expect(run.errors.contains(": \(english), of 'own', in another language\n"))
        let command = (["pregonero withdraw"] + flags + [other]).joined(separator: " ")
        #expect(
            run.errors.contains(
                "stays: 'Otra cosa', of 'own', tells the same story: \(command)\n"
            ),
            "\(run.errors)"
        )
        #expect(run.errors.contains("feria.en.md: warning") == !flags.isEmpty)
        let site = try workplace.site()
        #expect(site.pages(containing: "La feria").isEmpty)
        #expect(site.pages(containing: "The fair").isEmpty)
        #expect(!site.pages(containing: ">Otra cosa</h1>").isEmpty)
        let list = try workplace.read("Content/removed.txt")
        #expect(list.split(separator: "\n").count == 3, "\(list)")
        let again = try await withdraw(spanish, in: workplace)
        #expect(again.code == 0)
        if flags.isEmpty { #expect(try workplace.read("Content/removed.txt") == list) }
    }

    @Test func anArticleAloneGoesWhereThatIsWanted() async throws {
        let workplace = try await translated()
        let english = try address(of: "the-fair", in: workplace)
        let run = try await withdraw(english, "--only", in: workplace)
        #expect(run.code == 0 && run.output == "\(english)\n", "\(run.errors)")
        #expect(!(try workplace.site().pages(containing: ">La feria</h1>").isEmpty))
    }

    private static let ana =
        "- {id: ana, name: Ana Ruiz, public: true, contact: true, email: ana@example.org}\n"
    private static let leo = "- {id: leo, name: Leo Vega, public: true}\n"

    @Test func aPersonIsTakenOutByHerRow() async throws {
        let workplace = try Workplace()
        try workplace.write(Self.leo + Self.ana, to: "Content/data/gente.yaml")
        try workplace.configure(
            "  - {id: vecinos, kind: data, model: person, url: data/gente.yaml}\n"
        )
        #expect(try await workplace.build().code == 0)
        for address in ["/gente/ana-ruiz/", "/en/people/ana-ruiz/"] {
            let run = try await withdraw(address, "--erase", in: workplace)
            #expect(run.code == 4)
            #expect(
                run.errors.contains(
                    "\(address) is the page of a person, not of an article; it comes from "
                        + "Content/data/gente.yaml:2\nhint: delete that row, or write 'public: false'"
                ),
                "\(run.errors)"
            )
        }
        try workplace.write(Self.leo, to: "Content/data/gente.yaml")
        let built = try await workplace.build("--allow-shrink", at: "2026-11-21T07:00:00Z")
        #expect(built.code == 0, "\(built.errors)")
        let told = try await withdraw("/gente/ana-ruiz/", in: workplace)
        #expect(told.code == 0 && told.errors.contains("is out already"), "\(told.errors)")
        func traces() throws -> [String] {
            try BuiltSite(folder: workplace.folder.appending(path: ".pregonero")).files
                .filter { Data($0.value).range(of: Data("Ana Ruiz".utf8)) != nil }.keys.sorted()
        }
        #expect(try traces().contains { $0.hasPrefix("editions-") })
        let run = try await withdraw(
            "/gente/ana-ruiz/",
            "--erase",
            at: "2026-11-21T08:00:00Z",
            in: workplace
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(try traces() == [])
        #expect(try workplace.read(".pregonero/erasures") == "1\n")
        #expect(!(try workplace.site().pages(containing: "Leo Vega").isEmpty))
    }

    @Test(arguments: ["", "id: hugo/content/posts/nuestro/index.md\n"])
    func ofOnesOwnTheFileIsNamed(id: String) async throws {
        let workplace = try await workplace()
        try workplace.write(
            "---\ntitle: Lo nuestro\n\(id)date: 2026-11-20\n---\n\nNada más.\n",
            to: "Content/articles/2026/nuestro.md"
        )
        #expect(try await workplace.build().code == 0)
        let address = try address(of: "lo-nuestro", in: workplace)
        let told =
            "Content/articles/2026/nuestro.md: warning: it still holds what is to be erased\n"
            + "hint: delete the file; its address goes on saying that it is gone"
        let run = try await withdraw(address, "--erase", in: workplace)
        #expect(run.code == 0 && run.errors.contains(told), "\(run.errors)")
        #expect(try workplace.site().pages(containing: "Nada más.") == [])
        // Until the file is gone, each build says it; then the address stays as it is.
        let later = try await workplace.build(at: "2026-11-21T08:00:00Z")
        #expect(later.code == 0 && later.errors.contains(told), "\(later.errors)")
        try workplace.remove("Content/articles/2026/nuestro.md")
        let last = try await workplace.build("--allow-shrink", at: "2026-11-21T09:00:00Z")
        #expect(last.code == 0 && !last.errors.contains("warning"), "\(last.errors)")
        #expect(try workplace.read(".pregonero/server/serving.json").contains("\"\(address)\""))
    }
}
