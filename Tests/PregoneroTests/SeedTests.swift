import Foundation
import ScriptedServer
import TestSupport
import Testing

/// A portal without its archive knows its articles again by what it published of them.
@Suite struct SeedTests {
    /// Items without a date: their addresses hang on when they were first seen.
    private static func feed(_ numbers: some Sequence<Int>, dated: Bool = false) -> String {
        let text = Workplace.feed(numbers)
        return dated
            ? text
            : text.replacing(/<pubDate>[^<]*<\/pubDate>/, with: "")
                .replacing("Texto de", with: "Texto &amp;lt;vivo&amp;gt; de")
    }

    private func workplace() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Self.feed(1...12), to: "Content/a.xml")
        try workplace.write(
            Workplace.feed(30...45, title: "Otra").replacing("fuente.", with: "otra."),
            to: "Content/b.xml"
        )
        try workplace.write(
            "---\ntitle: Propio\ndate: 2026-10-30 08:00\nsection: general\nlanguage: es\n---\n\nUn texto.\n",
            to: "Content/articles/propio.md"
        )
        try configure(workplace)
        return workplace
    }

    private func configure(_ workplace: Workplace, _ more: String = "") throws {
        try workplace.configure(
            """
              - {id: a, kind: feed, url: a.xml}
              - {id: b, kind: feed, url: b.xml, rights: licensed}

            """,
            site: "  seed: months\n" + more
        )
    }

    /// Five builds with news, a withdrawal and an own article that goes.
    private func grown() async throws -> Workplace {
        let workplace = try await workplace()
        #expect(try await workplace.build(at: "2026-11-15T06:00:00Z").code == 0)
        try workplace.write(Self.feed(5...20), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2026-11-18T06:00:00Z").code == 0)
        for address in ["https://fuente.example/8", "https://otra.example/33"] {
            let run = try await workplace.run(
                "withdraw",
                address,
                address.hasSuffix("33") ? "--erase" : "--quiet",
                "--offline",
                "--clock",
                "2026-11-19T06:00:00Z"
            )
            #expect(run.code == 0, "\(run.errors)")
        }
        let run = try await workplace.build(at: "2026-11-20T06:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        return workplace
    }

    /// What was erased is told nowhere, its address neither.
    private func known(_ addresses: [String: Substring]) -> [String: Substring] {
        addresses.filter { !$0.key.contains("/otra-33-") }
    }

    /// The page of each address, and what it says in its first heading.
    private func addresses(_ site: BuiltSite) -> [String: Substring] {
        Dictionary(
            uniqueKeysWithValues: site.pages.filter { $0.hasPrefix("n/") }.map { page in
                let text = site.text(page)
                let start = text.range(of: "<h1")?.lowerBound ?? text.startIndex
                let end = text[start...].range(of: "</h1>")?.lowerBound ?? text.endIndex
                return (page, text[start..<end])
            }
        )
    }

    private func moves(_ workplace: Workplace) throws {
        try workplace.move("public", to: "former")
        try workplace.remove(".pregonero")
    }

    @Test func everyAddressAnswersAsBefore() async throws {
        let workplace = try await grown()
        let before = try workplace.site()
        #expect(before.pages.contains { $0.contains("/noticia-2-") })
        try moves(workplace)
        let run = try await workplace.build(
            "--seed-from",
            "former",
            at: "2026-11-20T06:00:00Z"
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.hasPrefix(
                "note: 35 articles and 1 withdrawn ones are known again by what former says\n"
            ),
            "\(run.errors)"
        )
        let after = try workplace.site()
        let known = known(addresses(before))
        #expect(known.count == addresses(before).count - 1)
        #expect(addresses(after) == known)
        #expect(after.text("_seed/2026-11.ndjson") == before.text("_seed/2026-11.ndjson"))
        #expect(after.text("_seed/index.json") == before.text("_seed/index.json"))
        for name in ["sitemap-2026-11.xml", "feed.xml", "_redirects", "noticias/index.html"] {
            #expect(after.text(name) == before.text(name), "\(name)")
        }
        // What its source tells again stays out.
        let again = try await workplace.build("--refresh", at: "2026-11-21T06:00:00Z")
        #expect(again.code == 0)
        #expect(addresses(try workplace.site()).keys.sorted() == known.keys.sorted())
        #expect(try workplace.site().pages(containing: "Noticia 8<").isEmpty)
    }

    @Test func whatTheNewsroomTookBackIsStillSaidToBeGone() async throws {
        let workplace = try await workplace()
        try workplace.write(
            "---\ntitle: Se va\ndate: 2026-11-14\n---\nNada.\n",
            to: "Content/articles/va.md"
        )
        #expect(try await workplace.build(at: "2026-11-15T06:00:00Z").code == 0)
        try workplace.remove("Content/articles/va.md")
        #expect(try await workplace.build(at: "2026-11-16T06:00:00Z").code == 0)
        let before = try workplace.site().pages.filter { $0.contains("/se-va-") }
        #expect(before.count == 1)
        try moves(workplace)
        let run = try await workplace.build("--seed-from", "former", at: "2026-11-16T06:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try workplace.site().pages.filter { $0.contains("/se-va-") } == before)
    }

    /// A copy of the site may be older than the list of what is taken out.
    @Test func whatWasErasedAfterTheCopyWasMadeStaysErased() async throws {
        let workplace = try await workplace()
        #expect(try await workplace.build(at: "2026-11-15T06:00:00Z").code == 0)
        try FileManager.default.copyItem(
            at: workplace.folder.appending(path: "public"),
            to: workplace.folder.appending(path: "former")
        )
        let first = try workplace.site().pages.first { $0.contains("/noticia-8-") }
        let page = "/" + (try #require(first)).replacing("index.html", with: "")
        let id = page.dropLast().suffix(10)
        try workplace.write(
            "erase \(id)\nerase https://otra.example/33\n",
            to: "Content/removed.txt"
        )
        try workplace.remove(".pregonero")
        try workplace.remove("public")
        #expect(try workplace.read("former/_seed/2026-11.ndjson").contains("Noticia 8"))
        let run = try await workplace.build("--seed-from", "former", at: "2026-11-16T06:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        for title in ["Noticia 8<", "Otra 33<"] {
            #expect(site.pages(containing: title).isEmpty, "\(title)")
        }
        let seed = site.text("_seed/2026-11.ndjson") + site.text("_seed/index.json")
        for word in ["Noticia 8\"", "Otra 33\"", page] { #expect(!seed.contains(word), "\(word)") }
        #expect(site.pages(containing: "Noticia 9<").isEmpty == false)
    }

    @Test func withoutItAddressesAreLostAndThatIsTold() async throws {
        let workplace = try await grown()
        let before = addresses(try workplace.site())
        try workplace.remove(".pregonero")
        let run = try await workplace.build(at: "2026-11-22T06:00:00Z")
        #expect(run.code == 0)
        #expect(
            run.errors.hasPrefix(
                """
                .pregonero/: warning: the state of earlier builds is gone: undated articles get other addresses, \
                and what no source lists any more is lost
                hint: 'pregonero state pull' fetches it; --seed-from public/ knows again what the site itself says

                """
            ),
            "\(run.errors)"
        )
        #expect(addresses(try workplace.site()).keys.sorted() != before.keys.sorted())
        let next = try await workplace.build("--seed-from", "public", at: "2026-11-23T06:00:00Z")
        #expect(next.errors.hasPrefix("note: there is a state of earlier builds: nothing is taken"))
    }

    @Test func oneNewArticleWritesOneFileOfIt() async throws {
        let workplace = try await workplace()
        #expect(try await workplace.build(at: "2026-11-15T06:00:00Z").code == 0)
        let before = try workplace.site().files
        try workplace.write(Self.feed(1...13), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2026-11-15T07:00:00Z").code == 0)
        let after = try workplace.site().files
        let changed = after.keys.filter { $0.hasPrefix("_seed/") && before[$0] != after[$0] }
        #expect(changed == ["_seed/2026-11.ndjson"])
        #expect(before["_seed/2026-10.ndjson"] != nil)
    }

    @Test func aRenamedFileIsKnownByItsNewName() async throws {
        let workplace = try await workplace()
        #expect(try await workplace.build(at: "2026-11-15T06:00:00Z").code == 0)
        try workplace.move("Content/articles/propio.md", to: "Content/articles/ajeno.md")
        let run = try await workplace.build(at: "2026-11-15T06:00:00Z")
        #expect(run.errors.contains("files  1 written"), "\(run.errors)")
        let seed = try workplace.site().text("_seed/2026-10.ndjson")
        #expect(seed.contains("\"identity\":\"ajeno\""), "\(seed)")
    }

    @Test func whatIsClosedLaterIsInItNoMore() async throws {
        let workplace = try await workplace()
        #expect(try await workplace.build(at: "2026-11-15T06:00:00Z").code == 0)
        #expect(try workplace.site().text("_seed/2026-10.ndjson").contains("Propio"))
        let hash = "$2b$10$" + String(repeating: "a", count: 53)
        try configure(
            workplace,
            "  protect: {paths: [/n/2026/10/], user: ana, password: \"\(hash)\"}\n"
        )
        #expect(try await workplace.build(at: "2026-11-15T06:00:00Z").code == 0)
        #expect(!(try workplace.site().text("_seed/2026-10.ndjson").contains("Propio")))
    }

    @Test func nothingThatIsErasedOrClosedIsInIt() async throws {
        let workplace = try await grown()
        let site = try workplace.site()
        let seeds = site.files.filter { $0.key.hasPrefix("_seed/") }.values
            .map { String(decoding: $0, as: UTF8.self) }.joined()
        for word in [
            "otra.example/33", "Otra 33", "/otra-33-", "fuente.example/8\"", "Noticia 8\"",
        ] {
            #expect(!seeds.contains(word), "\(word)")
        }
        #expect(seeds.contains("\"identity\":\"erased:"))
        let none = try Workplace()
        try none.write(Self.feed(1...3), to: "Content/a.xml")
        try none.configure("  - {id: a, kind: feed, url: a.xml}\n")
        #expect(try await none.build().code == 0)
        #expect(!(try none.site().files.keys.contains { $0.hasPrefix("_seed/") }))
    }

    @Test func itCanBeHadFromTheWeb() async throws {
        let workplace = try await grown()
        let before = try workplace.site()
        let files = before.files
        let server = try ScriptedServer { request in
            guard let bytes = files[String(request.path.dropFirst())] else { return .status(404) }
            return .ok(bytes, type: "application/json")
        }
        defer { server.stop() }
        try moves(workplace)
        try configure(workplace, "  network: {allowPrivate: true}\n  deadline: 300\n")
        let offline = try await workplace.build("--offline", "--seed-from", server.origin)
        #expect(offline.code == 2)
        #expect(
            offline.lastLine
                == "error: --seed-from \(server.origin): --offline lets no server be asked"
        )
        let run = try await workplace.build(
            "--seed-from",
            server.origin,
            at: "2026-11-20T06:00:00Z"
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(addresses(try workplace.site()) == known(addresses(before)))
    }

    @Test(arguments: [
        (
            "2026-11.ndjson", "Noticia 12", "Noticia 1x", 6,
            "2026-11.ndjson is not what the program wrote"
        ),
        (
            "2026-11.ndjson", "{\"sha256\"", "{\"sha\"", 6,
            "2026-11.ndjson is not what the program wrote"
        ),
        (
            "index.json", "\"2026-11.ndjson\"", "\"../../x\"", 6,
            "../../x is not what the program wrote"
        ),
        (
            "index.json", "\"format\":1", "\"format\":9", 2,
            "has form 9, which a newer program wrote"
        ),
        (
            "index.json", "https://example.org/", "https://otra.example/", 4,
            "is the site of https://otra.example/"
        ),
        (
            "index.json", "\"path\":\"/n/", "\"path\":\"/../", 6,
            "an article is not what the program wrote"
        ),
        ("index.json", "{", "[", 6, "index.json is not what the program wrote"),
    ])
    func whatTheProgramDidNotWriteIsRefused(
        file: String,
        word: String,
        other: String,
        code: Int32,
        message: String
    ) async throws {
        let workplace = try await grown()
        try moves(workplace)
        let text = try workplace.read("former/_seed/\(file)")
        #expect(text.contains(word))
        try workplace.write(text.replacing(word, with: other), to: "former/_seed/\(file)")
        let run = try await workplace.build("--seed-from", "former", at: "2026-11-20T06:00:00Z")
        #expect(run.code == code, "\(run.errors)")
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(!workplace.exists("public"))
        // Nothing was taken in: the next one begins where this one did.
        try workplace.write(text, to: "former/_seed/\(file)")
        let next = try await workplace.build("--seed-from", "former", at: "2026-11-20T06:00:00Z")
        #expect(next.code == 0, "\(next.errors)")
        #expect(addresses(try workplace.site()) == known(addresses(try workplace.site("former"))))
    }

    @Test func aSiteThatSaysNothingIsNoSource() async throws {
        let workplace = try await workplace()
        let run = try await workplace.build("--seed-from", "nowhere")
        #expect(run.code == 6)
        #expect(
            run.errors.contains(
                "nowhere/_seed/index.json: there is no such file\nhint: a site says"
            )
        )
    }

    /// A build that published what sources list today would overwrite the only thing that knows of the rest.
    @Test func withoutItsStateASiteIsNotPublishedWithAFewOfItsArticles() async throws {
        let workplace = try await grown()
        let before = try workplace.site()
        try workplace.remove(".pregonero")
        try workplace.write(Self.feed(19...20), to: "Content/a.xml")
        try workplace.write(
            Workplace.feed(45...45, title: "Otra").replacing("fuente.", with: "otra."),
            to: "Content/b.xml"
        )
        for _ in 1...2 {
            let run = try await workplace.build(at: "2026-11-20T07:00:00Z")
            #expect(run.code == 4, "\(run.errors)")
            #expect(
                run.errors.contains(
                    "error: refused to publish: the state of earlier builds is gone, and of the "
                ),
                "\(run.errors)"
            )
        }
        let seed = "_seed/2026-11.ndjson"
        #expect(try workplace.site().text(seed) == before.text(seed))
        try workplace.remove(".pregonero")
        let run = try await workplace.build("--seed-from", "public", at: "2026-11-20T08:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        // What was erased still says so: nobody knows that page any more.
        #expect(known(addresses(try workplace.site())) == known(addresses(before)))
    }

    /// Also where more than the archive is left, as after it was lost.
    @Test(arguments: [true, false])
    func afterASeedThatFailedThereIsNoState(hasMore: Bool) async throws {
        let workplace = try await grown()
        if hasMore {
            for ending in ["", ".copy", ".pages", ".sealed"] {
                try workplace.remove(".pregonero/archive.sqlite\(ending)")
            }
        } else {
            try workplace.remove(".pregonero")
        }
        #expect(try await workplace.build("--seed-from", "nowhere").code == 6)
        let required = try await workplace.build("--require-state")
        #expect(required.code == 7, "\(required.errors)")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("the state of earlier builds is gone"), "\(run.errors)")
    }
}
