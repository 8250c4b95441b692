import Foundation
import ScriptedServer
import Testing

/// What a build makes of sources that answer badly or not at all.
@Suite struct SourceFaultTests {
    /// No test but the one for the deadline comes near it, however busy the machine.
    private static let local = site(deadline: 300)

    private static func site(deadline: Int) -> String {
        "  network: {allowPrivate: true}\n  deadline: \(deadline)"
    }

    /// A site with one good source and one at the server's `/b`.
    private func workplace(
        _ server: ScriptedServer,
        _ more: String = "",
        deadline: Int = 300
    ) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n"
                + "  - {id: b, kind: feed, url: \"\(server.origin)/b\"\(more)}\n",
            site: Self.site(deadline: deadline)
        )
        return workplace
    }

    private static var good: ScriptedAnswer {
        .ok(Workplace.feed(11...13, title: "Ajena"), headers: [("ETag", "\"v1\"")])
    }

    @Test(arguments: [
        (ScriptedAnswer.status(503, headers: [], body: []), "the server answered 503"),
        (.ok(""), "empty"),
        (.ok("<!doctype html><title>Log in</title><form><input type=password></form>"), "page"),
        (.garbage, "failure talking to"),
        (.ok("%PDF-1.7 garbage"), "this is no feed"),
        (
            .truncated(Array("<rss version='2.0'><channel><ti".utf8), announced: 5_000),
            "ended too early"
        ),
        (.ok("<rss version='2.0'><channel><title>x</title></channel></rss>"), "no items"),
    ])
    func aBadAnswerCostsOnlyItsSource(answer: ScriptedAnswer, reason: String) async throws {
        let server = try ScriptedServer.giving(answer)
        defer { server.stop() }
        let workplace = try workplace(server)
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("1 new  1 empty (b: "), "\(run.errors)")
        #expect(run.errors.contains(reason), "\(run.errors)")
        #expect(try !workplace.site().pages(containing: "Noticia 5").isEmpty)
        #expect(try workplace.site().brokenLinks() == [])
    }

    @Test(arguments: [
        (429, "it was asked too often, or its quota is spent"),
        (503, "that is its server's fault"), (404, "check its url"),
    ])
    func whatToDoDependsOnWhoseFaultItIs(code: Int, hint: String) async throws {
        let server = try ScriptedServer.giving(.status(code, headers: [], body: []))
        defer { server.stop() }
        let run = try await workplace(server).build()
        #expect(run.errors.contains("\nhint: \(hint)"), "\(run.errors)")
    }

    @Test(arguments: [["--refresh", "a"], ["--refresh=a"], ["--refresh"], ["--refresh", "-q"]])
    func sourcesAreAskedBeforeTheirTimeHoweverTheyAreNamed(flags: [String]) async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build().code == 0)
        let asked = server.requests.count
        let run = try await workplace.start(["build", "--clock", Workplace.clock] + flags)
            .finished()
        #expect(run.code == 0, "\(run.errors)")
        #expect(server.requests.count - asked == (flags.joined().hasSuffix("a") ? 0 : 1))
    }

    @Test(arguments: [
        ("{author: title}", "row 1: the row has no 'id' and is left out"),
        ("{id: uuid}", "row 1: the row has no 'title' and is left out"),
    ])
    func anAnswerWhoseRowsAreAllLeftOutSaysWhy(fields: String, reason: String) async throws {
        let workplace = try Workplace()
        try workplace.write("[{\"uuid\": \"1\", \"title\": \"Uno\"}]", to: "Content/a.json")
        try workplace.configure("  - {id: a, kind: json, url: a.json, fields: \(fields)}\n")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains("the answer has no items that can be used; \(reason)\n"),
            "\(run.errors)"
        )
    }

    @Test func aSourceThatIsSilentIsNotWaitedForPastTheDeadline() async throws {
        let server = try ScriptedServer.giving(.silence.held(by: Gate()))
        defer { server.stop() }
        let run = try await workplace(server, deadline: 2).build()
        #expect(run.code == 0)
        #expect(run.errors.contains("when time for fetching was up"), "\(run.errors)")
    }

    @Test func aFeedThatIsCutOffGivesItsWholeEntriesAndAWarning() async throws {
        let feed = String(Workplace.feed(11...13, title: "Ajena").dropLast(160))
        let server = try ScriptedServer.giving(.ok(feed))
        defer { server.stop() }
        let workplace = try workplace(server)
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains("b: warning: the feed is cut off; 2 whole entries were read"),
            "\(run.errors)"
        )
        #expect(try !workplace.site().pages(containing: "Ajena 12").isEmpty)
        #expect(try workplace.site().pages(containing: "Ajena 13") == [])
    }

    @Test func aLargeAnswerIsReadOnceMoreForTheArchive() async throws {
        let large = Workplace.feed(11...13, title: "Ajena")
            .replacing("<item>", with: "<!-- \(String(repeating: "x", count: 500_000)) --><item>")
        let server = try ScriptedServer.giving(.ok(large))
        defer { server.stop() }
        let workplace = try workplace(server)
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("2 new"), "\(run.errors)")
        #expect(try !workplace.site().pages(containing: "Ajena 12").isEmpty)
        #expect(
            try await workplace.build(at: "2026-11-21T06:06:00Z").errors.contains("2 unchanged")
        )
        #expect(server.requests.count == 2)
    }

    @Test func anUnreachableSourceIsNamed() async throws {
        let workplace = try Workplace()
        // Port 1 is never given to a server that asks for any port, as those of other tests do.
        try workplace.configure(
            "  - {id: b, kind: feed, url: \"http://127.0.0.1:1/b\"}\n",
            site: Self.local
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "b: warning: there is nothing to show: cannot connect to 127.0.0.1"
            )
        )
    }

    @Test func theLastGoodAnswerStandsIn() async throws {
        let server = try ScriptedServer.giving(Self.good, .status(503, headers: [], body: []))
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build().code == 0)
        func pages() throws -> [String: [UInt8]] {
            // Only what tells of the sources themselves changes.
            try workplace.site().files.filter { !$0.key.contains(/estado|status/) }
        }
        let before = try pages()
        let run = try await workplace.build("--refresh", at: "2026-11-21T08:14:00Z")
        #expect(run.code == 0)
        #expect(run.errors.contains("1 unchanged  1 stale 2h14m (b: the server answered 503"))
        #expect(
            run.errors.contains(
                "b: warning: the server answered 503; the last good answer of 2h14m ago stands in"
            )
        )
        #expect(try pages() == before)
    }

    @Test func validatorsAreSentAndANotModifiedAnswerChangesNothing() async throws {
        let server = try ScriptedServer { request in
            request["If-None-Match"] == "\"v1\""
                ? .status(304, headers: [], body: []) : Self.good
        }
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build().code == 0)
        let run = try await workplace.build("--refresh", at: "2026-11-21T08:00:00Z")
        #expect(run.errors.contains("2 unchanged"))
        #expect(run.errors.contains("files  0 written"))
        #expect(server.requests.map { $0["If-None-Match"] } == [nil, "\"v1\""])
    }

    @Test func aSourceIsNotAskedBeforeItsTime() async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.build(at: "2026-11-21T06:04:00Z").code == 0)
        #expect(server.requests.count == 1)
        #expect(try await workplace.build(at: "2026-11-21T06:06:00Z").code == 0)
        #expect(server.requests.count == 2)
    }

    @Test func theSampleStandsInUntilTheFirstAnswerAndThenGoes() async throws {
        let server = try ScriptedServer.giving(
            .status(500, headers: [], body: []),
            .status(500, headers: [], body: []),
            Self.good
        )
        defer { server.stop() }
        let workplace = try workplace(server, ", sample: b-sample.xml")
        try workplace.write(Workplace.feed(40...42, title: "Muestra"), to: "Content/b-sample.xml")
        #expect(try await workplace.build().errors.contains("1 sample (b: the server answered 500"))
        #expect(try !workplace.site().pages(containing: "Muestra 41").isEmpty)
        let run = try await workplace.build("--refresh", at: "2026-11-21T08:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        #expect(site.pages(containing: "Muestra 41") == [])
        #expect(!site.pages(containing: "Ajena 12").isEmpty)
        #expect(site.brokenLinks() == [])
    }

    @Test func aRequiredSourceEndsTheBuildWithThree() async throws {
        let server = try ScriptedServer.giving(Self.good, .status(503, headers: [], body: []))
        defer { server.stop() }
        let workplace = try workplace(server, ", onFailure: fail")
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site().files
        let run = try await workplace.build("--refresh", at: "2026-11-21T08:00:00Z")
        #expect(run.code == 3)
        #expect(
            run.lastLine
                == "error: the required source 'b' was unavailable: the server answered 503"
        )
        #expect(try workplace.site().files == before)
    }

    @Test func aSourceWithoutItsKeyIsNotAsked() async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let workplace = try workplace(server, ", key: \"${env:PREGONERO_TEST_KEY}\"")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("PREGONERO_TEST_KEY is not set"))
        #expect(server.requests.isEmpty)
    }

    @Test func aSourceWithoutItsAddressStopsNoOther() async throws {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n"
                + "  - {id: b, kind: feed, url: \"${env:PREGONERO_TEST_URL}\"}\n"
        )
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "b: warning: there is nothing to show: PREGONERO_TEST_URL is not set\n"
                    + "hint: set PREGONERO_TEST_URL where the portal is built\n"
            ),
            "\(run.errors)"
        )
        #expect(try !workplace.site().pages(containing: "Noticia 3").isEmpty)
    }

    @Test func aProgramThatIsNotThereIsNoMatterOfAnAddress() async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: b, kind: command, command: [no-such-program]}\n")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "there is no such program\nhint: check its command, or give it a 'sample' to start with"
            ),
            "\(run.errors)"
        )
    }

    @Test func aSecretIsNowhereInStateOutputAndWords() async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: b, kind: feed, url: \"\(server.origin)/b?key=${env:PREGONERO_TEST_KEY}\"}\n",
            site: Self.local
        )
        let secret = "hush4711"
        let run = try await workplace.run(
            "build",
            "--clock",
            Workplace.clock,
            "--verbose",
            environment: ["PREGONERO_TEST_KEY": secret]
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(server.requests.first?.target.contains(secret) == true)
        #expect(!run.errors.contains(secret))
        let files = try BuiltSite(folder: workplace.folder).files
        let told = files.filter { String(decoding: $0.value, as: UTF8.self).contains(secret) }
        #expect(told.keys.sorted() == [])
    }

    @Test func aChangedAddressIsAskedAtOnce() async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build().code == 0)
        let text = try workplace.read("Content/site.yaml")
        try workplace.write(
            text.replacing("\(server.origin)/b", with: "\(server.origin)/c"),
            to: "Content/site.yaml"
        )
        #expect(try await workplace.build(at: "2026-11-21T06:01:00Z").code == 0)
        #expect(server.requests.map(\.target) == ["/b", "/c"])
    }

    @Test func aLostArchiveIsFilledFromTheKeptAnswers() async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build().code == 0)
        for file in ["archive.sqlite", "archive.sqlite-wal", "archive.sqlite-shm"] {
            try? workplace.remove(".pregonero/\(file)")
        }
        #expect(try await workplace.build("--offline").code == 0)
        #expect(try !workplace.site().pages(containing: "Ajena 12").isEmpty)
    }

    @Test func strictMakesAMissingAnswerAnError() async throws {
        let server = try ScriptedServer.giving(.status(503, headers: [], body: []))
        defer { server.stop() }
        let workplace = try workplace(server)
        let run = try await workplace.build("--strict")
        #expect(run.code == 1)
        #expect(!workplace.exists("public/index.html"))
    }

    @Test func anAddressInsideOnesOwnNetworkIsRefused() async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let workplace = try Workplace()
        try workplace.configure("  - {id: b, kind: feed, url: \"\(server.origin)/b\"}\n")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("127.0.0.1 is not fetched from"))
        #expect(server.requests.isEmpty)
    }

    @Test func quietSaysNothingWhenAllIsWell() async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let run = try await workplace(server).build("--quiet")
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.isEmpty)
    }

    @Test func fetchArchivesWithoutWritingPages() async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let workplace = try workplace(server)
        let run = try await workplace.run("fetch", "--clock", Workplace.clock)
        #expect(run.code == 0)
        #expect(run.errors.contains("+8 new"))
        #expect(!workplace.exists("public"))
        #expect(try await workplace.build("--offline").code == 0)
        #expect(try !workplace.site().pages(containing: "Ajena 12").isEmpty)
    }
}
