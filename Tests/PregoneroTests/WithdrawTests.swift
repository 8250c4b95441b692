import Foundation
import Testing

/// `pregonero withdraw`: an article goes by one command, and on request without a trace.
@Suite struct WithdrawTests {
    private func workplace() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...12), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: cc}\n")
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
            + "hint: delete the file; its address goes on answering 410"
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
