import Foundation
import ScriptedServer
import Testing

/// What a build makes of sources that are no feeds: their keys, pages, terms and failures.
@Suite struct SourceKindSiteTests {
    private static let local = "  network: {allowPrivate: true}\n  deadline: 120"
    private static let secret = "hush/4711+x"
    private static let environment = ["PREGONERO_TEST_KEY": secret]

    private func workplace(_ source: String) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure("  - {id: b, \(source)}\n", site: Self.local)
        return workplace
    }

    private func build(
        _ workplace: Workplace,
        _ arguments: String...,
        at clock: String = Workplace.clock
    ) async throws -> Workplace.Run {
        try await workplace.start(
            ["build", "--clock", clock] + arguments,
            environment: Self.environment
        ).finished()
    }

    private func story(_ number: Int) -> String {
        #"{"uuid":"\#(number)","title":"Ajena \#(number)","url":"https://voz.example/\#(number)"}"#
    }

    private func thenewsapi(_ server: ScriptedServer) throws -> Workplace {
        try workplace(
            "kind: thenewsapi, url: \"\(server.origin)\", key: \"${env:PREGONERO_TEST_KEY}\", pages: 3"
        )
    }

    @Test func aFailedPageDoesNotLoseTheOthers() async throws {
        let server = try ScriptedServer { request in
            let page = request.target.suffix(1)
            return page == "2"
                ? .status(500, body: Array(#"{"error":{"code":"server_error"}}"#.utf8))
                : .ok(#"{"data":[\#(self.story(Int(page) ?? 0))]}"#)
        }
        defer { server.stop() }
        let workplace = try thenewsapi(server)
        let run = try await build(workplace)
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "b: warning: page 2: the server answered 500: server_error; it is missing"
            ),
            "\(run.errors)"
        )
        #expect(try !workplace.site().pages(containing: "Ajena 1").isEmpty)
        #expect(try !workplace.site().pages(containing: "Ajena 3").isEmpty)
    }

    /// NewsAPI gathers the news of others: to name it as who said so would be false.
    @Test func thePublisherIsNamedAndNotWhoGatheredTheNews() async throws {
        let articles =
            #"{"status":"ok","articles":[{"source":{"name":"La Voz \u2028de Ribera"},"#
            + #""title":"Llega el tren","url":"https://voz.example/tren","#
            + #""publishedAt":"2026-11-20T23:01:06Z","description":"Dos al día."}]}"#
        let server = try ScriptedServer { _ in .ok(articles) }
        defer { server.stop() }
        let workplace = try workplace(
            "kind: newsapi, title: Agregador, url: \"\(server.origin)\", country: us, "
                + "key: \"${env:PREGONERO_TEST_KEY}\""
        )
        let run = try await build(workplace)
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let page = try #require(site.pages(containing: "Leer en La Voz de Ribera").first)
        let text = site.text(page)
        #expect(!text.contains("Agregador"))
        #expect(text.contains(#""name":"La Voz de Ribera""#))
        #expect(site.text("index.html").contains("La Voz de Ribera"))
        #expect(site.text("noticias/index.html").contains("La Voz de Ribera"))
        #expect(!site.text("noticias/index.html").contains("Agregador"))
    }

    @Test func feedsNameThePublisherOfGatheredNews() async throws {
        let workplace = try workplace(
            "kind: data, model: article, url: a.json, rights: licensed, title: Agregador"
        )
        try workplace.write(
            #"[{"id":"1","title":"Llega el tren","published":"2026-11-20","publisher":"La Voz"}]"#,
            to: "Content/a.json"
        )
        let run = try await build(workplace)
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        for path in ["atom.xml", "feed.xml", "feed.json"] {
            #expect(site.text(path).contains("La Voz"), "\(path)")
            #expect(!site.text(path).contains("Agregador"), "\(path)")
        }
    }

    @Test func aCollectionLeadsToWhatItsSourceSays() async throws {
        let source = "kind: data, model: figure, url: a.yaml, title: Faros"
        let workplace = try workplace(source)
        try workplace.write(
            "- {id: uno, name: Uno, more: \"https://uno.example/\"}\n- {id: dos, name: Dos}\n",
            to: "Content/a.yaml"
        )
        #expect(try await build(workplace).code == 0)
        #expect(try !workplace.site().text("b/index.html").contains("Más información"))
        #expect(try workplace.site().text("b/uno/index.html").contains("https://uno.example/"))
        try workplace.configure(
            "  - {id: b, \(source), more: \"https://faros.example/\"}\n",
            site: Self.local
        )
        let run = try await build(workplace)
        #expect(run.code == 0, "\(run.errors)")
        let page = try workplace.site().text("b/index.html")
        #expect(page.contains(#"href="https://faros.example/""#))
        #expect(page.contains("Más información"))
        #expect(try !workplace.site().text("b/dos/index.html").contains("Más información"))
    }

    @Test func aKeyIsNowhereInStateOutputAndWords() async throws {
        let isOpen = RequestCounter()
        let server = try ScriptedServer { request in
            // The API says the key aloud, as some do.
            isOpen.next() > 3
                ? .status(
                    401,
                    body: Array(
                        #"{"error":{"code":"invalid_api_token","message":"no token \#(Self.secret)"}}"#
                            .utf8
                    )
                )
                : .ok(#"{"data":[\#(self.story(Int(request.target.suffix(1)) ?? 0))]}"#)
        }
        defer { server.stop() }
        let workplace = try thenewsapi(server)
        let first = try await build(workplace, "--verbose")
        #expect(first.code == 0, "\(first.errors)")
        #expect(
            server.requests.first?.target.contains("api_token=hush%2F4711%2Bx") == true
        )
        let second = try await build(
            workplace,
            "--verbose",
            "--refresh",
            at: "2026-11-21T08:00:00Z"
        )
        #expect(
            second.errors.contains("the server refused access (401): invalid_api_token: no token …")
        )
        let config = try await workplace.run("config", environment: Self.environment)
        for text in [first.errors, first.output, second.errors, second.output, config.output] {
            #expect(!text.contains("4711"))
        }
        let files = try BuiltSite(folder: workplace.folder).files
        // Digits alone may stand in any hash.
        let told = files.filter { file in
            let text = String(decoding: file.value, as: UTF8.self)
            return ["hush", "4711+x", "4711%2Bx"].contains { text.contains($0) }
        }
        #expect(told.keys.sorted() == [])
    }

    /// However its server spells it, and wherever.
    private static let echoes = [
        secret, secret.uppercased(), "HuSh%2f4711%2Bx", "hush\\/4711+x",
        Data("ana:\(secret)".utf8).base64EncodedString(), "hush&#47;4711&#43;x",
    ]

    @Test(arguments: echoes) func aKeyThatItsServerEchoesIsNowhere(echo: String) async throws {
        let isOpen = RequestCounter()
        let headers = [("ETag", "\"\(echo)\""), ("Last-Modified", echo)]
        let server = try ScriptedServer { request in
            if isOpen.next() > 3 {
                return .status(401, headers: headers, body: Array("{\"error\":\"\(echo)\"}".utf8))
            }
            let story =
                "{\"uuid\":\"\(request.target.suffix(1))\",\"title\":\"Ajena \(echo)\","
                + "\"url\":\"https://voz.example/?k=\(echo)\",\"description\":\"\(echo)\"}"
            return .ok("{\"meta\":\"\(echo)\",\"data\":[\(story)]}", headers: headers)
        }
        defer { server.stop() }
        let workplace = try thenewsapi(server)
        let first = try await build(workplace, "--verbose")
        #expect(first.code == 0, "\(first.errors)")
        let second = try await build(
            workplace,
            "--verbose",
            "--refresh",
            at: "2026-11-21T08:00:00Z"
        )
        let doctor = try await workplace.start(
            ["doctor", "--clock", "2026-11-21T08:30:00Z"],
            environment: Self.environment
        ).finished()
        for text in [first, second, doctor].flatMap({ [$0.errors, $0.output] }) {
            #expect(!text.lowercased().contains("hush"), "\(text)")
        }
        let told = try BuiltSite(folder: workplace.folder).files.filter { file in
            let text = String(decoding: file.value, as: UTF8.self).lowercased()
            return [echo.lowercased(), "hush"].contains { text.contains($0) }
        }
        #expect(told.keys.sorted() == [])
        #expect(try !workplace.site().pages(containing: "Ajena").isEmpty)
    }

    @Test(arguments: [401, 403])
    func aRefusalNamesTheSourceAndTheVariable(status: Int) async throws {
        let server = try ScriptedServer.giving(
            .status(status, body: Array(#"{"message":"Subscribe first."}"#.utf8))
        )
        defer { server.stop() }
        let workplace = try workplace(
            "kind: streaming-availability, url: \"\(server.origin)\", "
                + "key: \"${env:PREGONERO_TEST_KEY}\""
        )
        let run = try await build(workplace)
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "b: warning: there is nothing to show: the server refused access (\(status)): "
                    + "Subscribe first.\n"
                    + "hint: set PREGONERO_TEST_KEY in the environment to what 'b' accepts"
            ),
            "\(run.errors)"
        )
    }

    @Test func whatTheTermsForbidIsSaidByTheBuild() async throws {
        let server = try ScriptedServer.giving(
            .ok(#"{"status":"ok","articles":[{"title":"Ajena 1","url":"https://voz.example/1"}]}"#)
        )
        defer { server.stop() }
        let source = "kind: newsapi, url: \"\(server.origin)\", country: us"
        let run = try await build(workplace(source))
        #expect(
            run.errors.contains(
                "b: warning: NewsAPI's developer plan is for development only, not for a public portal"
            )
        )
        let paid = try await build(workplace(source + ", plan: business"))
        #expect(!paid.errors.contains("developer plan"))
    }

    @Test func whatIsWrongInOnesOwnFileIsSaidInEachBuild() async throws {
        let workplace = try workplace("kind: data, model: figure, url: data/faros.yaml")
        try workplace.write(
            "- {id: a, name: El faro}\n- {id: b, nmae: El pozo}\n",
            to: "Content/data/faros.yaml"
        )
        for clock in [Workplace.clock, "2026-11-21T07:00:00Z"] {
            let run = try await build(workplace, at: clock)
            #expect(run.code == 0)
            #expect(
                run.errors.contains(
                    "Content/data/faros.yaml:2: warning: the row has no 'name' and is left out"
                ),
                "\(run.errors)"
            )
        }
        try workplace.write("- {id: a, name: El faro}\n", to: "Content/data/faros.yaml")
        let run = try await build(workplace, at: "2026-11-21T08:00:00Z")
        #expect(!run.errors.contains("warning"), "\(run.errors)")
    }

    @Test func otherOptionsReadTheKeptAnswerAgain() async throws {
        let server = try ScriptedServer.giving(
            .ok(#"[{"id":1,"firstname":"Ana","lastname":"Soto Gil"}]"#)
        )
        defer { server.stop() }
        let source = "kind: jsonplaceholder-users, url: \"\(server.origin)\""
        let workplace = try workplace(source + ", consent: all")
        let all = try await build(workplace, "--verbose")
        #expect(all.code == 0, "\(all.errors)")
        #expect(!all.errors.contains("left out"))
        // Nobody is asked again: it is not due.
        try workplace.configure("  - {id: b, \(source)}\n", site: Self.local)
        let none = try await build(workplace, "--verbose", at: "2026-11-21T06:01:00Z")
        #expect(none.code == 0)
        #expect(none.errors.contains("one person left out"), "\(none.errors)")
        #expect(try workplace.site().pages(containing: "Soto Gil") == [])
    }

    @Test func aProgramThatHangsOrNeverEndsCostsItsSourceOnly() async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        try workplace.configure(
            """
              - {id: a, kind: feed, url: a.xml}
              - {id: slow, kind: command, command: [sleep, "600"], timeout: 1s}
              - {id: long, kind: command, command: ["yes"], maxBytes: 1000000}
              - {id: good, kind: command, command: [cat, items.json]}
            """ + "\n"
        )
        try workplace.write(
            #"[{"id":1,"title":"Del programa","link":"https://a.example/1"}]"#,
            to: "Content/items.json"
        )
        let run = try await build(workplace)
        #expect(run.code == 0)
        #expect(
            run.errors.contains("'sleep' did not end within 1 s and was stopped"),
            "\(run.errors)"
        )
        #expect(run.errors.contains("'yes' printed more than 1000000 bytes and was stopped"))
        #expect(try !workplace.site().pages(containing: "Noticia 2").isEmpty)
        #expect(try !workplace.site().pages(containing: "Del programa").isEmpty)
    }

    @Test func configTellsTheKeysOfAKind() async throws {
        let workplace = try workplace("kind: itunes, term: [ola, mar], country: es")
        let run = try await workplace.run("config")
        #expect(run.code == 0)
        for line in ["term:", "- ola", "limit: 200", "media: musicVideo", "pictures: offered"] {
            #expect(run.output.contains(line), "\(line)\n\(run.output)")
        }
    }
}
