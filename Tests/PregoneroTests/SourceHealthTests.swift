import Foundation
import ScriptedServer
import Testing

/// What builds remember of how their sources fared, and what they tell of it.
@Suite struct SourceHealthTests {
    private static let local = "  network: {allowPrivate: true}\n  deadline: 300"

    private static var good: ScriptedAnswer { .ok(Workplace.feed(11...13, title: "Ajena")) }

    private func workplace(_ server: ScriptedServer, _ more: String = "") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: b, kind: feed, url: \"\(server.origin)/b\"\(more)}\n",
            site: Self.local
        )
        return workplace
    }

    @Test func afterItsSecondFailureASourceIsLeftAloneForAnHourThenForTwo() async throws {
        let server = try ScriptedServer.giving(.status(404))
        defer { server.stop() }
        let workplace = try workplace(server)
        func asked(at clock: String) async throws -> Int {
            #expect(try await workplace.build(at: clock).code == 0)
            return server.requests.count
        }
        #expect(try await asked(at: "2026-11-21T06:00:00Z") == 1)
        #expect(try await asked(at: "2026-11-21T06:04:00Z") == 1)
        // As often as if all were well: a cron of fifteen minutes asks each time.
        #expect(try await asked(at: "2026-11-21T06:15:00Z") == 2)
        #expect(try await asked(at: "2026-11-21T07:05:00Z") == 2)
        #expect(try await asked(at: "2026-11-21T07:15:00Z") == 3)
        #expect(try await asked(at: "2026-11-21T09:00:00Z") == 3)
        #expect(try await asked(at: "2026-11-21T09:15:00Z") == 4)
    }

    @Test func theStatusTellsOfADayWhenItIsOver() async throws {
        let server = try ScriptedServer.giving(Self.good, .status(404), Self.good)
        defer { server.stop() }
        let workplace = try workplace(server)
        for clock in ["2026-11-21T06:00:00Z", "2026-11-21T07:00:00Z", "2026-11-21T09:00:00Z"] {
            #expect(try await workplace.build("--refresh", at: clock).code == 0)
        }
        #expect(try !workplace.read("public/estado/index.html").contains("Fallos en cuatro"))
        #expect(try await workplace.build("--refresh", at: "2026-11-22T06:00:00Z").code == 0)
        let page = try workplace.read("public/estado/index.html")
        #expect(page.contains("<dt>Fallos en cuatro semanas</dt><dd>1 / 3</dd>"))
        #expect(page.contains("<dt>Tiempo de respuesta</dt><dd>"))
        #expect(try workplace.read("public/status.json").contains(#""day" : "2026-11-21""#))
        let report = try await workplace.run("doctor", "--clock", "2026-11-23T06:30:00Z")
        #expect(
            report.output.contains(
                "in the last four weeks: 1 of 4 answers failed, a good one takes"
            )
        )
        let again = try await workplace.build("--refresh", at: "2026-11-22T07:00:00Z")
        #expect(again.errors.contains(" 0 rendered"))
    }

    @Test func aFailureIsToldOnceAndThenOnlyInTheSummary() async throws {
        let server = try ScriptedServer.giving(Self.good, .status(404))
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build().code == 0)
        let first = try await workplace.build("--quiet", at: "2026-11-21T07:00:00Z")
        #expect(first.errors.contains("b: warning: the server answered 404"))
        let second = try await workplace.build("--quiet", at: "2026-11-21T07:10:00Z")
        #expect(second.errors.isEmpty)
        let third = try await workplace.build(at: "2026-11-21T07:20:00Z")
        #expect(third.errors.contains("1 stale 1h20m (b: the server answered 404)"))
    }

    @Test func aPauseThatAServerAskedForHoldsInLaterBuildsAndAgainstRefresh() async throws {
        let server = try ScriptedServer.giving(
            .status(429, headers: [("Retry-After", "7200")]),
            Self.good
        )
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build().code == 0)
        let second = try await workplace.build("--refresh", at: "2026-11-21T07:00:00Z")
        #expect(second.errors.contains("127.0.0.1 asked for a pause"))
        #expect(server.requests.count == 1)
        #expect(try await workplace.build(at: "2026-11-21T08:00:01Z").errors.contains("1 new"))
        #expect(server.requests.count == 2)
    }

    @Test func whatIsGoneIsNotAskedAndKeepsItsItems() async throws {
        let server = try ScriptedServer.giving(Self.good, .status(410))
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build().code == 0)
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(run.errors.contains("b: warning: the server answered 410"))
        #expect(run.errors.contains("it is gone for good and is not asked any more"))
        #expect(try await workplace.build(at: "2027-11-21T07:00:00Z").code == 0)
        #expect(server.requests.count == 2)
        #expect(try !workplace.site().pages(containing: "Ajena 12").isEmpty)
        #expect(try workplace.read("public/estado/index.html").contains("Cerrada: se conserva"))
        for flag in ["-q", "--json"] {
            let report = try await workplace.run("doctor", flag)
            #expect(report.code == 3)
            #expect(
                report.errors
                    == "error: gone for good: b; take it out, or give it its new address\n"
            )
            #expect(
                report.output.contains(
                    "\(flag == "-q" ? "1 of 1 source needs hands: b (gone)" : "goneSince")"
                )
            )
        }
        _ = try await workplace.build("--refresh=b", at: "2027-11-22T07:00:00Z")
        #expect(server.requests.count == 3)
    }

    @Test func aSourceThatIsSilentForLongerThanItsRhythmEndsAStrictLookWithThree() async throws {
        let server = try ScriptedServer.giving(.ok(Workplace.feed(1...9, title: "Ajena")))
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build(at: "2026-11-01T10:00:00Z").code == 0)
        func doctor(_ flags: String..., at clock: String) async throws -> Workplace.Run {
            try await workplace.start(["doctor", "--clock", clock] + flags).finished()
        }
        #expect(try await doctor("--strict", at: "2026-11-01T12:00:00Z").code == 0)
        let later = "2027-11-21T06:00:00Z"
        #expect(try await doctor(at: later).code == 0)
        let strict = try await doctor("--strict", "--json", at: later)
        #expect(strict.code == 3)
        #expect(
            strict.errors
                == "error: silent for longer than usual: b; look whether it moved\n"
        )
    }

    @Test func aSourceThatMovedForGoodIsAskedAtItsNewAddress() async throws {
        let server = try ScriptedServer { request in
            request.target == "/b" ? .redirect(301, to: "/new") : Self.good
        }
        defer { server.stop() }
        let workplace = try workplace(server)
        var told: [Bool] = []
        for hour in 6...9 {
            let run = try await workplace.build("--refresh", at: "2026-11-21T0\(hour):00:00Z")
            #expect(run.code == 0)
            told.append(run.errors.contains("it moved for good to \(server.origin)/new"))
        }
        #expect(told == [false, false, true, false])
        #expect(server.requests.map(\.target).suffix(3) == ["/b", "/new", "/new"])
        let report = try await workplace.run("doctor", "--clock", Workplace.clock)
        #expect(report.output.contains("moved to \(server.origin)/new: write it as its 'url'"))
    }

    @Test func keysOfASourceThatMovedToAnotherServerStayBehind() async throws {
        let other = try ScriptedServer.giving(Self.good)
        defer { other.stop() }
        let server = try ScriptedServer.giving(.redirect(301, to: "\(other.origin)/new"))
        defer { server.stop() }
        let workplace = try workplace(server, ", headers: {X-Key: hush4711, Accept-Language: es}")
        for hour in 6...9 {
            let run = try await workplace.build("--refresh", at: "2026-11-21T0\(hour):00:00Z")
            #expect(run.code == 0)
        }
        #expect(server.requests.map { $0["X-Key"] } == ["hush4711", "hush4711", "hush4711"])
        #expect(other.requests.map { $0["X-Key"] } == [nil, nil, nil, nil])
        #expect(other.requests.map { $0["Accept-Language"] } == ["es", "es", "es", "es"])
    }

    @Test func temporaryRedirectsAreNeverAdopted() async throws {
        let server = try ScriptedServer { request in
            request.target == "/b" ? .redirect(302, to: "/new") : Self.good
        }
        defer { server.stop() }
        let workplace = try workplace(server)
        for hour in 6...9 {
            _ = try await workplace.build("--refresh", at: "2026-11-21T0\(hour):00:00Z")
        }
        #expect(server.requests.map(\.target).suffix(2) == ["/b", "/new"])
    }

    @Test func failuresOfOnesOwnNetworkSetNoBackOff() async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: b, kind: feed, url: \"http://nowhere.invalid/b\"}\n")
        #expect(try await workplace.build().errors.contains("no network"))
        let report = try await workplace.run("doctor", "--json", "--clock", Workplace.clock)
        #expect(report.output.contains("\"failures\" : 0"), "\(report.output)")
    }

    @Test func doctorTellsEverythingOfASource() async throws {
        let server = try ScriptedServer.giving(
            .ok(
                Workplace.feed(11...16, title: "Ajena").replacing(
                    "</channel>",
                    with: "</b></channel>"
                )
            ),
            .status(503)
        )
        defer { server.stop() }
        let workplace = try workplace(server)
        _ = try await workplace.build()
        _ = try await workplace.build(at: "2026-11-21T07:00:00Z")
        let report = try await workplace.run("doctor", "--clock", "2026-11-21T08:00:00Z")
        #expect(report.code == 0)
        let lines = report.output.split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        #expect(lines.first == "b  stale  the server answered 503")
        #expect(
            lines.dropFirst().first?.hasPrefix(
                "last success 2026-11-21T06:00:00Z (2h00m ago), next check 2026-11-21T0"
            ) == true
        )
        #expect(
            lines.dropFirst(2) == [
                "newest item 2026-11-01T16:00:00Z, usually every 1h00m: silent for 19d",
                "6 entries accepted, 1 repaired: line 10: </b> closes nothing",
                "1 of 1 source needs hands: b (silent)",
            ]
        )
    }

    @Test func doctorNamesAFileThatIsNotThere() async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n  - {id: b, kind: feed, url: falta.xml}\n"
        )
        #expect(try await workplace.build().code == 0)
        let report = try await workplace.run("doctor", "--clock", Workplace.clock)
        #expect(report.output.contains("b  empty  there is no file "), "\(report.output)")
        #expect(report.output.contains("/Content/falta.xml\n"))
        #expect(
            report.output.contains("b (cannot be read)") && !report.output.contains("a (cannot")
        )
        let named = try await workplace.run("doctor", "b", "--json", "--clock", Workplace.clock)
        #expect(named.output.contains("falta.xml"))
    }

    @Test func doctorNamesAnUnknownSource() async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: marca, kind: feed, url: a.xml}\n")
        let run = try await workplace.run("doctor", "marka")
        #expect(run.code == 2)
        #expect(run.lastLine.contains("there is no source 'marka'; did you mean 'marca'?"))
    }

    @Test func theStatusPageChangesOnlyWithASourcesCondition() async throws {
        let server = try ScriptedServer.giving(Self.good, Self.good, .status(503), .status(503))
        defer { server.stop() }
        let workplace = try workplace(server)
        _ = try await workplace.build()
        let first = try workplace.read("public/status.json")
        #expect(first.contains("\"condition\" : \"ok\""))
        _ = try await workplace.build("--refresh", at: "2026-11-21T07:00:00Z")
        #expect(try workplace.read("public/status.json") == first)
        _ = try await workplace.build("--refresh", at: "2026-11-21T08:00:00Z")
        let third = try workplace.read("public/status.json")
        #expect(third.contains("\"condition\" : \"stale\""))
        _ = try await workplace.build("--refresh", at: "2026-11-21T12:00:00Z")
        #expect(try workplace.read("public/status.json") == third)
        #expect(try workplace.read("public/estado/index.html").contains("No responde"))
        #expect(try workplace.site().brokenLinks() == [])
    }

    @Test func answersAndClockGiveTheSameSiteAgain() async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let recorded = try workplace(server)
        _ = try await recorded.build()
        let replayed = try Workplace()
        try replayed.write(recorded.read("Content/site.yaml"), to: "Content/site.yaml")
        try FileManager.default.createDirectory(
            at: replayed.folder.appending(path: ".pregonero"),
            withIntermediateDirectories: true
        )
        try FileManager.default.copyItem(
            at: recorded.folder.appending(path: ".pregonero/responses"),
            to: replayed.folder.appending(path: ".pregonero/responses")
        )
        _ = try await replayed.build("--offline")
        func pages(_ workplace: Workplace) throws -> [String: [UInt8]] {
            // How the sources answered is what the two builds do differ in.
            try workplace.site().files.filter {
                !$0.key.contains("estado") && !$0.key.contains("status")
            }
        }
        #expect(try pages(replayed) == pages(recorded))
        #expect(server.requests.count == 1)
    }

    @Test func filtersAndRemovalsTakeTheirItemsOut() async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...6), to: "Content/a.xml")
        try workplace.write("# forgotten\nhttps://fuente.example/4\n", to: "Content/removed.txt")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml, exclude: [\"noticia 2\", \"/3$/\"]}\n"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        for number in [1, 5, 6] { #expect(!site.pages(containing: "Noticia \(number)").isEmpty) }
        for number in [2, 3, 4] { #expect(site.pages(containing: "Noticia \(number)") == []) }
    }

    @Test func retentionIsNoLossThatTheShrinkGuardStops() async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...40), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        #expect(try await workplace.build().code == 0)
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n",
            site: "  retention: {items: 5}"
        )
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("35 retired"))
        #expect(try workplace.site().brokenLinks() == [])
    }

    @Test(arguments: [
        ("include: [\"/(/\"]", "'/(/' cannot be looked for: it is no regular expression"),
        ("exclude: \"…\"", "'…' cannot be looked for: it holds no word"),
    ])
    func aWrongPatternIsAnErrorWithItsPlace(key: String, message: String) async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, \(key)}\n")
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(run.errors.contains("Content/site.yaml:8:"), "\(run.errors)")
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func answersThatCannotBeKeptAreSaid() async throws {
        let server = try ScriptedServer.giving(Self.good)
        defer { server.stop() }
        let workplace = try workplace(server)
        // A folder stands where the history is to be written.
        try FileManager.default.createDirectory(
            at: workplace.folder.appending(path: ".pregonero/history.json.new"),
            withIntermediateDirectories: true
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                ".pregonero/: warning: the answers of the sources cannot be kept: "
            ),
            "\(run.errors)"
        )
        #expect(try !workplace.site().pages(containing: "Ajena 12").isEmpty)
    }
}
